import { type Option, text } from '../../shared/options/options'
import { defineWidget } from '../../shared/runtime/define-widget'
import { Misfit } from '../../shared/text/reader'
import { EqualHeight } from './EqualHeight'

const columns = text('The selector of each element whose children are columns.', '[data-equal-height]')

const selector: Option<string> = {
  ...columns,
  expected: 'a selector, such as .columns',
  read(given, at) {
    const written = columns.read(given, at)
    try {
      document.createDocumentFragment().querySelector(written)
    } catch {
      throw new Misfit(at, given, 'is no selector')
    }
    return written
  },
}

export const widget = defineWidget({
  name: 'equal-height',
  title: 'Equal heights',
  group: 'Page furniture',
  summary:
    'Columns of your page, each as high as the highest beside it; where a grid of your own style sheet can do it, it should.',
  options: { columns: selector },
  component: EqualHeight,
})
