import type { BoxName, BoxOrder, UnfinishedAmendment } from '../../shared/domain/rules/boxes/box-order'
import { nextMidnight } from '../../shared/domain/rules/dates/clock'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { useBoxDialog } from '../../shared/features/boxes/use-box-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { useTime } from '../../shared/platform/providers/use-clock'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { crate } from '../../shared/ui/button/icon-shapes'
import { Picture } from '../../shared/ui/product/Picture'
import { Price } from '../../shared/ui/product/Price'
import { tintOf } from '../../shared/ui/product/picture-tint'
import styles from './OrderAgain.module.css'
import { orderAgainMessages } from './order-again-messages'

type EarlierBoxProps = {
  box: BoxOrder
  /** Tells the box apart from the others of the list. */
  named: BoxName | undefined
  unfinished: UnfinishedAmendment | null | undefined
}

const mostShown = 3

/** Returns the number of items in the box; null if the shop does not say it for each product. */
function itemsIn({ itemCount, products }: BoxOrder): number | null {
  const isCounted = products.every(({ quantity }) => quantity !== null)
  return itemCount ?? (isCounted ? products.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) : null)
}

/**
 * One recent box: its first products, date, number of items and cost (OA-04); a future box says that it is still to
 * come.
 */
export function EarlierBox({ box, named, unfinished }: EarlierBoxProps) {
  const messages = useMessages(orderAgainMessages)
  const { ViewBoxDialog, isOpen, isOpening, close, opens } = useBoxDialog()
  const shown = box.products.slice(0, mostShown)
  const more = box.products.length - shown.length
  const names = shown.flatMap(({ name }) => name || []).join(', ')
  const items = itemsIn(box)
  const date = box.date ? dayInWords(box.date, messages) : ''
  const now = useTime(nextMidnight)
  const isComing =
    box.date !== null && box.date >= today(now) && !box.isDelivered && !box.isCancelled && !box.failed
  return (
    <li className={styles.box}>
      <div className={styles.pictures} aria-hidden="true">
        {shown.map(({ image }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product has no identity here, and two may be called the same
          <span key={at} className={styles.round} data-tint={tintOf(image)}>
            <Picture image={image} size={48} className={styles.picture}>
              <Icon shape={crate} />
            </Picture>
          </span>
        ))}
        {more > 0 && <span className={styles.round}>{`+${more}`}</span>}
      </div>
      <p className={styles.words}>
        <b className={styles.date}>
          {`${isComing ? interpolate(messages.comes, { date }) : date}${named?.apart ?? ''}`}
        </b>{' '}
        <span>
          {items !== null && (
            <span>{`${items === 1 ? messages.oneItem : interpolate(messages.manyItems, { count: items })}, `}</span>
          )}
          <Price pence={box.total} size="small" />
        </span>{' '}
        {names && (
          <span className={styles.names}>
            {more > 0 ? interpolate(messages.andMore, { names, more }) : names}
          </span>
        )}
      </p>
      <Button
        tone="secondary"
        size="small"
        block
        {...opens}
        aria-label={named?.name}
        busy={isOpening && messages.view}
      >
        {messages.view}
      </Button>
      {ViewBoxDialog && (
        <ViewBoxDialog box={box} offer="reorder" isOpen={isOpen} onClose={close} unfinished={unfinished} />
      )}
    </li>
  )
}
