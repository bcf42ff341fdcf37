/**
 * Each role has a pattern and a colour. The colours are as far from white as from black, and the lines have a pale
 * rim, so that they can be seen on any page. Important rules win over any that the page has for the host element.
 */
export const OVERLAY_STYLE = `
:host {
  all: initial !important;
  position: absolute !important;
  left: 0 !important;
  top: 0 !important;
  width: 100px !important;
  z-index: 2147483646 !important;
  direction: ltr !important;
  pointer-events: none !important;
}
.cell, i, .chips { position: absolute; forced-color-adjust: none; }
i {
  inset: 0;
  box-sizing: border-box;
  border: 3px solid;
  border-radius: 4px;
  box-shadow: 0 0 0 1px #fff7, inset 0 0 0 1px #fff7;
}
i + i { inset: 5px; }
i + i + i { inset: 10px; }
.where { color: #1a73e8; }
.because { color: #8250df; }
.placed { color: #17803d; }
.wrong { color: #c2410c; }
.removed { color: #d4263c; }
i.because { border-style: dashed; }
i.placed { border: 6px double; }
i.wrong { border: 5px dotted; }
i.removed {
  inset: 0;
  border-width: 1px;
  background:
    repeating-linear-gradient(45deg, #d4263c80 0 1px, #0000 0 6px),
    repeating-linear-gradient(-45deg, #d4263c80 0 1px, #0000 0 6px);
}
.chips {
  inset: auto 2px 2px;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
}
b {
  min-width: 0.8em;
  border: 1px solid;
  border-radius: 3px;
  background: #fff;
  font: 700 1em/1.2 Arial, sans-serif;
  text-align: center;
}
b.removed { color: #24292f; border-color: #fff; text-decoration: line-through 1px #d4263c; }
i.solution { display: none; }
.solution + .chips { inset: 0; place-content: center; align-items: center; }
b.solution { border: 0; background: #fffd; color: #17803d; font-size: 2.6em; }
b.placed { background: #17803d; border-color: #fff; color: #fff; }
section {
  position: absolute;
  box-sizing: border-box;
  width: max-content;
  max-width: 304px;
  max-height: calc(100vh - 16px);
  overflow: auto;
  padding: 10px 40px 12px 14px;
  border: 1px solid #8c959f;
  border-radius: 8px;
  background: #24292f;
  color: #fff;
  font: 14px/20px system-ui, sans-serif;
  overflow-wrap: break-word;
  pointer-events: auto;
}
.docked { position: fixed; inset: auto 8px 8px; width: auto; max-width: 600px; max-height: 40vh; margin: auto; }
.docked.high { inset: 8px 8px auto; }
p { margin: 4px 0 0; }
button {
  position: absolute;
  top: 4px;
  right: 4px;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: 18px/1 system-ui, sans-serif;
  cursor: pointer;
}
button:hover { background: #fff3; }
button:focus-visible { outline: 2px solid; outline-offset: -4px; }
@media print { :host { display: none !important; } }
`;
