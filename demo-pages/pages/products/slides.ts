import { attributes, type Html, html } from '../layout/html'
import { placeholder } from '../placeholders'

type Slider = { id: string; kind: 'gallery' | 'video' | 'image'; title: string }

/** Renders slides in a row, with a slider's buttons above them; without script people scroll sideways. */
export const slider = (
  { id, kind, title }: Slider,
  slides: readonly Html[],
): Html => html`${placeholder('slider', { slides: id, kind, title }, html`<p><span>Scroll sideways for more, or go to <a href="#${id}-end">the last</a>.</span></p>`)}
<div class="slides" id="${id}"><ul>
${slides.map(
  (slide, at) => html`<li${attributes({ id: at === slides.length - 1 && `${id}-end` })}>${slide}</li>
`,
)}
</ul></div>`
