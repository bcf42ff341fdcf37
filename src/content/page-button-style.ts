/** Important rules of a shadow root win over any that the page has for the host element. */
export const PAGE_BUTTON_STYLE = `
:host {
  all: initial !important;
  position: absolute !important;
  left: var(--left) !important;
  top: var(--top) !important;
  z-index: 2147483647 !important;
  width: max-content !important;
  direction: ltr !important;
  font: 600 14px/20px system-ui, sans-serif !important;
}
button {
  all: unset;
  padding: 5px 13px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: #1663c0;
  color: #fff;
  cursor: pointer;
}
button:hover { background: #0f4f9c; }
button:focus-visible { outline: 3px solid #f0a020; outline-offset: 2px; }
[role] {
  position: absolute;
  top: 38px;
  left: 0;
  width: max-content;
  max-width: min(288px, var(--room));
  pointer-events: none;
}
:host([data-words='above']) [role] { top: auto; bottom: 38px; }
:host(:not([data-words='below-to-right'])) [role] { left: auto; right: 0; }
span span {
  display: block;
  padding: 5px 13px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: #24292f;
  color: #fff;
  font-weight: 400;
  animation: fade 0.4s 8s forwards;
}
.good { background: #12662b; }
.warning { background: #8a3b00; }
@keyframes fade { to { opacity: 0; visibility: hidden; } }
@media print { :host { display: none !important; } }
`;
