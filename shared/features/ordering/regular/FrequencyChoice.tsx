import { weekdayName } from '../../../domain/rules/dates/dates'
import type { RegularDay } from '../../../domain/rules/essentials/regular-order'
import { useMessages } from '../../../platform/messages/use-messages'
import { interpolate } from '../../../platform/values/interpolate'
import { RadioGroup } from '../../../ui/form/RadioGroup'
import { SelectField } from '../../../ui/form/SelectField'
import styles from '../Editors.module.css'
import { regularMessages } from '../editor-messages'

type FrequencyChoiceProps = {
  days: readonly RegularDay[]
  /** The frequency of all days. Null if days differ: then each day has its own choice, so that none is overwritten. */
  frequency: number | null
  isDisabled: boolean
  onChoose: (frequency: number, weekday?: number) => void
}

/** The choice of Weekly, Fortnightly, 4 Weekly (RO-04) and any other frequency that the order has. */
export function FrequencyChoice({ days, frequency, isDisabled, onChoose }: FrequencyChoiceProps) {
  const messages = useMessages(regularMessages)
  const names: Readonly<Record<number, string>> = { 1: messages.weekly, 2: messages.fortnightly }
  const known = [1, 2, 4]
  const offered = [...known, ...days.map(day => day.frequency).filter(weeks => !known.includes(weeks))]
  const choices = [...new Set(offered)].map(weeks => ({
    value: String(weeks),
    label: names[weeks] ?? interpolate(messages.weeksWeekly, { weeks }),
  }))
  if (frequency === null)
    return (
      <fieldset className={styles.often} disabled={isDisabled}>
        <legend className={styles.legend}>{messages.howOften}</legend>
        <div className={styles.perDay}>
          {days
            .filter(({ isActive }) => isActive)
            .map(day => (
              <SelectField
                key={day.weekday}
                label={weekdayName(day.weekday, messages)}
                value={String(day.frequency)}
                onChange={weeks => onChoose(Number(weeks), day.weekday)}
              >
                {choices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            ))}
        </div>
      </fieldset>
    )
  return (
    <fieldset disabled={isDisabled}>
      <RadioGroup
        legend={messages.howOften}
        name="frequency"
        isRow
        options={choices}
        value={String(frequency)}
        onChange={weeks => onChoose(Number(weeks))}
      />
    </fieldset>
  )
}
