import type { Example } from '../../shared/platform/runtime/example'

const html = `<ul class="ways" data-community-grid>
  <li class="panel" data-community-item="dundry"><h3><a href="/community#dundry">Snow on Dundry Hill</a></h3></li>
  <li class="panel" data-community-item="hens"><h3><a href="/community#hens">A new view for the hens</a></h3></li>
</ul>
{widget}`

const fallback = `
  <p><a href="/community?page=2" data-community-next>Load more</a></p>
`

export const examples: Example[] = [
  {
    name: 'More of a grid',
    about:
      'The grid is your own: mark it with data-community-grid, and the link to its next page with data-community-next. The next page is written by the same template; an item with an id, or with data-community-item, is never shown twice. A policy that lists trusted-types names dompurify among them.',
    markup: `<div data-widget="community-grid">${fallback}</div>`,
    html,
  },
  {
    name: 'Marked in your own way',
    about: 'Any selectors will do, as long as the next page is marked in the same way.',
    markup: `<div data-widget="community-grid" data-grid=".ways" data-next="a[rel=next]">
  <p><a href="/community?page=2" rel="next" data-community-next>Load more</a></p>
</div>`,
    html: html.replace(' data-community-grid', ''),
  },
  {
    name: 'The last page',
    about: 'Without a link to a next page there is no button.',
    markup: '<div data-widget="community-grid"></div>',
    html,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    markup: `<div data-widget="community-grid">
  <script type="application/json">{ "labels": { "more": "More stories" } }</script>${fallback}</div>`,
    html,
  },
]
