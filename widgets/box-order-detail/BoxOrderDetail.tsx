import { useMemo, useRef, useState } from 'react'
import { boxFrom } from '../../shared/boxes/box.options'
import { boxSums } from '../../shared/boxes/box-sums'
import { type BoxOrder, boxSentence, boxState, isDeletable, whenClosing } from '../../shared/rules/box-order'
import { formatDate } from '../../shared/rules/dates'
import { today } from '../../shared/rules/london'
import { useNow } from '../../shared/services/use-now'
import { Icon } from '../../shared/ui/Icon'
import { cross, errorMark, float, info, noEntry, tick, warning } from '../../shared/ui/icon-shapes'
import { Panel } from '../../shared/ui/Panel'
import { Price } from '../../shared/ui/Price'
import { Table } from '../../shared/ui/Table'
import { TextLink } from '../../shared/ui/TextLink'
import styles from './BoxOrderDetail.module.css'
import type { BoxDetailWording } from './box-order-detail-wording'
import { DeleteOrder } from './DeleteOrder'

type BoxOrderDetailProps = { order: object; labels: BoxDetailWording }

const looks = {
  cancelled: { tone: 'danger', shape: cross },
  failed: { tone: 'danger', shape: errorMark },
  failing: { tone: 'warning', shape: warning },
  delivered: { tone: 'success', shape: tick },
  undeliverable: { tone: 'danger', shape: noEntry },
  confirmed: { tone: 'success', shape: float },
  open: { tone: 'info', shape: info },
} as const

/** One box: what has become of it, what is in it, and the way to cancel it (BD-01 to BD-20). */
export function BoxOrderDetail({ order, labels }: BoxOrderDetailProps) {
  const given = useMemo(() => boxFrom(order), [order])
  const [isCancelled, setCancelled] = useState(given.isCancelled)
  const box = { ...given, isCancelled }
  const state = useRef<HTMLParagraphElement>(null)
  const now = useNow()
  const until = whenClosing(box)
  const look = looks[boxState(box)]
  const name = `Best of Local box${box.date ? ` for ${formatDate(box.date, 'dddd Do MMMM')}` : ''}`
  return (
    <Panel title={name}>
      <p ref={state} tabIndex={-1} className={styles.state} data-tone={look.tone}>
        <Icon shape={look.shape} />
        <span>{boxSentence(box, today(now()))}</span>
      </p>
      {until && <p>{until}</p>}
      <BoxSums box={box} name={name} labels={labels} />
      {isDeletable(given) && (
        <DeleteOrder
          box={given}
          isCancelled={isCancelled}
          labels={labels}
          onCancelled={() => setCancelled(true)}
          focusAfterwards={() => state.current}
        />
      )}
      {!isDeletable(box) && (
        <p className={styles.contact}>
          <TextLink href="/contact">{labels.contact}</TextLink>
        </p>
      )}
    </Panel>
  )
}

function BoxSums({ box, name, labels }: { box: BoxOrder; name: string; labels: BoxDetailWording }) {
  const { deliveries, id } = box
  return (
    <Table
      caption={name}
      isCaptionHidden
      columns={[
        { title: labels.product },
        { title: labels.quantity, isNumber: true },
        { title: labels.price, isNumber: true },
      ]}
      rows={deliveries.map(({ name: product, ordered, delivered, price, isUnavailable }, at) => ({
        id: `${id}-${at}`,
        isVoid: isUnavailable,
        cells: [
          isUnavailable ? `${product} (unavailable)` : product,
          delivered !== null && delivered !== ordered ? `${delivered} of ${ordered}` : (ordered ?? '—'),
          <Price key="price" pence={price} />,
        ],
      }))}
      sums={boxSums(box, labels)}
    />
  )
}
