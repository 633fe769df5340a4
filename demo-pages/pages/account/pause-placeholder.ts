import { addDays, londonDate, printDate } from '../../shop/calendar/calendar'
import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { PageData } from '../../shop/page-data'
import { dateField, errorsOf } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { inactive, placeholder } from '../placeholders'

const names = ['start_date', 'end_date']
const daysAhead = 2

/** First and last day of a pause, inside the page's own form; inactive and without script the usual day, and its fields. */
export function pausePicker(data: PageData): Html {
  const { old, box } = data
  const errors = errorsOf(data, names)
  const today = londonDate(new Date(box.at))
  const usual = errors || names.some(name => old[name]) ? undefined : addDays(today, daysAhead)
  return placeholder(
    'pause-picker',
    {
      'start-date': old.start_date,
      'end-date': old.end_date,
      ...(usual ? inactive({ days: `${usual} ${usual}` }) : { load: 'ready' }),
    },
    usual ? usualPause(data, usual, today) : days(data),
    errors,
  )
}

const days = (
  data: PageData,
  usual?: string,
): Html => html`<fieldset class="pair" aria-label="Days without a delivery">
${pauseDay('start_date', 'First day without a delivery', data, usual)}
${pauseDay('end_date', 'Last day without a delivery', data, usual)}
</fieldset>`

/** Who has a script finds a calendar beside a day that nobody has chosen yet. */
const pauseDay = (name: string, label: string, { old, errors }: PageData, usual?: string): Html =>
  dateField(
    { name, label, value: old[name] ?? usual, opener: usual && `Choose from a calendar: ${label}` },
    errors[name],
  )

const yearOf = (date: string): string => date.slice(0, 4)

/** A day that nobody has chosen yet. */
const usualPause = (data: PageData, date: string, today: string): Html => html`<div class="pause">
${days(data, printDate(date))}
<div class="pause__weeks script-only"><span>Pause for</span><button type="button" class="button--secondary button--small">1 week</button><button type="button" class="button--secondary button--small">2 weeks</button></div>
<p class="script-only">You have chosen 1 day without deliveries: ${dateInWords(date)}${yearOf(date) !== yearOf(today) && html` ${yearOf(date)}`}. They start again on your next delivery day after that.</p>
</div>`
