import { useId } from 'react'
import { announce } from '../page/shell'
import { dayMaximum, type Limits } from '../rules/day-caps'
import type { RegularDay } from '../rules/regular-order'
import { Button } from '../ui/Button'
import { QuantityStepper } from '../ui/QuantityStepper'
import styles from './Editors.module.css'
import type { RegularWording } from './editor-wording'
import { periodInWords } from './period-in-words'
import type { RegularEdit } from './use-regular-edit'
import type { Replaced } from './use-replaced'
import { inWords, weekdayName } from './weekday-names'

type RegularRackProps = {
  product: { name: string; price: number | null }
  edit: RegularEdit
  limits: Limits
  replaced: Replaced
  /** Why no quantity can be changed at all. */
  disabledReason: string | undefined
  labels: RegularWording
  onChange: () => void
}

/** Six upright steppers, Monday to Saturday, and what can be said about them (RO-01). */
export function RegularRack({
  product,
  edit,
  limits,
  replaced,
  disabledReason,
  labels,
  onChange,
}: RegularRackProps) {
  const titleId = useId()
  const { days, caps } = edit
  const off = days.filter(({ isActive }) => !isActive).map(({ weekday }) => weekdayName(weekday))
  const tell = (changed: readonly RegularDay[], weekday: number) => {
    const quantity = changed.find(day => day.weekday === weekday)?.quantity
    announce(`${weekdayName(weekday)} ${quantity}. ${periodInWords(changed, product.price)}`)
  }
  const change = (act: () => void) => () => {
    replaced.forget()
    act()
    onChange()
  }
  const maximum = [maximumInWords(days, limits), totalInWords(limits.total, edit.left)].filter(Boolean)
  return (
    <div className={styles.part} role="group" aria-labelledby={titleId}>
      <p className={styles.legend} id={titleId}>
        {labels.howMany}
      </p>
      <div className={styles.rack}>
        {days.map(({ weekday, quantity, isActive }, index) => (
          <div key={weekday} className={styles.day} data-off={!isActive || undefined}>
            <span className={styles.dayName} aria-hidden="true">
              {weekdayName(weekday).slice(0, 3)}
            </span>
            <QuantityStepper
              isUpright
              of={`${product.name} on ${weekdayName(weekday)}`}
              value={quantity}
              max={caps[index] ?? 0}
              overLimit="zero"
              disabledReason={isActive ? disabledReason : `${labels.noDelivery} ${weekdayName(weekday)}`}
              onChange={next => change(() => tell(edit.setQuantity(weekday, next), weekday))()}
              onReplaced={(text, by) =>
                replaced.explain(text, { by, max: caps[index] ?? 0, what: weekdayName(weekday) })
              }
            />
          </div>
        ))}
      </div>
      {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
      {off.length > 0 && (
        <p className={styles.note}>
          {labels.noDelivery} {inWords(off)}.
        </p>
      )}
      {maximum.length > 0 && <p className={styles.note}>{maximum.join(' ')}</p>}
      <div className={styles.tools}>
        <Button
          tone="quiet"
          size="small"
          disabledReason={
            disabledReason ?? (days[0]?.isActive === false ? `${labels.noDelivery} Monday` : undefined)
          }
          onPress={change(() => tell(edit.copyMonday(), 1))}
        >
          {labels.copyMonday}
        </Button>
        <Button tone="quiet" size="small" disabledReason={disabledReason} onPress={change(edit.clear)}>
          {labels.clear}
        </Button>
      </div>
      <p className={styles.summary}>{periodInWords(days, product.price)}</p>
    </div>
  )
}

function maximumInWords(days: readonly RegularDay[], limits: Limits): string {
  const own = days.filter(({ isActive, maximum }) => isActive && maximum !== null)
  const all = limits.maxAllowed === null ? '' : `Maximum ${limits.maxAllowed} each day.`
  const isSame = own.every(day => dayMaximum(day, limits) === limits.maxAllowed)
  if (!own.length || isSame) return all
  const each = own.map(({ weekday, maximum }) => `${maximum} on ${weekdayName(weekday)}`)
  return [all, `Maximum ${inWords(each)}.`].filter(Boolean).join(' ')
}

const totalInWords = (total: number | null, left: number | null): string =>
  total === null ? '' : `Maximum ${total} in total, ${left} left.`
