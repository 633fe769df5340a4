import { useId } from 'react'
import { weekdayName } from '../../../domain/rules/dates/dates'
import { dayMaximum, type Limits } from '../../../domain/rules/essentials/day-caps'
import type { RegularDay } from '../../../domain/rules/essentials/regular-order'
import { defaultMaximum } from '../../../domain/rules/quantity'
import { useMessages } from '../../../platform/messages/use-messages'
import { announce } from '../../../platform/page/live-region'
import { interpolate } from '../../../platform/values/interpolate'
import { Button } from '../../../ui/button/Button'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import styles from '../Editors.module.css'
import { type RegularMessages, regularMessages } from '../editor-messages'
import type { Replaced } from '../use-replaced'
import { inWords, periodInWords } from './period-in-words'
import type { RegularEdit } from './use-regular-edit'

type RegularRackProps = {
  product: { name: string; price: number | null }
  edit: RegularEdit
  limits: Limits
  replaced: Replaced
  /** The reason why no quantity can be changed. */
  disabledReason: string | undefined
  onChange: () => void
}

/** Six upright steppers, Monday to Saturday, with notes about them (RO-01). */
export function RegularRack({ product, edit, limits, replaced, disabledReason, onChange }: RegularRackProps) {
  const messages = useMessages(regularMessages)
  const titleId = useId()
  const nameOf = (weekday: number) => weekdayName(weekday, messages)
  const { days, caps } = edit
  const off = days.filter(({ isActive }) => !isActive).map(({ weekday }) => nameOf(weekday))
  const tell = (changed: readonly RegularDay[], weekday: number) => {
    const quantity = changed.find(day => day.weekday === weekday)?.quantity
    announce(`${nameOf(weekday)} ${quantity}. ${periodInWords(changed, product.price, messages)}`)
  }
  const change = (act: () => void) => () => {
    replaced.forget()
    act()
    onChange()
  }
  const maximum = [
    maximumInWords(days, limits, messages),
    totalInWords(limits.total, edit.left, messages),
  ].filter(Boolean)
  return (
    <div className={styles.part} role="group" aria-labelledby={titleId}>
      <p className={styles.legend} id={titleId}>
        {messages.howMany}
      </p>
      <div className={styles.rack}>
        {days.map(({ weekday, quantity, isActive }, index) => (
          <RackDay
            key={weekday}
            dayName={nameOf(weekday)}
            productName={product.name}
            max={caps[index] ?? 0}
            isOff={!isActive}
            {...{ quantity, replaced, disabledReason }}
            onChange={next => change(() => tell(edit.setQuantity(weekday, next), weekday))()}
          />
        ))}
      </div>
      {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
      {off.length > 0 && <p className={styles.note}>{`${messages.noDelivery} ${inWords(off, messages)}.`}</p>}
      {maximum.length > 0 && <p className={styles.note}>{maximum.join(' ')}</p>}
      <RackTools
        disabledReason={disabledReason}
        noMonday={days[0]?.isActive === false ? `${messages.noDelivery} ${nameOf(1)}` : undefined}
        onCopy={change(() => tell(edit.copyMonday(), 1))}
        onClear={change(edit.clear)}
      />
    </div>
  )
}

type RackDayProps = Pick<RegularRackProps, 'replaced' | 'disabledReason'> & {
  dayName: string
  productName: string
  quantity: number
  max: number
  /** Nothing is delivered on that weekday. */
  isOff: boolean
  onChange: (quantity: number) => void
}

function RackDay({ dayName, productName, quantity, max, isOff, replaced, ...rest }: RackDayProps) {
  const { productOn, noDelivery } = useMessages(regularMessages)
  return (
    <div className={styles.day} data-off={isOff || undefined}>
      <span className={styles.dayName} aria-hidden="true">
        {dayName.slice(0, 3)}
      </span>
      <QuantityStepper
        countsAtOnce
        isUpright
        of={interpolate(productOn, { name: productName, day: dayName })}
        value={quantity}
        max={max}
        overLimit="zero"
        disabledReason={isOff ? `${noDelivery} ${dayName}` : rest.disabledReason}
        onChange={rest.onChange}
        onReplaced={(text, by) => replaced.explain(text, { by, max, what: dayName })}
      />
    </div>
  )
}

type RackToolsProps = Pick<RegularRackProps, 'disabledReason'> & {
  /** The reason why Monday cannot be copied. */
  noMonday: string | undefined
  onCopy: () => void
  onClear: () => void
}

/** The buttons that change all days at once. */
const RackTools = ({ disabledReason, noMonday, onCopy, onClear }: RackToolsProps) => {
  const messages = useMessages(regularMessages)
  return (
    <div className={styles.tools}>
      <Button tone="quiet" size="small" disabledReason={disabledReason ?? noMonday} onPress={onCopy}>
        {messages.copyMonday}
      </Button>
      <Button tone="quiet" size="small" disabledReason={disabledReason} onPress={onClear}>
        {messages.clear}
      </Button>
    </div>
  )
}

function maximumInWords(days: readonly RegularDay[], limits: Limits, messages: RegularMessages): string {
  const { maxAllowed } = limits
  const most = maxAllowed ?? defaultMaximum
  const own = days.filter(day => day.isActive && day.maximum !== null && dayMaximum(day, limits) < most)
  const all = maxAllowed === null ? '' : interpolate(messages.mostEachDay, { max: maxAllowed })
  if (!own.length) return all
  const each = own.map(day =>
    interpolate(messages.mostOnDay, {
      max: dayMaximum(day, limits),
      day: weekdayName(day.weekday, messages),
    }),
  )
  return [all, interpolate(messages.mostOf, { max: inWords(each, messages) })].filter(Boolean).join(' ')
}

const totalInWords = (total: number | null, left: number | null, { mostInTotal }: RegularMessages): string =>
  total === null ? '' : interpolate(mostInTotal, { total, left: left ?? 0 })
