import { weekdayName } from '../../../domain/rules/dates/dates'
import type { RegularDay } from '../../../domain/rules/essentials/regular-order'
import { interpolate } from '../../../platform/values/interpolate'
import { RadioGroup } from '../../../ui/form/RadioGroup'
import { SelectField } from '../../../ui/form/SelectField'
import styles from '../Editors.module.css'
import type { RegularMessages } from '../editor-messages'

type FrequencyChoiceProps = {
  labels: RegularMessages
  days: readonly RegularDay[]
  /**
   * The frequency of all days; null if days differ: then each day has its own choice, so that none is overwritten
   * (A-10).
   */
  frequency: number | null
  isDisabled: boolean
  onChoose: (frequency: number, weekday?: number) => void
}

/** The choice of Weekly, Fortnightly, 4 Weekly (RO-04) and any other frequency that the order has. */
export function FrequencyChoice({ labels, days, frequency, isDisabled, onChoose }: FrequencyChoiceProps) {
  const names: Readonly<Record<number, string>> = { 1: labels.weekly, 2: labels.fortnightly }
  const known = [1, 2, 4]
  const offered = [...known, ...days.map(day => day.frequency).filter(weeks => !known.includes(weeks))]
  const choices = [...new Set(offered)].map(weeks => ({
    value: String(weeks),
    label: names[weeks] ?? interpolate(labels.weeksWeekly, { weeks }),
  }))
  if (frequency === null)
    return (
      <fieldset className={styles.often} disabled={isDisabled}>
        <legend className={styles.legend}>{labels.howOften}</legend>
        <div className={styles.perDay}>
          {days
            .filter(({ isActive }) => isActive)
            .map(day => (
              <SelectField
                key={day.weekday}
                label={weekdayName(day.weekday, labels)}
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
        legend={labels.howOften}
        name="frequency"
        isRow
        options={choices}
        value={String(frequency)}
        onChange={weeks => onChoose(Number(weeks))}
      />
    </fieldset>
  )
}
