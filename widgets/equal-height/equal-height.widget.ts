import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { EqualHeight } from './EqualHeight'
import { options } from './equal-height.options'

export const widget = defineWidget({
  name: 'equal-height',
  title: FOR_EDITORS && 'Columns of equal height',
  group: FOR_EDITORS && 'Page furniture',
  summary:
    FOR_EDITORS &&
    'Columns of your page, each as high as the highest beside it; where a grid of your own style sheet can do it, it should.',
  options,
  component: EqualHeight,
})
