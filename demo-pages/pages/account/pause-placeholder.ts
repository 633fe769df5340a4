import { printDate } from '../../shop/calendar/calendar'
import { noEnd } from '../../shop/customers/pauses'
import type { PageData } from '../../shop/page-data'
import { dateField, errorsOf } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { inactive, placeholder } from '../placeholders'

const names = ['start_date', 'end_date']

/** Returns the day of a form that was refused, or the one in the address, which the week's own link names. */
const dayOf = ({ old, query }: PageData, name: string): string | undefined => old[name] ?? query[name]

/**
 * Returns the first and last day of a pause, inside the page's own form. Nothing is preselected, and adjoining pauses
 * are joined.
 */
export function pausePicker(data: PageData): Html {
  const { pauses, query, pausable } = data
  const errors = errorsOf(data, names)
  const isUntouched = !errors && !names.some(name => dayOf(data, name))
  return placeholder(
    'pause-picker',
    {
      'start-date': dayOf(data, 'start_date'),
      'end-date': dayOf(data, 'end_date'),
      prefill: 'none',
      joins: true,
      'hide-pauses': true,
      'open-end': printDate(noEnd),
      ...(isUntouched ? inactive({ days: '' }) : { load: 'ready' }),
    },
    fields(data),
    {
      ...errors,
      pauses: pauses.filter(({ id }) => String(id) !== query.change),
      deliveries: pausable.days,
      moves: pausable.moves,
    },
  )
}

const fields = (
  data: PageData,
): Html => html`<div class="pause"><fieldset class="pair" aria-label="Days without a delivery">
${pauseDay('start_date', 'First day without a delivery', data)}
${pauseDay('end_date', 'Last day without a delivery', data)}
</fieldset>
<label class="script-only check"><input type="checkbox"> Until I say</label>
<div class="pause__weeks script-only"><span>Pause for</span><button type="button" class="button--secondary button--small">1 week</button><button type="button" class="button--secondary button--small">2 weeks</button></div></div>`

const pauseDay = (name: string, label: string, data: PageData): Html =>
  dateField(
    { name, label, value: dayOf(data, name), opener: `Choose from a calendar: ${label}` },
    data.errors[name],
  )
