import { isChangeable } from '../../shared/domain/rules/boxes/box-offers'
import type { BoxName, BoxOrder, UnfinishedAmendment } from '../../shared/domain/rules/boxes/box-order'
import { nextMidnight } from '../../shared/domain/rules/dates/clock'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { BoxPictures, contentsInWords } from '../../shared/features/boxes/BoxContents'
import { useBoxDialog } from '../../shared/features/boxes/use-box-dialog'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { useTime } from '../../shared/platform/providers/use-clock'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import { Button } from '../../shared/ui/button/Button'
import { Price } from '../../shared/ui/product/Price'
import styles from './OrderAgain.module.css'
import { orderAgainMessages } from './order-again-messages'

type EarlierBoxProps = {
  box: BoxOrder
  /** Tells the box apart from the others of the list. */
  named: BoxName | undefined
  unfinished: UnfinishedAmendment | null | undefined
}

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
  const { ViewBoxDialog, isOpen, isOpening, missing, close, opens } = useBoxDialog()
  const view = isChangeable(box) ? messages.viewOpen : messages.view
  const names = contentsInWords(box, messages)
  const items = itemsIn(box)
  const date = box.date ? dayInWords(box.date, messages) : ''
  const now = useTime(nextMidnight)
  const isComing =
    box.date !== null && box.date >= today(now) && !box.isDelivered && !box.isCancelled && !box.failed
  return (
    <li className={styles.box}>
      <BoxPictures box={box} />
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
        {names && <span className={styles.names}>{names}</span>}
      </p>
      <Button
        tone="secondary"
        size="small"
        block
        {...opens}
        aria-label={named?.name}
        busy={isOpening && view}
      >
        {view}
      </Button>
      {missing}
      {ViewBoxDialog && (
        <ViewBoxDialog box={box} place="latest" isOpen={isOpen} onClose={close} unfinished={unfinished} />
      )}
    </li>
  )
}
