import { useMemo, useRef } from 'react'
import {
  type BoxOrder,
  boxSentence,
  boxState,
  isDeletable,
  whenClosing,
} from '../../shared/domain/rules/boxes/box-order'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { boxFrom } from '../../shared/features/boxes/box.options'
import { useBoxRecord, useBoxTime } from '../../shared/features/boxes/box-records'
import { boxSums } from '../../shared/features/boxes/box-sums'
import { PayLink } from '../../shared/features/boxes/PayLink'
import { pages } from '../../shared/platform/page/addresses'
import { interpolate } from '../../shared/platform/values/interpolate'
import { today } from '../../shared/platform/values/london'
import { Icon } from '../../shared/ui/button/Icon'
import {
  arrowRight,
  cross,
  errorMark,
  float,
  info,
  noEntry,
  pause,
  tick,
  warning,
} from '../../shared/ui/button/icon-shapes'
import { TextLink } from '../../shared/ui/button/TextLink'
import { Panel } from '../../shared/ui/layout/Panel'
import { Table } from '../../shared/ui/layout/Table'
import { Price } from '../../shared/ui/product/Price'
import styles from './BoxOrderDetail.module.css'
import type { BoxDetailMessages } from './box-order-detail-messages'
import { DeleteOrder } from './DeleteOrder'

type BoxOrderDetailProps = { order: object; labels: BoxDetailMessages }

const looks = {
  cancelled: { tone: 'danger', shape: cross },
  failed: { tone: 'danger', shape: errorMark },
  failing: { tone: 'warning', shape: warning },
  paused: { tone: 'info', shape: pause },
  shifted: { tone: 'info', shape: arrowRight },
  delivered: { tone: 'success', shape: tick },
  undeliverable: { tone: 'danger', shape: noEntry },
  confirmed: { tone: 'success', shape: float },
  open: { tone: 'info', shape: info },
} as const

/** One box: its status, its contents and the way to cancel it (BD-01 to BD-20). */
export function BoxOrderDetail({ order, labels }: BoxOrderDetailProps) {
  const given = useMemo(() => boxFrom(order), [order])
  const { box, movedTo, isGone, replace } = useBoxRecord(given)
  const now = useBoxTime(box)
  const state = useRef<HTMLParagraphElement>(null)
  const until = isGone ? null : whenClosing(box, labels)
  const look = isGone ? looks.failing : looks[boxState(box)]
  const name = box.date ? interpolate(labels.boxFor, { day: dayInWords(box.date, labels) }) : labels.boxNamed
  const canDelete = isDeletable(box) && !isGone
  return (
    <Panel title={name}>
      <p ref={state} tabIndex={-1} className={styles.state} data-tone={look.tone}>
        <Icon shape={look.shape} />
        <span>
          <span>{isGone ? labels.gone : boxSentence(box, { present: today(now), movedTo }, labels)}</span>{' '}
          {!isGone && <PayLink {...{ box, labels }} />}
        </span>
      </p>
      {until && <p>{until}</p>}
      <BoxSums box={box} name={name} labels={labels} />
      {(canDelete || isDeletable(given)) && (
        <DeleteOrder
          box={box}
          canStart={canDelete}
          labels={labels}
          onCancelled={() => replace({ ...box, isCancelled: true })}
          focusAfterwards={() => state.current}
        />
      )}
      {!canDelete && (
        <p className={styles.contact}>
          <TextLink href={pages.contact}>{labels.contact}</TextLink>
        </p>
      )}
    </Panel>
  )
}

function BoxSums({ box, name, labels }: { box: BoxOrder; name: string; labels: BoxDetailMessages }) {
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
          isUnavailable ? interpolate(labels.missing, { name: product }) : product || '—',
          delivered !== null && delivered !== ordered
            ? interpolate(labels.came, { delivered, ordered: ordered ?? '—' })
            : (ordered ?? '—'),
          <Price key="price" pence={price} />,
        ],
      }))}
      sums={boxSums(box, labels)}
    />
  )
}
