import { calendarDate, fieldName, path, picture, shownText } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { SeasonalPopup } from './SeasonalPopup'
import { seasonalPopupMessages } from './seasonal-popup-messages'

export const widget = defineWidget({
  name: 'seasonal-popup',
  title: 'Seasonal popup',
  group: 'Sharing and contact',
  summary:
    'A card about the Christmas range, in the corner, five seconds after the page, once in seven days. A page that finds the cookie seasonal_popup need not print it, and then nothing is fetched for it.',
  options: {
    text: shownText('A sentence or two under the heading.'),
    image: picture('A picture that says nothing the words do not: https, or a path of this site.'),
    href: path('The page that it leads to; the Christmas range unless stated.'),
    from: calendarDate('The first day of the season, by the clock of your shop.'),
    until: calendarDate('The last day of the season, after which nothing is shown.'),
    waitForCookie: fieldName(
      'The name of a cookie that your page keeps once a visitor has agreed to such things; until it is there, nothing is shown and nothing kept.',
    ),
  },
  messages: seasonalPopupMessages,
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          pages: ['christmasRange'],
        }
      : undefined,
  component: SeasonalPopup,
})
