import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { SeasonalPopup } from './SeasonalPopup'
import { options } from './seasonal-popup.options'
import { seasonalPopupMessages } from './seasonal-popup-messages'

export const widget = defineWidget({
  name: 'seasonal-popup',
  title: 'Seasonal popup',
  group: 'Sharing and contact',
  summary:
    'A card about the Christmas range, in the corner, five seconds after the page, once in seven days. A page that finds the cookie seasonal_popup need not print it, and then nothing is fetched for it.',
  options,
  messages: seasonalPopupMessages,
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          pages: ['christmasRange'],
        }
      : undefined,
  component: SeasonalPopup,
})
