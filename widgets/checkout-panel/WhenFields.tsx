import type { BoxDraft } from '../../shared/rules/box'
import { type Choices, goesByDate, type OfferedDate } from '../../shared/rules/checkout'
import { type CalendarDate, formatDate } from '../../shared/rules/dates'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { SelectField } from '../../shared/ui/SelectField'
import { Title } from '../../shared/ui/Title'
import styles from './CheckoutPanel.module.css'
import { CutoffNote } from './CutoffNote'
import type { CheckoutWording } from './checkout-wording'
import { controlIds } from './hurdle-messages'

type WhenFieldsProps = {
  id: string
  draft: BoxDraft
  choices: Choices
  choose: (patch: Partial<Choices>) => void
  dates: readonly OfferedDate[]
  days: readonly { value: string | number; label?: string | undefined }[]
  nextDelivery: CalendarDate | null
  cutoff: Date | null
  clock: Date
  isOnce: boolean
  error: string | null | undefined
  labels: CheckoutWording
}

/** How often the box comes, and when: a date for a single one, a weekday for the others (CO-02, CO-03, A-32). */
export function WhenFields({
  id,
  draft,
  choices,
  choose,
  dates,
  days,
  nextDelivery,
  cutoff,
  clock,
  isOnce,
  error,
  labels,
}: WhenFieldsProps) {
  const ids = controlIds(id)
  const isLocked = draft.parentId !== null
  const byDate = goesByDate(choices, draft)
  const frequencies = [
    [0, labels.once],
    [1, labels.weekly],
    [2, labels.fortnightly],
    [4, labels.fourWeekly],
  ] as const
  const lockedReason = isLocked ? labels.locked : undefined
  return (
    <section className={styles.part}>
      <Title level={3} size="small">
        {labels.when}
      </Title>
      <RadioGroup
        legend={labels.howOften}
        name="frequency"
        id={ids.frequency}
        isRow
        value={choices.frequency === null ? null : String(choices.frequency)}
        onChange={value =>
          choose(value === '0' ? { frequency: 0, day: null } : { frequency: Number(value), date: '' })
        }
        disabledReason={lockedReason}
        hint={isOnce ? labels.onceOnly : undefined}
        options={frequencies.map(([value, label]) => ({
          value: String(value),
          label,
          disabledReason: isOnce && value !== 0 ? labels.onceOnly : undefined,
        }))}
      />
      {!byDate || isLocked ? (
        <SelectField
          id={ids.day}
          label={labels.day}
          value={choices.day === null ? '' : String(choices.day)}
          disabled={isLocked}
          error={byDate ? null : error}
          onChange={value => choose({ day: value ? Number(value) : null })}
        >
          <option value="">{labels.chooseDay}</option>
          {days.map(({ value, label }) => (
            <option key={value} value={String(value)}>
              {label || value}
            </option>
          ))}
        </SelectField>
      ) : null}
      {byDate && (
        <SelectField
          id={ids.date}
          label={labels.date}
          value={choices.date}
          error={error}
          onChange={date => choose({ date })}
        >
          <option value="">{labels.chooseDate}</option>
          {monthsOf(dates).map(([month, offered]) => (
            <optgroup key={month} label={month}>
              {offered.map(({ value, label, reason }) => (
                <option key={value} value={value} disabled={reason !== null}>
                  {reason ? `${label} (${reason})` : label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      {byDate && cutoff && <CutoffNote cutoff={cutoff} clock={clock} labels={labels} />}
      {!byDate && nextDelivery && (
        <p>
          {labels.nextDelivery}: <b>{formatDate(nextDelivery, 'dddd Do MMMM')}</b>
        </p>
      )}
    </section>
  )
}

function monthsOf(dates: readonly OfferedDate[]): [string, OfferedDate[]][] {
  const months = new Map<string, OfferedDate[]>()
  for (const offered of dates) {
    const month = offered.date ? formatDate(offered.date, 'MMMM YYYY') : ''
    months.set(month, [...(months.get(month) ?? []), offered])
  }
  return [...months]
}
