import type { RegularDay } from '../rules/regular-order'
import { RadioGroup } from '../ui/RadioGroup'
import { SelectField } from '../ui/SelectField'
import styles from './Editors.module.css'
import { weekdayName } from './weekday-names'

const names: Readonly<Record<number, string>> = { 1: 'Weekly', 2: 'Fortnightly', 4: '4 Weekly' }

type FrequencyChoiceProps = {
  title: string
  days: readonly RegularDay[]
  /** Of all days; null gives each day a choice of its own, so that nothing the customer has is overwritten. */
  frequency: number | null
  isDisabled: boolean
  onChoose: (frequency: number, weekday?: number) => void
}

/** Weekly, Fortnightly or 4 Weekly (RO-04), and what else the shop may have. */
export function FrequencyChoice({ title, days, frequency, isDisabled, onChoose }: FrequencyChoiceProps) {
  const known = [1, 2, 4]
  const offered = [...known, ...days.map(day => day.frequency).filter(weeks => !known.includes(weeks))]
  const choices = [...new Set(offered)].map(weeks => ({
    value: String(weeks),
    label: names[weeks] ?? `${weeks} Weekly`,
  }))
  if (frequency === null)
    return (
      <fieldset className={styles.often} disabled={isDisabled}>
        <legend className={styles.legend}>{title}</legend>
        <div className={styles.perDay}>
          {days
            .filter(({ isActive }) => isActive)
            .map(day => (
              <SelectField
                key={day.weekday}
                label={weekdayName(day.weekday)}
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
        legend={title}
        name="frequency"
        isRow
        options={choices}
        value={String(frequency)}
        onChange={weeks => onChoose(Number(weeks))}
      />
    </fieldset>
  )
}
