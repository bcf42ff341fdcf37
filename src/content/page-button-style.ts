/** Important rules of a shadow root win over any that the page has for the host element. */
export const PAGE_BUTTON_STYLE = `
:host {
  all: initial !important;
  position: absolute !important;
  left: var(--left) !important;
  top: var(--top, -99px) !important;
  z-index: 2147483647 !important;
  width: max-content !important;
  direction: ltr !important;
}
button, span span {
  display: block;
  padding: 5px 13px;
  border: 1px solid #0000;
  border-radius: 8px;
  background: #24292f;
  color: #fff;
  font: 14px/20px system-ui, sans-serif;
}
button {
  background: #1663c0;
  font-weight: 600;
  cursor: pointer;
}
[role] {
  position: absolute;
  top: 38px;
  left: 0;
  width: max-content;
  max-width: min(288px, var(--room));
  pointer-events: none;
}
:host([data-words='above']) [role] { top: auto; bottom: 38px; }
:host(:not([data-words='right'])) [role] { left: auto; right: 0; }
span span { animation: fade 0.4s 8s forwards; }
span .good { background: #12662b; }
span .warning { background: #8a3b00; }
@keyframes fade { to { visibility: hidden; } }
@media print { :host { display: none !important; } }
`;
