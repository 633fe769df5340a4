import type { OptionValues } from '../../shared/options/options'
import { productFrom } from '../../shared/ordering/product.options'
import { RegularEditor } from '../../shared/ordering/RegularEditor'

import type { Edits } from '../../shared/ordering/use-regular-edit'
import { Ground } from '../../shared/ui/Ground'
import type { options } from './regular-order.options'

/** The weekdays of a form as the server prints its old input: texts or numbers, of any days. */
function editsIn(weekdays: object | undefined): Edits | undefined {
  if (!weekdays) return undefined
  const all = (name: string) =>
    Object.fromEntries(
      Object.entries(weekdays as Record<string, Record<string, unknown> | null>)
        .map(([day, chosen]) => [day, Number(chosen?.[name] ?? Number.NaN)] as const)
        .filter(([day, value]) => /^[1-6]$/.test(day) && Number.isInteger(value) && value >= 0),
    )
  return { quantities: all('quantity'), frequencies: all('frequency'), isDeleted: false }
}

/** The regular-order editor on the page itself (RO-01). */
export function RegularOrder({
  blocked,
  hideButton,
  fieldPrefix,
  labels,
  ...given
}: OptionValues<typeof options>) {
  return (
    <Ground>
      <RegularEditor
        product={productFrom(given.product)}
        totalMaximum={given.totalMaxQuantity}
        hasFrequency={given.frequency}
        blocked={blocked && labels.blocked}
        fieldPrefix={hideButton ? (fieldPrefix ?? '') : undefined}
        given={editsIn(given.weekdays)}
        isInline
      />
    </Ground>
  )
}
