/** Important rules of a shadow root win over any that the page has for the host element. */
export const PAGE_BUTTON_STYLE = `
:host {
  all: initial !important;
  position: absolute !important;
  left: var(--left) !important;
  top: var(--top) !important;
  z-index: 2147483647 !important;
  width: max-content !important;
  color-scheme: light dark !important;
  font: 600 14px/20px system-ui, sans-serif !important;
}
button {
  all: unset;
  box-sizing: border-box;
  padding: 5px 13px;
  border: 1px solid #1257a8;
  border-radius: 8px;
  background: #1663c0;
  color: #fff;
  cursor: pointer;
}
button:hover { background: #0f4f9c; }
button:active { background: #0b3f7e; }
button:focus-visible { outline: 3px solid #f0a020; outline-offset: 2px; }
[role='status'] {
  position: absolute;
  top: calc(100% + 6px);
  width: max-content;
  max-width: min(288px, var(--room));
  pointer-events: none;
}
:host([data-words='above']) [role='status'] { top: auto; bottom: calc(100% + 6px); right: 0; }
:host([data-words='below-to-left']) [role='status'] { right: 0; }
:host([data-words='below-to-right']) [role='status'] { left: 0; }
[role='status'] span {
  display: block;
  padding: 6px 10px;
  border-radius: 8px;
  background: #24292f;
  color: #fff;
  font-weight: 400;
  box-shadow: 0 2px 8px #0004;
  animation: fade 0.4s 8s forwards;
}
[role='status'] .good { background: #12662b; }
[role='status'] .warning { background: #8a3b00; }
@keyframes fade { to { opacity: 0; visibility: hidden; } }
@media print { :host { display: none !important; } }
@media (forced-colors: active) { button { border-color: ButtonText; } }
`;
