import type { Example } from '../../shared/platform/runtime/example'

const parts = [
  ['ingredients', 'Ingredients', 'Flour, eggs, milk and a pinch of salt.'],
  ['method', 'Method', 'Whisk, rest for half an hour, and fry.'],
  ['keeping', 'Keeping', 'Two days in the fridge, between sheets of paper.'],
] as const

const links = (some: readonly (typeof parts)[number][]) => `
  <ul>
${some.map(([id, name]) => `    <li><a href="#${id}">${name}</a></li>`).join('\n')}
  </ul>
`
const html = `{widget}
${parts.map(([id, name, words]) => `<section id="${id}"><h3>${name}</h3><p>${words}</p></section>`).join('\n')}`

const json = (some: readonly (typeof parts)[number][], more: object = {}) => `
  <script type="application/json">
    ${JSON.stringify({ tabs: some.map(([panel, label]) => ({ panel, label })), ...more })}
  </script>`

export const examples: Example[] = [
  {
    name: 'Three parts of a page',
    about:
      'The parts are ordinary sections with an id. Without script they stand below each other, under links to them.',
    markup: `<div data-widget="tabs">${json(parts)}${links(parts)}</div>`,
    html,
  },
  {
    name: 'Only some of them',
    about: 'What no tab names is always shown.',
    markup: `<div data-widget="tabs">${json(parts.slice(0, 2))}${links(parts.slice(0, 2))}</div>`,
    html,
  },
  {
    name: 'Own wording',
    about: 'What a screen reader calls the set of tabs.',
    markup: `<div data-widget="tabs">${json(parts, { labels: { tabs: 'Pancakes' } })}${links(parts)}</div>`,
    html,
  },
]
