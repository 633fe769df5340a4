import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { SeasonalPopup } from './SeasonalPopup'
import { options } from './seasonal-popup.options'
import { seasonalPopupMessages } from './seasonal-popup-messages'

export const widget = defineWidget({
  name: 'seasonal-popup',
  title: FOR_EDITORS && 'Seasonal popup',
  group: FOR_EDITORS && 'Sharing and contact',
  summary:
    FOR_EDITORS &&
    'A card about the Christmas range, in the corner, five seconds after the page, once in seven days. A page that finds the cookie seasonal_popup need not print it, and then nothing is fetched for it.',
  options,
  messages: seasonalPopupMessages,
  asks: FOR_EDITORS && {
    pages: ['christmasRange'],
  },
  component: SeasonalPopup,
})
