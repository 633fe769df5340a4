import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { Slider } from './Slider'
import { options } from './slider.options'
import { sliderMessages } from './slider-messages'

export const widget = defineWidget({
  name: 'slider',
  title: FOR_EDITORS && 'Slider',
  group: FOR_EDITORS && 'Page furniture',
  summary:
    FOR_EDITORS &&
    'Pictures or films in a row, three to a view where there is room; they stay where they are on your page, and yours.',
  options,
  messages: sliderMessages,
  component: Slider,
})
