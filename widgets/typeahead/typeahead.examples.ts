import type { Example } from '../../shared/platform/runtime/example'

const form = (value = '') => `
  <form action="/search" method="get" role="search">
    <label>Search the shop <input type="search" name="q" value="${value}"></label>
    <button type="submit">Search</button>
  </form>
`

export const examples: Example[] = [
  {
    name: 'A search of the shop',
    about:
      'Asks /api/suggestions?q=… and leads to the page that answers; choosing a suggestion searches for it.',
    markup: `<div data-widget="typeahead" data-url="/api/suggestions" data-action="/search">${form()}</div>`,
  },
  {
    name: 'A search that was made',
    about: 'The page gives back what was searched for.',
    markup: `<div data-widget="typeahead" data-url="/api/suggestions" data-action="/search" data-value="milk">${form('milk')}</div>`,
  },
  {
    name: 'A field of a form of yours',
    about: 'Suggests from a list; what is chosen is sent with the form, under the name that you give.',
    markup: `<div data-widget="typeahead" data-name="product">
  <script type="application/json">
    {
      "items": ["Whole milk", { "name": "Skimmed milk", "note": "1 pint" }, "Salted butter", "Crème fraîche"],
      "labels": { "label": "Product", "like": "Such as butter" }
    }
  </script>
  <label>Product <input type="text" name="product"></label>
</div>`,
    html: '<form action="/search" method="get">{widget}<button type="submit">Send</button></form>',
  },
]
