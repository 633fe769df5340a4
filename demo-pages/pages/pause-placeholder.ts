import { addDays, londonDate, printDate } from '../shop/calendar'
import { dateInWords } from '../shop/delivery-dates'
import type { PageData } from '../shop/page-data'
import { first } from './fields'
import { attributes, type Html, html } from './html'
import { icon } from './icons'
import { placeholder, sleeping } from './placeholders'

const daysAhead = 2

const todayOf = ({ box }: PageData): string => londonDate(new Date(box.at))

const yearOf = (date: string): string => date.slice(0, 4)

/** First and last day of a pause, inside the page's own form; asleep and without script the usual day, and its fields. */
export function pausePicker(data: PageData): Html {
  const { old, errors } = data
  const { start_date, end_date } = errors
  const told = { ...(start_date && { start_date }), ...(end_date && { end_date }) }
  const usual = addDays(todayOf(data), daysAhead)
  const isUsual = !old.start_date && !old.end_date && !start_date && !end_date
  return placeholder(
    'pause-picker',
    {
      'start-date': old.start_date,
      'end-date': old.end_date,
      ...(isUsual ? sleeping({ days: `${usual} ${usual}` }) : { load: 'ready' }),
    },
    isUsual ? usualPause(data, usual) : days(data),
    start_date || end_date ? { errors: told } : undefined,
  )
}

const days = (
  data: PageData,
  usual = '',
): Html => html`<fieldset class="pair" aria-label="Days without a delivery">
${pauseDay('start_date', 'First day without a delivery', data, usual)}
${pauseDay('end_date', 'Last day without a delivery', data, usual)}
</fieldset>`

/** A day that nobody has chosen yet. */
const usualPause = (data: PageData, date: string): Html => html`<div class="pause">
${days(data, printDate(date))}
<div class="pause__weeks script-only"><span>Pause for</span><button type="button" class="button--secondary button--small">1 week</button><button type="button" class="button--secondary button--small">2 weeks</button></div>
<p class="script-only">You have chosen 1 day without deliveries: ${dateInWords(date)}${yearOf(date) !== yearOf(todayOf(data)) && html` ${yearOf(date)}`}. They start again on your next delivery day after that.</p>
</div>`

/** One day; who has a script finds a calendar beside it. */
function pauseDay(name: string, label: string, { old, errors }: PageData, usual: string): Html {
  const error = first(errors[name])
  const state = {
    'aria-invalid': error && 'true',
    'aria-describedby': error ? `${name}-hint ${name}-error` : `${name}-hint`,
  }
  return html`<div class="field">
<label for="${name}">${label}</label>
<p class="hint${usual && ' plain-only'}" id="${name}-hint">As DD/MM/YYYY</p>
<div class="date"><input type="text" id="${name}" name="${name}" value="${old[name] ?? usual}" placeholder="dd/mm/yyyy" inputmode="numeric" autocomplete="off" required${attributes(state)}>
${usual && html`<button type="button" class="script-only" aria-label="Choose from a calendar: ${label}" aria-haspopup="dialog" aria-expanded="false">${icon('calendar')}</button>`}</div>
${error && html`<p class="error" id="${name}-error">${error}</p>`}
</div>`
}
