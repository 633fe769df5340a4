import { readFormDate } from '../../shop/calendar/calendar'
import { dateInWords } from '../../shop/calendar/delivery-dates'
import { noEnd } from '../../shop/customers/pauses'
import type { PageData } from '../../shop/page-data'
import { whole } from '../essentials/next-delivery'
import { csrfField, problems } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { accountLayout } from './account-pages'
import { pausePicker } from './pause-placeholder'

/** Renders the account page on which deliveries are paused. */
export function pausesPage(data: PageData): string {
  return accountLayout(
    'Pause your deliveries',
    html`Off on your holidays? Tell us the first and last day, or that you will say when, and we leave the step clear.`,
    html`<div class="columns">
<div>${pauseForm(data)}</div>
<div><section class="panel" aria-labelledby="pauses-title">
<h2 id="pauses-title">Your pauses</h2>
${data.pauses.length > 0 ? pauseRows(data) : html`<p class="quiet">You have no pauses. ${data.pausable.days.length + data.pausable.moves.length > 0 ? 'We deliver as usual.' : html`Nothing is due in the next weeks: <a href="/shop/milk">Choose your milk</a>`}</p>`}
</section></div>
</div>`,
    data,
  )
}

/** Returns the form for a new pause, or for an existing one whose days are filled in. */
function pauseForm(data: PageData): Html {
  const changed = data.pauses.find(({ id }) => String(id) === data.query.change)
  const { start_date, end_date } = changed ?? {}
  const picker = changed ? { ...data, old: { start_date, end_date, ...data.old } as PageData['old'] } : data
  return html`<form class="panel form" data-ground="surface" action="/account/pauses" method="post" novalidate>
${problems(data)}
${csrfField(data.globals.csrfToken)}
${changed && html`<input type="hidden" name="change" value="${changed.id}">`}
<h2>${changed ? 'Change your pause' : 'A new pause'}</h2>
${pausePicker(picker)}
<div class="actions"><button type="submit">${changed ? 'Save pause' : 'Pause deliveries'}</button>${
    changed && html` <a href="/account/pauses">Leave it as it was</a>`
  }</div>
</form>`
}

function pauseRows({ pauses, globals }: PageData): Html {
  return html`<ul class="pauses">
${pauses.map(pause => {
  const days = daysOf(pause)
  return html`<li><b>${days.split(/(?<=to) /).map((day, at) => html`${at > 0 && ' '}${whole(day)}`)}</b>
<div class="actions"><a class="button button--secondary" href="/account/pauses?change=${pause.id}" aria-label="Change the pause ${days}">Change</a>
<form action="/account/pauses" method="post">${csrfField(globals.csrfToken)}<input type="hidden" name="end" value="${pause.id}"><button class="button--secondary" type="submit" aria-label="End pause ${days}">End pause</button></form></div></li>
`
})}
</ul>`
}

/** Returns "Monday 4 January to Friday 8 January", or a single day. */
function daysOf({ start_date, end_date }: PageData['pauses'][number]): string {
  if (readFormDate(end_date) === noEnd)
    return `From ${dateInWords(readFormDate(start_date) ?? start_date)} until you end it`
  const [first, last] = [start_date, end_date].map(date => dateInWords(readFormDate(date) ?? date))
  return first === last ? `${first}` : `${first} to ${last}`
}
