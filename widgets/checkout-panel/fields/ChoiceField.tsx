import { RadioGroup } from '../../../shared/ui/form/RadioGroup'
import { SelectField } from '../../../shared/ui/form/SelectField'
import { type Option, wordsOf } from '../choices/offers'

type ChoiceFieldProps = {
  id?: string
  /** The name of the radio buttons, for tiles. */
  field: string
  name: string
  options: readonly Option[]
  chosen: string
  onChoose: (value: string) => void
  isTiled: boolean
  /** The text of the list's empty entry, which means no choice. */
  empty?: string
  error?: string | undefined
}

/**
 * A choice among the page's options, as tiles or as a list. The order's current option stays among them even if the
 * page no longer offers it.
 */
export function ChoiceField({
  id,
  field,
  name,
  options,
  isTiled,
  empty,
  error,
  ...choice
}: ChoiceFieldProps) {
  const { chosen, onChoose } = choice
  const isOffered = options.some(({ value }) => String(value) === chosen)
  const stray =
    chosen && !isOffered ? [{ value: chosen, label: wordsOf(options, chosen) || `${name} ${chosen}` }] : []
  const all = [...stray, ...options].map(({ value, label }) => ({
    value: String(value),
    label: label || String(value),
  }))
  const shared = { id, error, onChange: onChoose }
  if (isTiled)
    return <RadioGroup {...shared} legend={name} name={field} isTiled value={chosen || null} options={all} />
  return (
    <SelectField {...shared} label={name} value={chosen}>
      {empty && <option value="">{empty}</option>}
      {all.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
