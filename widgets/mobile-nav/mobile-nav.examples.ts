import type { Example } from '../../shared/platform/runtime/example'

type Link = { href: string; label: string }
type Groups = Partial<Record<'main' | 'delivery' | 'bestOfLocal' | 'switch', Link[]>>

const groups: Groups = {
  main: [
    { href: '/shop/milk', label: 'Milk' },
    { href: '/shop/store-cupboard', label: 'Store cupboard' },
    { href: '/shop/drinks-snacks', label: 'Drinks & snacks' },
  ],
  delivery: [
    { href: '/account/essentials', label: 'Your daily essentials' },
    { href: '/account/pauses', label: 'Pause your deliveries' },
  ],
  bestOfLocal: [
    { href: '/shop/butcher', label: 'Butcher' },
    { href: '/shop/bakery', label: 'Bakery' },
  ],
  switch: [{ href: '/shop/best-of-local/featured', label: 'Switch to Best of Local' }],
}

const fallback = (some: Groups) => `
  <nav aria-label="Menu"><ul>
${Object.values(some)
  .flat()
  .map(({ href, label }) => `    <li><a href="${href}">${label.replace('&', '&amp;')}</a></li>`)
  .join('\n')}
  </ul></nav>
`
const markup = (some: Groups, more: object = {}) => `<div data-widget="mobile-nav">
  <script type="application/json">
    ${JSON.stringify({ groups: some, ...more })}
  </script>${fallback(some)}</div>`

export const examples: Example[] = [
  {
    name: 'Three groups and a switch',
    about:
      'The group of the page that is shown is open, else the first. One link to switch by needs no group.',
    markup: markup(groups),
  },
  {
    name: 'Only some groups',
    about: 'A group without links is left out; with two ways to switch there is a group of them.',
    markup: markup({
      main: groups.main ?? [],
      switch: [
        { href: '/shop/milk', label: 'Daily essentials' },
        { href: '/shop/best-of-local/featured', label: 'Boxes' },
      ],
    }),
  },
  {
    name: 'Own wording',
    about: 'Call the groups what your customers call them.',
    markup: markup(groups, { labels: { main: 'Every day', delivery: 'My doorstep' } }),
  },
]
