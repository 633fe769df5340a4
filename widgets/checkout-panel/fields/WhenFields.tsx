import type { BoxDraft } from '../../../shared/domain/rules/basket'
import {
  type Choices,
  goesByDate,
  isClosed,
  type OfferedDate,
} from '../../../shared/domain/rules/boxes/checkout'
import {
  type DateMessages,
  dayInWords,
  formatDate,
  parseDate,
} from '../../../shared/domain/rules/dates/dates'
import { RadioGroup } from '../../../shared/ui/form/RadioGroup'
import { SelectField } from '../../../shared/ui/form/SelectField'
import { Title } from '../../../shared/ui/layout/Title'
import { controlIds } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import type { CheckoutMessages } from '../checkout-messages'
import { type Option, wordsOf } from '../choices/offers'
import { CutoffNote } from './CutoffNote'
import { FixedField } from './FixedField'

type WhenFieldsProps = {
  id: string
  draft: BoxDraft
  choices: Choices
  choose: (patch: Partial<Choices>) => void
  dates: readonly OfferedDate[]
  days: readonly Option[]
  nextDelivery: string | null
  cutoff: Date | null
  clock: Date
  isOnce: boolean
  oftenError: string | undefined
  error: string | undefined
  labels: CheckoutMessages
}

/** How often the box comes, and when: a date for a single box, a weekday for a repeating one (CO-02, CO-03, A-32). */
export function WhenFields(props: WhenFieldsProps) {
  const { id, draft, choices, days, nextDelivery, cutoff, labels } = props
  const byDate = goesByDate(choices, draft)
  const next = parseDate(nextDelivery)
  const isLocked = draft.parentId !== null
  return (
    <section className={styles.part}>
      <Title>{labels.when}</Title>
      <FrequencyField {...props} />
      {isLocked && choices.day !== null && (
        <FixedField
          label={labels.day}
          value={wordsOf(days, String(choices.day))}
          reasonId={controlIds(id).locked}
        />
      )}
      {!byDate && choices.frequency !== null && <DayField {...props} />}
      {byDate && <DateField {...props} />}
      {byDate && cutoff && <CutoffNote cutoff={cutoff} labels={labels} />}
      {!byDate && next && (
        <p>
          <span>{`${labels.nextDelivery}: `}</span>
          <b>{dayInWords(next, labels)}</b>
        </p>
      )}
    </section>
  )
}

function FrequencyField({ id, draft, choices, choose, isOnce, oftenError, labels }: WhenFieldsProps) {
  const frequencies = [
    [0, labels.once, labels.everyOnce],
    [1, labels.weekly, labels.everyWeek],
    [2, labels.fortnightly, labels.everyTwoWeeks],
    [4, labels.fourWeekly, labels.everyFourWeeks],
  ] as const
  return (
    <RadioGroup
      legend={labels.howOften}
      name="frequency"
      id={controlIds(id).frequency}
      isRow
      value={choices.frequency === null ? null : String(choices.frequency)}
      onChange={value => choose({ frequency: Number(value) })}
      disabledReason={draft.parentId === null ? undefined : labels.locked}
      reasonId={controlIds(id).locked}
      hint={isOnce ? labels.onceOnly : undefined}
      error={oftenError}
      options={frequencies.map(([value, label, hint]) => ({
        value: String(value),
        label,
        hint,
        disabledReason: isOnce && value !== 0 ? labels.onceOnly : undefined,
      }))}
    />
  )
}

const DayField = ({ id, choices, choose, days, error, labels }: WhenFieldsProps) => (
  <SelectField
    id={controlIds(id).day}
    label={labels.day}
    value={choices.day === null ? '' : String(choices.day)}
    error={error}
    onChange={value => choose({ day: value ? Number(value) : null })}
  >
    <option value="">{labels.chooseDay}</option>
    {days.map(({ value, label }) => (
      <option key={value} value={String(value)}>
        {label || value}
      </option>
    ))}
  </SelectField>
)

function DateField({ id, choices, choose, dates, clock, error, labels }: WhenFieldsProps) {
  // A chosen date whose cut-off passes stays selectable; the error is shown beside it.
  const reasonOf = (offered: OfferedDate) =>
    offered.reason ?? (offered.value !== choices.date && isClosed(offered, clock) ? labels.closed : null)
  return (
    <SelectField
      id={controlIds(id).date}
      label={labels.date}
      value={choices.date}
      error={error}
      onChange={date => choose({ date })}
    >
      <option value="">{labels.chooseDate}</option>
      {monthsOf(dates, labels).map(([month, offered]) => (
        <optgroup key={month} label={month}>
          {offered.map(each => (
            <DateOption key={each.value} offered={each} reason={reasonOf(each)} />
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

const DateOption = ({ offered, reason }: { offered: OfferedDate; reason: string | null }) => (
  <option value={offered.value} disabled={reason !== null}>
    {reason ? `${offered.label} (${reason})` : offered.label}
  </option>
)

function monthsOf(dates: readonly OfferedDate[], words: DateMessages): [string, OfferedDate[]][] {
  const months = new Map<string, OfferedDate[]>()
  for (const offered of dates) {
    const month = offered.date ? formatDate(offered.date, 'MMMM YYYY', words) : ''
    months.set(month, [...(months.get(month) ?? []), offered])
  }
  return [...months]
}
