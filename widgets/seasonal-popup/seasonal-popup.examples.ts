import type { Example } from '../../shared/platform/runtime/example'

const fallback = `
  <p><a href="/shop/christmas-range">Our Christmas range is here</a></p>
`

export const examples: Example[] = [
  {
    name: 'A season with an end',
    about:
      'Comes after five seconds in which nobody types and no dialog is open, and goes with the season. Its cookie, seasonal_popup, keeps it away for seven days.',
    markup: `<div data-widget="seasonal-popup" data-from="2026-11-01" data-until="2030-12-24" data-image="/assets/products/hamper.svg" data-text="Hampers, proper stilton and the cream for your mince pies.">${fallback}</div>`,
  },
  {
    name: 'Only words',
    about: 'Without dates the page itself decides when to hold it.',
    markup: `<div data-widget="seasonal-popup">${fallback}</div>`,
  },
  {
    name: 'After a consent',
    about:
      'Where visitors have to agree to such a cookie first, name the one in which your page keeps that they did; the five seconds begin then.',
    markup: `<div data-widget="seasonal-popup" data-wait-for-cookie="consent_functional">${fallback}</div>`,
  },
  {
    name: 'Another season',
    about: 'Any of its words can be replaced, and it leads where you say.',
    markup: `<div data-widget="seasonal-popup" data-href="/shop/bakery">
  <script type="application/json">
    { "labels": { "title": "Hot cross buns are back", "link": "See the bakery" } }
  </script>
  <p><a href="/shop/bakery">Hot cross buns are back</a></p>
</div>`,
  },
]
