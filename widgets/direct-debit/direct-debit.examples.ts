import type { Example } from '../../shared/platform/runtime/example'

const fallback = `
  <p>Your payments are protected by the Direct Debit Guarantee. Ring us on <a href="tel:+441174960100">0117 496 0100</a> to have it read to you.</p>
`

export const examples: Example[] = [
  {
    name: 'The usual guarantee',
    about:
      "The scheme's own words, with the name that stands on bank statements and the notice that you give.",
    visitor: 'customer',
    markup: `<div data-widget="direct-debit" data-organisation="Doorstep Dairy" data-notice-days="10">${fallback}</div>`,
  },
  {
    name: 'Without a name',
    about: 'Without a name or a number of days it reads as the scheme prints it for everybody.',
    visitor: 'customer',
    markup: `<div data-widget="direct-debit">${fallback}</div>`,
  },
  {
    name: 'Your own guarantee',
    about: 'Your bank may want it worded in its own way.',
    visitor: 'customer',
    markup: `<div data-widget="direct-debit">
  <template data-slot="guarantee"><p>Every bank in the scheme gives you back at once what was collected wrongly.</p></template>${fallback}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="direct-debit" data-organisation="Doorstep Dairy">
  <script type="application/json">
    { "labels": { "notice": "We collect by Direct Debit.", "read": "Your guarantee" } }
  </script>${fallback}</div>`,
  },
]
