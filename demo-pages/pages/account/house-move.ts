import type { HouseMovePage } from '../../shop/house-moves/house-move-page'
import type { PageData } from '../../shop/page-data'
import { csrfField, field } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { layout } from '../layout/layout'
import { movingPanel, placeholder } from '../placeholders'
import { accountCrumb } from './account-pages'
import { plannedMoves } from './addresses'

/** Renders the account page on which a move is planned, once its postcode has been checked. */
export function houseMovePage(data: PageData): string {
  const move = data.houseMove
  const hasPlan = !!move?.planned.length
  const main = html`${accountCrumb('Moving house')}
<div class="page">
<h1>${move?.step && !hasPlan ? `Moving to ${move.step.postcode}` : 'Moving house'}</h1>
${hasPlan ? plannedMoves(data) : move?.step ? moveForm(data, move) : where(data)}
</div>`
  return layout({ title: 'Moving house', main }, data)
}

/** Renders the question for the new postcode, which has to be answered first. */
const where = (data: PageData): Html =>
  html`<p class="intro">First tell us where you are moving to. Nothing changes at your present address until you say so.</p>
<div class="columns"><div>${movingPanel(data)}</div>
<aside aria-label="How a move works"><div class="panel">
<h2>How it works</h2>
<ol><li>We check that a float comes past your new door.</li><li>You choose the day, and where your orders go.</li><li>Until that day all stays as it is.</li></ol>
</div></aside></div>`

function moveForm(data: PageData, move: HouseMovePage): Html {
  const { step } = move
  return html`<p class="intro">We deliver there: ${step?.delivery_summary}${step?.depot && ` from ${step.depot}`}. Nothing changes at your present address before the day you choose.</p>
<div class="columns">
<form class="panel form" data-ground="surface" action="/account/house-moves" method="post" novalidate>
${csrfField(data.globals.csrfToken)}
<input type="hidden" name="postcode" value="${step?.postcode}">
<fieldset>
<legend>Your new address</legend>
${field({ name: 'address_1', label: 'House number and street', autocomplete: 'address-line1' }, data)}
${field({ name: 'city', label: 'Town or city', autocomplete: 'address-level2' }, data)}
</fieldset>
${houseMove(data, move)}
</form>
<aside aria-label="Help with your move"><div class="panel prose">
<h2>Rather talk to somebody?</h2>
<p>${data.depot.title} is on <a href="tel:${data.depot.phone.replace(/\s/g, '')}">${data.depot.phone}</a>.</p>
</div></aside>
</div>`
}

const ownErrors = ['address', 'move_date', 'conflict', 'postcode']

/**
 * Returns the day of the move and the new days of the clashing orders; without script, for the typed day or the
 * earliest one.
 */
export function houseMove({ addresses, old, errors }: PageData, move: HouseMovePage): Html {
  const shownErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => ownErrors.includes(name)))
  return placeholder(
    'house-move',
    {
      postcode: move.step?.postcode,
      'earliest-date': move.earliest,
      'move-date': old.move_date,
      address: old.address,
    },
    html`<fieldset>
<legend>Moving house</legend>
${Object.values(shownErrors).map(([message]) => html`<p class="error">${icon('error')}<span>${message}</span></p>`)}
<div class="field"><label for="move-from">Moving from</label>
<select id="move-from" name="address">
${addresses.map(
  ({ id, address_summary }) =>
    html`<option value="${id}"${attributes({ selected: old.address === String(id) })}>${address_summary}</option>
`,
)}
</select></div>
<div class="field"><label for="move-date">Moving on</label>
<p class="hint" id="move-date-hint">As DD/MM/YYYY, ${move.earliest} at the earliest</p>
<input type="text" id="move-date" name="move_date" value="${old.move_date ?? move.earliest}" required inputmode="numeric" autocomplete="off" aria-describedby="move-date-hint"></div>
<p><button type="submit" class="button button--secondary" name="show" value="clashes" formnovalidate>Check my orders for that day</button></p>
${clashes(move, old)}
<div class="actions"><button type="submit">Confirm my move</button></div>
</fieldset>`,
    { addresses, errors: shownErrors, choices: chosen(old) },
  )
}

/** Returns the chosen day of each order in a refused form. */
const chosen = (old: PageData['old']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(old).flatMap(([name, to]) => {
      const [, id] = /^conflict\[([\w-]+)\]\[to\]$/.exec(name) ?? []
      return id === undefined ? [] : [[id, to]]
    }),
  )

function clashes({ clashes: found }: HouseMovePage, old: PageData['old']): Html {
  if (!found?.conflicts.length) return html`<p>All your orders fit the new delivery days.</p>`
  const days = Object.entries(found.available_days)
  const dates = Object.entries(found.delivery_dates)
  return html`<p>We deliver to your new address on different days. Tell us where each of these should go.</p>
<ul class="clashes">
${found.conflicts.map(({ id, product_name, quantity, frequency, weekday, date }) => {
  const name = `conflict[${id}][to]`
  const from = weekday ?? date
  return html`<li><input type="hidden" name="conflict[${id}][from]" value="${from}">
<label for="clash-${id}">${quantity} × ${product_name}, ${frequency ? `regularly on ${dayNames[weekday ?? 0]}` : `once on ${date?.split('-').reverse().join('/')}`}</label>
<select id="clash-${id}" name="${name}" required>
<option value="">Please choose</option>
${[...(frequency ? days : dates), ['x', 'Cancel']].map(
  ([value, label]) =>
    html`<option value="${value}"${attributes({ selected: old[name] === value })}>${label}</option>
`,
)}
</select></li>
`
})}
</ul>`
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
