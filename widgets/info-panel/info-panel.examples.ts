import type { Example } from '../../shared/platform/runtime/example'

const fallback = (title: string, words: string) => `
  <aside aria-label="${title}">
    <h3>${title}</h3>
    <p>${words}</p>
  </aside>
`

export const examples: Example[] = [
  {
    name: 'A few words',
    about: 'A title and one paragraph.',
    markup: `<div data-widget="info-panel" data-title="Allergens" data-text="Wheat, milk and eggs.">${fallback('Allergens', 'Wheat, milk and eggs.')}</div>`,
  },
  {
    name: 'Your own markup',
    about: 'A template takes what a sentence does not: links, lists, emphasis.',
    markup: `<div data-widget="info-panel" data-title="Rinse and return">
  <template data-slot="content"><p>Leave your empties out on any delivery day.</p></template>${fallback('Rinse and return', 'Leave your empties out on any delivery day.')}</div>`,
  },
  {
    name: 'Without a title',
    about: 'Then it has the usual one.',
    markup: `<div data-widget="info-panel" data-text="Everything is on the step by 8am.">${fallback('Good to know', 'Everything is on the step by 8am.')}</div>`,
  },
]
