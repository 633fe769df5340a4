import type { Example } from '../../shared/platform/runtime/example'

const columns = [
  ['Milk', 'In glass, by 8am.'],
  ['Bread', 'Baked at three in the morning, a mile from the depot, and on your step five hours later.'],
  ['Vegetables', 'What is ready that week.'],
] as const

const html = (attributes: string) => `{widget}
<ul ${attributes}>
${columns.map(([name, words]) => `  <li class="panel"><h3>${name}</h3><p>${words}</p></li>`).join('\n')}
</ul>`

export const examples: Example[] = [
  {
    name: 'Columns of a row',
    about:
      'Mark the element around the columns with data-equal-height. Heights are measured at once, a second later, and when the row gets other room; columns below each other keep their own.',
    markup: '<div data-widget="equal-height"></div>',
    html: html('class="thirds" data-equal-height'),
  },
  {
    name: 'Marked in your own way',
    about: 'Any selector will do; one placeholder serves all rows of a page.',
    markup: '<div data-widget="equal-height" data-columns=".thirds"></div>',
    html: html('class="thirds"'),
  },
]
