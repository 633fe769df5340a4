import type { Example } from '../../shared/platform/runtime/example'

const fallback = '<p><a href="/account/orders">Your earlier boxes</a></p>'

export const examples: Example[] = [
  {
    name: 'Cards',
    about:
      'The latest three boxes of the customer who is logged in; with none of them it is not there at all.',
    visitor: 'customer',
    markup: `<div data-widget="order-again">
  ${fallback}
</div>`,
  },
  {
    name: 'Rows',
    about: 'The customer may choose, and the choice is kept.',
    visitor: 'customer',
    markup: `<div data-widget="order-again" data-layout="list">
  ${fallback}
</div>`,
  },
  {
    name: 'With an amendment that is not finished',
    about: 'It is asked about before another box is begun.',
    visitor: 'customer',
    markup: `<div data-widget="order-again">
  <script type="application/json">
    { "activeBolOrder": { "date": "2026-11-26", "frequency": 0, "weekday": null } }
  </script>
  ${fallback}
</div>`,
  },
]
