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
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { RadioGroup } from '../../../shared/ui/form/RadioGroup'
import { SelectField } from '../../../shared/ui/form/SelectField'
import { Title } from '../../../shared/ui/layout/Title'
import { controlIds } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'
import { type Option, wordsOf } from '../choices/offers'
import { ChoiceField } from './ChoiceField'
import { CutoffNote } from './CutoffNote'
import { DateTiles } from './DateTiles'
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
  isTiled: boolean
}

/** How often the box comes, and when: a date for a single box, a weekday for a repeating one (CO-02, CO-03, A-32). */
export function WhenFields(props: WhenFieldsProps) {
  const messages = useMessages(checkoutPanelMessages)
  const { id, draft, choices, days, nextDelivery, cutoff } = props
  const byDate = goesByDate(choices, draft)
  const next = parseDate(nextDelivery)
  const isLocked = draft.parentId !== null
  return (
    <section className={styles.part}>
      <Title>{messages.when}</Title>
      <FrequencyField {...props} />
      {isLocked && choices.day !== null && (
        <FixedField
          label={messages.day}
          value={wordsOf(days, String(choices.day))}
          reasonId={controlIds(id).locked}
        />
      )}
      {!byDate && choices.frequency !== null && <DayField {...props} />}
      {byDate && <DateField {...props} />}
      {byDate && cutoff && <CutoffNote cutoff={cutoff} />}
      {!byDate && next && (
        <p>
          <span>{`${messages.nextDelivery}: `}</span>
          <b>{dayInWords(next, messages)}</b>
        </p>
      )}
    </section>
  )
}

function FrequencyField({ id, draft, choices, choose, isOnce, oftenError }: WhenFieldsProps) {
  const messages = useMessages(checkoutPanelMessages)
  const frequencies = [
    [0, messages.once, messages.everyOnce],
    [1, messages.weekly, messages.everyWeek],
    [2, messages.fortnightly, messages.everyTwoWeeks],
    [4, messages.fourWeekly, messages.everyFourWeeks],
  ] as const
  return (
    <RadioGroup
      legend={messages.howOften}
      name="frequency"
      id={controlIds(id).frequency}
      isRow
      value={choices.frequency === null ? null : String(choices.frequency)}
      onChange={value => choose({ frequency: Number(value) })}
      disabledReason={draft.parentId === null ? undefined : messages.locked}
      reasonId={controlIds(id).locked}
      hint={isOnce ? messages.onceOnly : undefined}
      error={oftenError}
      options={frequencies.map(([value, label, hint]) => ({
        value: String(value),
        label,
        // A page may use the hint as the label.
        hint: hint === label ? undefined : hint,
        disabledReason: isOnce && value !== 0 ? messages.onceOnly : undefined,
      }))}
    />
  )
}

const DayField = ({ id, choices, choose, days, error, isTiled }: WhenFieldsProps) => {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <ChoiceField
      {...{ isTiled, error }}
      id={controlIds(id).day}
      field="day"
      name={messages.day}
      options={days}
      chosen={choices.day === null ? '' : String(choices.day)}
      empty={messages.chooseDay}
      onChoose={value => choose({ day: value ? Number(value) : null })}
    />
  )
}

function DateField({ id, choices, choose, dates, clock, error, isTiled }: WhenFieldsProps) {
  const messages = useMessages(checkoutPanelMessages)
  // A chosen date whose cut-off passes stays selectable; the error is shown beside it.
  const reasonOf = (offered: OfferedDate) =>
    offered.reason ?? (offered.value !== choices.date && isClosed(offered, clock) ? messages.closed : null)
  if (isTiled)
    return (
      <DateTiles
        {...{ dates, reasonOf, error }}
        id={controlIds(id).date}
        chosen={choices.date}
        onChoose={date => choose({ date })}
      />
    )
  return (
    <SelectField
      id={controlIds(id).date}
      label={messages.date}
      value={choices.date}
      error={error}
      onChange={date => choose({ date })}
    >
      <option value="">{messages.chooseDate}</option>
      {monthsOf(dates, messages).map(([month, offered]) => (
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

function monthsOf(dates: readonly OfferedDate[], messages: DateMessages): [string, OfferedDate[]][] {
  const months = new Map<string, OfferedDate[]>()
  for (const offered of dates) {
    const month = offered.date ? formatDate(offered.date, 'MMMM YYYY', messages) : ''
    months.set(month, [...(months.get(month) ?? []), offered])
  }
  return [...months]
}
