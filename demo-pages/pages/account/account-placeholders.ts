import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { PageData } from '../../shop/page-data'
import { needsCare } from '../boxes/box-report'
import { csrfField, dateField, errorsOf, field, first } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { inactive, placeholder } from '../placeholders'

/**
 * Returns a form of the account that makes a change. A browser can only post, so `_method` holds the intended method.
 */
function changeForm(
  action: string,
  data: PageData,
  fields: Html,
  update = html`<button type="submit">Save</button>`,
): Html {
  return html`<form class="row-form" action="${action}" method="post">
${csrfField(data.globals.csrfToken)}
<input type="hidden" name="_method" value="PUT">
<div class="row-form__fields">
${fields}
<div class="actions">${update}<a href="/account/details">Cancel</a></div>
</div>
</form>`
}

/** Returns a row's text; the widget stays inactive there until somebody uses it. */
const plainRow = (label: string, value: Html | string, edit: string, address: string): Html =>
  html`<p class="row"><span>${label}<br><b>${value}</b></span> <a href="${address}" aria-label="${edit}">Change</a></p>`

/**
 * Returns the options of a widget that is active at once if somebody is about to type or there is something to report.
 */
const asIs = (isEditing: boolean, facts: Readonly<Record<string, string>> = {}) =>
  isEditing ? { editing: true, load: 'ready' } : inactive(facts)

/** Returns true if that part of the details was requested as a form, or was refused. */
const isAsked = ({ query, errors, old }: PageData, part: string, names: readonly string[]): boolean =>
  query.edit === part || names.some(name => name in errors || name in old)

/** Returns the customer's name; without script a link to the form. */
export function accountName(data: PageData, titles: readonly string[]): Html {
  const { title, firstname, lastname } = data.details
  const { old } = data
  const names = ['title', 'firstname', 'lastname']
  const isEditing = isAsked(data, 'name', names)
  const name = `${title} ${firstname} ${lastname}`.trim()
  const isTyped = names.some(name => name in old)
  const typed = { title: old.title, firstname: old.firstname, lastname: old.lastname }
  return placeholder(
    'account-name',
    { title, firstname, lastname, ...asIs(isEditing, { details: name }) },
    isEditing
      ? changeForm(
          '/account/details',
          data,
          html`${titleField(data, titles)}
${field({ name: 'firstname', label: 'First name', autocomplete: 'given-name', value: firstname }, data)}
${field({ name: 'lastname', label: 'Last name', autocomplete: 'family-name', value: lastname }, data)}`,
        )
      : plainRow('Name', name, 'Change name', '/account/details?edit=name'),
    { titles, ...(isTyped && { typed }), ...errorsOf(data, names) },
  )
}

function titleField({ old, errors, details }: PageData, titles: readonly string[]): Html {
  const error = first(errors.title)
  const chosen = old.title ?? details.title
  const known = titles.includes(chosen) ? titles : [chosen, ...titles]
  const state = { 'aria-invalid': error && 'true', 'aria-describedby': error && 'title-error' }
  return html`<div class="field">
<label for="title">Title</label>
<select id="title" name="title" autocomplete="honorific-prefix"${attributes(state)}>
${known.map(title => html`<option${attributes({ selected: title === chosen })}>${title}</option>`)}
</select>
${error && html`<p class="error" id="title-error">${error}</p>`}
</div>`
}

/** Returns the customer's phone number; without script a link to the form. */
export function accountPhone(data: PageData): Html {
  const { phone } = data.details
  const isEditing = isAsked(data, 'phone', ['phone'])
  return placeholder(
    'account-phone',
    { phone, typed: data.old.phone, ...asIs(isEditing, { details: phone }) },
    isEditing
      ? changeForm(
          '/account/details',
          data,
          field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', value: phone }, data),
        )
      : plainRow('Phone', phone, 'Change phone', '/account/details?edit=phone'),
    errorsOf(data, ['phone']),
  )
}

const passwordRule = 'At least 8 characters.'

/** Returns the form for a new password; with a script, nothing can be sent before something is typed. */
function passwordForm(data: PageData): Html {
  const secret = (name: string, label: string, autocomplete: string, hint?: string) =>
    field({ name, label, type: 'password', autocomplete, ...(hint && { hint }) }, data)
  return changeForm(
    '/account/password',
    data,
    html`<input type="text" autocomplete="username" value="${data.customer?.email}" readonly hidden>
${secret('old_password', 'Current password', 'current-password')}
${secret('password', 'New password', 'new-password', passwordRule)}
${secret('password_confirmation', 'Password again', 'new-password')}
<div class="tick script-only"><input type="checkbox" id="show-passwords" autocomplete="off"><label for="show-passwords">Show passwords</label></div>`,
    html`<button type="submit" class="plain-only">Save</button><button type="button" class="button--off script-only" aria-disabled="true" aria-describedby="update-waits">Save</button>
<p class="script-only" id="update-waits">Enter your current password.</p>`,
  )
}

/** Returns the password: a link to its page, or on that page its form. */
export function accountPassword(data: PageData): Html {
  const isEditing = data.path === '/account/password'
  const errors = errorsOf(data, ['old_password', 'password', 'password_confirmation'])
  return placeholder(
    'account-password',
    {
      username: data.customer?.email,
      hint: passwordRule,
      ...(isEditing && { editing: true }),
      ...(errors ? { load: 'ready' } : inactive()),
    },
    isEditing
      ? passwordForm(data)
      : plainRow(
          'Password',
          html`<span aria-hidden="true">••••••••</span><span class="sr">hidden</span>`,
          'Change password',
          '/account/password',
        ),
    errors,
  )
}

/** Returns an amount of the shop as a widget writes it, without its sign. */
const inPounds = (amount: string): string => `£${amount.replace('-', '').replace(/\B(?=(\d{3})+\.)/g, ',')}`

/** Returns buttons for the usual amounts, which need a script. */
const picks = (balance: string): Html =>
  html`<fieldset class="script-only" aria-label="Usual amounts">
${['£10', '£20', '£50', Number(balance) > 0 && `Pay all you owe, ${inPounds(balance)}`].map(
  words =>
    words && html`<button type="button" class="button--secondary" aria-pressed="false">${words}</button>`,
)}
</fieldset>`

/** Returns the payment form; without script only the form itself. */
export function paymentForm(data: PageData): Html {
  const { balance, day } = data.money
  const asked = data.box.boxes.find(box => needsCare(box) && box.start_date === data.query.for)
  const amount = data.old.amount ?? asked?.grand_total
  const errors = errorsOf(data, ['amount'])
  return placeholder(
    'payment-form',
    {
      action: '/account/payments',
      'outstanding-balance': balance,
      'balance-date': day,
      amount,
      ...(errors || amount !== undefined ? { load: 'ready' } : inactive({ balance })),
    },
    html`<section class="panel fallback pay" aria-label="Make a payment">
<h2>Make a payment</h2>
${Number(balance) !== 0 && html`<p class="pay__balance"><span>${Number(balance) > 0 ? 'You owe' : 'In credit'}</span> <b>${inPounds(balance)}</b></p>`}
<form action="/account/payments" method="post">
${csrfField(data.globals.csrfToken)}
${picks(balance)}
${asked && html`<p>For your box on ${dateInWords(asked.start_date)}<input type="hidden" name="for" value="${asked.start_date}"></p>`}
<div class="pounds">${field({ name: 'amount', label: 'Amount in pounds', inputmode: 'decimal', value: amount ?? '' }, data)}</div>
<button type="submit">Make a payment</button>
</form>
</section>`,
    errors,
  )
}

/** Returns the Direct Debit notice; without script it says where to ask for the guarantee. */
export function directDebitNotice({ depot }: PageData): Html {
  return placeholder(
    'direct-debit',
    { organisation: 'Doorstep Dairy', 'notice-days': 10, ...inactive() },
    html`<div class="notice">${icon('lock')}<p>Your payments are protected by the Direct Debit Guarantee. <button type="button" class="script-only" aria-haspopup="dialog">Read the guarantee</button>
<span class="plain-only">Ring <a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a> to have it read or sent to you.</span></p></div>`,
  )
}

const searchDate = (
  name: string,
  label: string,
  value: string,
  messages: readonly string[] | undefined,
): Html => dateField({ name, label, value, opener: `Choose ${label} from a calendar` }, messages)

/** Returns the search of transactions; without script only the form itself. */
export function transactionSearch(data: PageData): Html {
  const { q, from, to } = data.money.search
  const { start_date: start, end_date: end } = data.errors
  const errors = errorsOf(data, ['start_date', 'end_date'])
  return placeholder(
    'transaction-search',
    {
      action: '/account/transactions',
      q,
      start: from,
      end: to,
      ...(errors ? { load: 'ready' } : inactive()),
    },
    html`<section class="panel fallback seek" aria-label="Find a transaction">
<h2>Find a transaction</h2>
<form action="/account/transactions" method="get">
<div class="field"><label for="q">Details</label><input type="text" id="q" name="q" value="${q}" placeholder="Milk, payment, box" autocomplete="off" enterkeyhint="search" maxlength="100"></div>
${searchDate('from', 'From', from, start)}
${searchDate('to', 'To', to, end)}
<button type="submit">${icon('search')}Search</button>
</form>
<fieldset class="script-only" aria-label="Usual dates">${['Last 30 days', 'This month', 'Last month'].map(
      words => html`<button type="button" class="button--secondary">${words}</button>`,
    )}</fieldset>
</section>`,
    errors,
  )
}

/**
 * Returns the pages of a result that is too long for one page. Without script, they have links to the previous and the
 * next page.
 */
export function paginator({ money }: PageData): Html | false {
  const { total, page, perPage, search } = money
  const { q, from, to } = search
  const address = (number: string) =>
    `/account/transactions?${new URLSearchParams({ q, from, to })}&page=${number}#results`
  const last = Math.ceil(total / perPage)
  const way = (number: number, words: string) => html`<a href="${address(String(number))}">${words}</a>`
  if (last < 2) return false
  return placeholder(
    'paginator',
    { total, page, 'per-page': perPage, url: address('{page}') },
    html`<nav class="pages" aria-label="Pages"><p class="small">Page ${page} of ${last}</p><p>${page > 1 && way(Math.min(last, page - 1), 'Previous')} ${page < last && way(page + 1, 'Next')}</p></nav>`,
  )
}
