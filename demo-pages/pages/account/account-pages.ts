import { londonDate } from '../../shop/calendar/calendar'
import { comingOf } from '../../shop/essentials/coming'
import type { EssentialDay } from '../../shop/essentials/essential-page'
import type { PageData } from '../../shop/page-data'
import { boxesInNeed } from '../boxes/box-report'
import { boxesOn, dayTotal } from '../boxes/printed-box'
import { weekLink } from '../essentials/essential-placeholders'
import { boxInLine, inWhole } from '../essentials/next-delivery'
import { csrfField } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { layout } from '../layout/layout'
import { accountName, accountPassword, accountPhone } from './account-placeholders'
import { whatToPay } from './money-words'

const titles = ['Mrs', 'Ms', 'Miss', 'Mr', 'Mx', 'Dr']

type Way = readonly [path: string, name: string, about: string]

/** The pages of the account, grouped by their purpose. */
const ways: readonly (readonly [id: string, title: string, of: readonly Way[]])[] = [
  [
    'deliveries',
    'Your deliveries',
    [
      ['/account/essentials', 'Your daily essentials', 'What comes on which day, week after week.'],
      ['/account/orders', 'Your boxes', 'Best of Local boxes that have come and that are coming.'],
      ['/account/pauses', 'Pause your deliveries', 'Off on your holidays? We leave the step clear.'],
      ['/account/addresses', 'Your addresses', 'Where we deliver now, and moving house.'],
    ],
  ],
  [
    'money',
    'Your money',
    [
      ['/account/payments', 'Make a payment', 'Pay what you owe, or ahead.'],
      ['/account/transactions', 'Your transactions', 'Every delivery, payment and refund.'],
    ],
  ],
  [
    'you',
    'About you',
    [
      ['/account/details', 'Your details', 'Your name and phone number.'],
      ['/account/password', 'Your password', 'Change what you log in with.'],
      [
        '/account/refer-a-neighbour',
        'Tell a neighbour',
        'A link of your own, to send to somebody on your street.',
      ],
    ],
  ],
]

/** Returns the breadcrumb to all pages of the account. */
export const accountCrumb = (name: string): Html =>
  html`<nav class="crumb" aria-label="You are here"><ol><li><a href="/account">Your account</a></li><li>${name}</li></ol></nav>`

/** Returns a page of the account, with the breadcrumb to all of them. */
export function accountLayout(title: string, intro: Html, body: Html, data: PageData): string {
  const main = html`${accountCrumb(title)}
<div class="page">
<h1 id="page" tabindex="-1">${title}</h1>
<p class="intro">${intro}</p>
${body}
</div>`
  return layout({ title, main }, data)
}

/** Renders the links to everything that a customer has here. */
export function accountPage(data: PageData): string {
  const main = html`<div class="page">
<div class="page__head"><h1>Your account</h1>
<form action="/logout" method="post">${csrfField(data.globals.csrfToken)}<button class="button--secondary" type="submit">Log out</button></form></div>
<p class="intro">${data.customer && html`Hello, ${data.customer.name}. `}${whatToPay(data)}</p>
${boxesInNeed(data)}
${nextDelivery(data)}
<div class="ways ways--groups">
${ways.map(
  ([id, title, of]) => html`<section class="panel" aria-labelledby="ways-${id}">
<h2 id="ways-${id}">${title}</h2>
<ul class="plain">
${of.map(
  ([path, name, about]) => html`<li><h3><a href="${path}#page">${name}</a></h3><p>${about}</p></li>
`,
)}
</ul>
</section>
`,
)}
</div>
</div>`
  return layout({ title: 'Your account', main }, data)
}

/**
 * Renders the next delivery of this week, before anything else, in the words of the weekly basket on a phone (J-60).
 */
function nextDelivery(data: PageData): Html {
  const { essentials, box } = data
  const today = londonDate(new Date(box.at))
  const asked = essentials.days.map(day => {
    const rows = day.rows.filter(({ state, quantity }) => quantity > 0 && /^(Delivering)?$/.test(state))
    return { ...day, rows, comes: rows.length > 0 || day.boxes > 0 }
  })
  // The shop records only after the day whether a delivery has come.
  const dueToday = asked.find(({ date, comes: isDue }) => date === today && isDue)
  const { next: comes, fallen } = comingOf(asked.filter(({ date }) => date > today))
  return html`<section class="panel next" aria-labelledby="next-title">
<h2 id="next-title">${comes ? `Next delivery: ${comes.label}` : 'Nothing more comes this week'}</h2>
${
  comes
    ? html`<ul>${contentOf(comes, data).map(
        each => html`<li>${each}</li>
`,
      )}</ul><div class="next__sum">Together <b>£${dayTotal(comes, data)}</b></div>`
    : html`<p><a href="/shop/milk">Choose your milk</a>, once or for every week.</p>`
}
${fallen.map(
  sentence => html`<p>${sentence}</p>
`,
)}${dueToday && html`<p class="quiet">Due today: ${inWhole(contentOf(dueToday, data))}.</p>`}<p>${weekLink(data, 'See and change your week')}</p>
</section>`
}

/** Returns what comes on a day, such as "2 × Whole milk". */
const contentOf = ({ rows, date }: Pick<EssentialDay, 'rows' | 'date'>, data: PageData): string[] => [
  ...rows.map(({ product, quantity }) => `${quantity} × ${product.name}`),
  ...boxesOn(data, date).map(boxInLine),
]

/** Renders the page with name, phone and the link to the password. */
export function detailsPage(data: PageData): string {
  return accountLayout(
    'Your details',
    html`Your name, and how we can reach you.`,
    html`<div class="columns">
<section class="panel details" data-ground="surface" aria-labelledby="details-title">
<h2 id="details-title">Name and contact</h2>
${accountName(data, titles)}
${accountPhone(data)}
${accountPassword(data)}
</section>
<aside aria-label="Where you live"><div class="panel">
<h2>Where we deliver</h2>
${data.addresses.length > 0 ? html`<ul class="plain">${data.addresses.map(each => html`<li>${each.address_summary}</li>`)}</ul>` : html`<p>We have no address of yours yet.</p>`}
<p class="more"><a href="/account/addresses">Moving house?</a></p>
</div></aside>
</div>`,
    data,
  )
}

/** Renders the page on which the password is changed. */
export function passwordPage(data: PageData): string {
  return accountLayout(
    'Your password',
    html`Choose one that you use nowhere else.`,
    html`<div class="columns">
<section class="panel details details--alone" data-ground="surface" aria-labelledby="password-title">
<h2 id="password-title">Change your password</h2>
${accountPassword(data)}
</section>
<aside aria-label="Demo password"><div class="panel">
<p class="quiet">This is a demonstration shop: your password is <code>gold-top</code> until you change it.</p>
</div></aside>
</div>`,
    data,
  )
}
