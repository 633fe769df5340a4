/** The doctor's style sheet, in a shadow root that the page's styles do not reach. */
export const panelStyle = `
:host { all: initial; position: fixed; inset: auto 8px 8px auto; z-index: 2147483647; max-inline-size: calc(100vw - 16px);
  font: 16px/1.5 system-ui, sans-serif; color: #1b2620; text-align: start; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.panel { inline-size: 640px; max-inline-size: 100%; max-block-size: min(75vh, 720px); overflow: auto; margin-block-end: 8px;
  padding: 16px; background: #fff; border: 2px solid #1d4a31; border-radius: 8px; box-shadow: 0 8px 32px #0004; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; }
h2, h3, h4, p, ul, pre { margin: 0; padding: 0; font-size: inherit; }
h2 { font-size: 20px; line-height: 1.2; }
h3 { margin-block: 20px 4px; font-size: 17px; }
ul { list-style: none; }
li.one { padding-block: 12px; border-block-start: 1px solid #c9d1cc; }
li.fault { padding-inline-start: 12px; margin-block: 6px; border-inline-start: 3px solid #a62b1f; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
.row h4 { margin-inline-end: auto; overflow-wrap: anywhere; }
.state { color: #4a5750; }
.head + p { margin-block-start: 8px; }
.calls { overflow-wrap: anywhere; font-size: 14px; }
pre { margin-block: 8px 4px; padding: 8px; max-block-size: 220px; overflow: auto; background: #f2f4f1; border: 1px solid #8a968f;
  border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.45 ui-monospace, monospace; }
.sides { display: grid; gap: 0 8px; grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); }
.side { margin-block-start: 8px; font-size: 14px; }
.side + pre { margin-block-start: 0; }
.asked { margin-block-start: 8px; }
mark { background: #fbe9b6; color: inherit; }
button { min-block-size: 36px; padding: 4px 12px; font: inherit; color: #1d4a31; background: #fff; border: 2px solid currentcolor;
  border-radius: 6px; cursor: pointer; }
@media (hover: hover) { button:hover { background: #e6eee9; } }
button:focus-visible, pre:focus-visible, .panel:focus-visible { outline: 3px solid #1d4a31; outline-offset: 2px; }
.toggle { display: block; margin-inline-start: auto; color: #fff; background: #1d4a31; box-shadow: 0 2px 8px #0006; }
@media (hover: hover) { .toggle:hover { background: #123321; } }
.toggle[data-faults] { background: #a62b1f; }
@media (pointer: coarse) { button { min-block-size: 44px; } }
`
