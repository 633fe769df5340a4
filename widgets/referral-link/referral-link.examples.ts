import type { Example } from '../../shared/platform/runtime/example'

const fallback = (url: string) => `
  <p>Your referral link: <a href="${url}">${url}</a></p>
`

export const examples: Example[] = [
  {
    name: 'To copy',
    about: 'Copy puts the link on the clipboard; where the browser refuses, the link is selected instead.',
    visitor: 'customer',
    markup: `<div data-widget="referral-link" data-url="https://doorstepdairy.example/r/alison-7K2">${fallback('https://doorstepdairy.example/r/alison-7K2')}</div>`,
  },
  {
    name: 'A path of this site',
    about: 'It is shown and copied as a whole address, which leads here from anywhere.',
    visitor: 'customer',
    markup: `<div data-widget="referral-link" data-url="/register?friend=alison-7K2">${fallback('/register?friend=alison-7K2')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Say what a neighbour gets for it, if there is something.',
    visitor: 'customer',
    markup: `<div data-widget="referral-link" data-url="https://doorstepdairy.example/r/alison-7K2">
  <script type="application/json">
    { "labels": { "title": "A pint for you, a pint for them", "about": "Send your link to somebody on your street." } }
  </script>${fallback('https://doorstepdairy.example/r/alison-7K2')}</div>`,
  },
]
