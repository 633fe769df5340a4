import { memo } from 'react'
import { type CalendarDate, dayInWords } from '../../../shared/domain/rules/dates/dates'
import { isLineEditable, isSkipped, lineKindLabel } from '../../../shared/domain/rules/essentials/line-state'
import { countsLine, type WeekLine } from '../../../shared/domain/rules/essentials/week'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { formatPence } from '../../../shared/platform/values/money'
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden'
import { Price } from '../../../shared/ui/product/Price'
import { headerBasketMessages } from '../header-basket-messages'
import styles from './Entry.module.css'
import type { Entry } from './EntryDialog'
import { LineBadges } from './StateBadges'

type LineEntryProps = {
  line: WeekLine
  /** Another line of the day has the same product. */
  isTwin: boolean
  /** The date that the line was moved to; null if the shop does not say. */
  shiftedTo: CalendarDate | null
  onOpen: (entry: Entry) => void
}

/** "2 × £1.40", or the quantity alone if no price of one is told. */
const timesPrice = (quantity: number, price: number | null) =>
  price === null ? quantity : `${quantity} × ${formatPence(price)}`

/** One product on one day, with its status, its kind and, while it can be changed, an Edit button (HB-30). */
export const LineEntry = memo(function LineEntry({ line, isTwin, shiftedTo, onOpen }: LineEntryProps) {
  const messages = useMessages(headerBasketMessages)
  const name = line.name || messages.unnamed
  // The price is that of the delivered quantity, once it is known.
  const charged = line.delivered ?? line.ordered
  const isFree = line.isFree && line.price === 0
  const apart = isTwin ? `${charged} × ${name}, ${lineKindLabel(line, messages)}` : name
  return (
    <li
      className={styles.entry}
      data-void={line.isUnavailable || undefined}
      data-soft={!countsLine(line) || undefined}
    >
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.price}>
        {isFree ? <span>{messages.free}</span> : !isSkipped(line) && <Price pence={line.price} />}
        {!countsLine(line) && <VisuallyHidden>{` ${messages.leftOut}`}</VisuallyHidden>}
      </span>{' '}
      <span className={styles.quantity}>
        {isSkipped(line) ? messages.skipped : timesPrice(charged, isFree ? null : line.product.price)}
      </span>{' '}
      {line.isShifted && shiftedTo && (
        <span className={styles.more}>
          {interpolate(messages.comesOn, {
            day: dayInWords(shiftedTo, messages),
          })}
        </span>
      )}{' '}
      <span className={styles.state}>
        <LineBadges line={line} />
        {isLineEditable(line) && (
          <button
            type="button"
            className={styles.action}
            aria-label={`${messages.edit} ${apart}${line.date ? `, ${dayInWords(line.date, messages)}` : ''}`}
            onClick={() => onOpen({ line })}
          >
            {messages.edit}
          </button>
        )}
      </span>
    </li>
  )
})
