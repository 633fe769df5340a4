import type { Example } from '../../shared/platform/runtime/example'

const milk = `{ "id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35" }`
const fallback = '<a href="/account/essentials">Change this day</a>'

export const examples: Example[] = [
  {
    name: 'One day of a regular order',
    about:
      'Changes that day only, or all weeks; the page is loaded again afterwards unless it prevents that.',
    visitor: 'customer',
    markup: `<span data-widget="day-order" data-selected-date="2026-11-27">
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</span>`,
    html: '<p>Whole milk, 2 on Friday 27 November {widget}</p>',
  },
  {
    name: 'With plus and minus',
    about: 'Plus and minus change that day at once, as in the list of the next delivery.',
    visitor: 'customer',
    markup: `<span data-widget="day-order" data-selected-date="2026-11-27" data-quantity="2" data-stepper>
  <script type="application/json">{ "product": ${milk} }</script>
  ${fallback}
</span>`,
    html: '<p>Whole milk, 2 on Friday 27 November</p>{widget}',
  },
  {
    name: 'Only weekly',
    about: 'The lottery cannot be changed for one day: its regular order is shown.',
    visitor: 'customer',
    markup: `<span data-widget="day-order" data-selected-date="2026-11-27">
  <script type="application/json">
    { "product": { "id": 133, "name": "Doorstep lottery", "template": "de", "order_price": "1.00", "max_qty_allowed": 5 } }
  </script>
  ${fallback}
</span>`,
  },
  {
    name: 'Own words',
    about: 'The link and the tabs say what the page wants them to say.',
    visitor: 'customer',
    markup: `<span data-widget="day-order" data-selected-date="27/11/2026">
  <script type="application/json">
    { "product": ${milk}, "labels": { "open": "Just this Friday", "thisDay": "Only this day", "allWeeks": "Every week" } }
  </script>
  ${fallback}
</span>`,
  },
]
