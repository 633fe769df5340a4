import type { PageData } from '../../shop/page-data'
import { inactive, placeholder } from '../placeholders'
import { attributes, type Html, html } from './html'

type Link = { href: string; label: string }
type Groups = { title: string; links: readonly Link[] }[]

const link = (href: string, label: string): Link => ({ href, label })

export const departments = [
  link('/shop/milk', 'Milk'),
  link('/shop/store-cupboard', 'Store cupboard'),
  link('/shop/drinks-snacks', 'Drinks & snacks'),
]
export const shelves = [
  link('/shop/butcher', 'Butcher'),
  link('/shop/bakery', 'Bakery'),
  link('/shop/greengrocer', 'Greengrocer'),
]
export const featured = link('/shop/best-of-local/featured', 'Best of Local')

const forCustomers = [
  link('/account', 'Your account'),
  link('/account/essentials', 'Your daily essentials'),
  link('/account/pauses', 'Pause your deliveries'),
  link('/account/addresses', 'Moving house'),
  link('/account/payments', 'Make a payment'),
]
const aboutCustomers = [
  link('/account/transactions', 'Your transactions'),
  link('/account/details', 'Your details'),
  link('/account/password', 'Your password'),
  link('/account/refer-a-neighbour', 'Tell a neighbour'),
]
const forBusinesses = link('/business', 'For businesses')
const contact = link('/contact', 'Contact us')
const help = [
  link('/faq/category/deliveries', 'How deliveries work'),
  contact,
  link('/depots', 'Our depots'),
  forBusinesses,
  link('/terms', 'Terms'),
]
const forGuests = [link('/login', 'Log in'), link('/register', 'Register')]

/** Returns the groups of the navigation for a small screen, for this visitor on this page. */
function groupsFor({ customer, path }: PageData) {
  const isLocal = [...shelves, featured].some(({ href }) => href === path)
  return {
    main: [
      ...departments,
      link('/recipes', 'Recipes'),
      link('/community', 'From your neighbours'),
      forBusinesses,
      contact,
    ],
    delivery: customer ? forCustomers : forGuests,
    bestOfLocal: [...shelves, featured, ...(customer ? [link('/account/orders', 'Your boxes')] : [])],
    switch: [
      isLocal
        ? link('/shop/milk', 'Switch to daily essentials')
        : link(featured.href, 'Switch to Best of Local'),
    ],
  }
}

const deliveryTitle = ({ customer }: PageData) => (customer ? 'Your deliveries' : 'Your account')

/** Returns the navigation of a phone; without script its groups unfold natively. */
export function phoneNavigation(data: PageData): Html {
  const groups = groupsFor(data)
  const [alone] = groups.switch
  const folded: Groups = [
    { title: 'Shop', links: groups.main },
    { title: deliveryTitle(data), links: groups.delivery },
    { title: 'Best of Local', links: groups.bestOfLocal },
  ]
  const open = folded.find(({ links }) => links.some(({ href }) => href === data.path)) ?? folded[0]
  return placeholder(
    'mobile-nav',
    inactive(),
    html`<nav aria-label="Menu">
${folded.map(
  group => html`<details${attributes({ open: group === open })}><summary>${group.title}</summary>
<ul class="plain">${group.links.map(
    ({ href, label }) =>
      html`<li><a${attributes({ href, 'aria-current': href === data.path && 'page' })}>${label}</a></li>
`,
  )}</ul></details>
`,
)}
${alone && html`<a href="${alone.href}">${alone.label}</a>`}
</nav>`,
    { groups, labels: { delivery: deliveryTitle(data) } },
  )
}

/** Returns every link of the site, group by group. */
export const everyWay = (data: PageData): Groups => {
  const { main, bestOfLocal } = groupsFor(data)
  return [
    {
      title: 'Shop',
      links: [
        link('/', 'Home'),
        ...main.filter(({ href }) => !help.some(each => each.href === href)),
        link('/shop/christmas-range', 'The Christmas range'),
      ],
    },
    { title: 'Best of Local', links: bestOfLocal },
    {
      title: 'Your account',
      links: data.customer ? [...forCustomers, ...aboutCustomers] : forGuests,
    },
    { title: 'Help', links: help },
  ]
}
