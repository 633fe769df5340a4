import type { Example } from '../../shared/platform/runtime/example'

export const examples: Example[] = [
  {
    name: 'A link',
    about: 'Opens the weekly basket if it is closed and goes to the top of the page.',
    visitor: 'customer',
    markup: `<div data-widget="weekly-view-link">
  <a href="/account/essentials">Weekly view</a>
</div>`,
  },
  {
    name: 'In the header, with the total',
    about: 'The same figure as the weekly basket and the weekly cost, read once for all of them.',
    visitor: 'customer',
    markup: `<div data-widget="weekly-view-link" data-total>
  <script type="application/json">{ "labels": { "open": "Your week" } }</script>
  <a href="/account/essentials">Your week</a>
</div>`,
  },
]
