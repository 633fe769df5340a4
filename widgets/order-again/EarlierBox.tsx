import { useState } from 'react'
import { ViewBoxDialog } from '../../shared/boxes/ViewBoxDialog'
import type { BoxOrder, UnfinishedAmendment } from '../../shared/rules/box-order'
import { formatDate } from '../../shared/rules/dates'
import { Button } from '../../shared/ui/Button'
import { Picture } from '../../shared/ui/Picture'
import { Price } from '../../shared/ui/Price'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './OrderAgain.module.css'
import type { OrderAgainWording } from './order-again-wording'

type EarlierBoxProps = {
  box: BoxOrder
  unfinished: UnfinishedAmendment | null | undefined
  labels: OrderAgainWording
}

const mostPictures = 3

/** One of the latest boxes: its first products, its date, how many items, what it cost (OA-04). */
export function EarlierBox({ box, unfinished, labels }: EarlierBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const names = box.products.map(({ name }) => name)
  const more = names.length - mostPictures
  const items = box.itemCount ?? box.products.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const date = box.date ? formatDate(box.date) : ''
  return (
    <li className={styles.box}>
      <div className={styles.pictures}>
        {box.products.slice(0, mostPictures).map(({ name, image }) => (
          <span key={name} className={styles.round}>
            <Picture image={image} size={48} className={styles.picture} />
          </span>
        ))}
        {more > 0 && (
          <span className={styles.round} aria-hidden="true">
            +{more}
          </span>
        )}
        <VisuallyHidden>{names.join(', ')}</VisuallyHidden>
      </div>
      <p className={styles.words}>
        <b className={styles.date}>{date}</b>
        <span>
          {items} {items === 1 ? 'item' : 'items'}, <Price pence={box.total} size="small" />
        </span>
      </p>
      <Button
        tone="secondary"
        size="small"
        block
        aria-haspopup="dialog"
        aria-label={`${labels.view} box of ${date}`}
        onPress={() => setOpen(true)}
      >
        {labels.view}
      </Button>
      <ViewBoxDialog
        box={box}
        offer="reorder"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        unfinished={unfinished}
        labels={labels}
      />
    </li>
  )
}
