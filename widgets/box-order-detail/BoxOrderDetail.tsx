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
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { pages } from '../../shared/platform/page/addresses'
import { interpolate } from '../../shared/platform/values/interpolate'
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
import type { options } from './box-order-detail.options'
import { boxOrderDetailMessages } from './box-order-detail-messages'
import { DeleteOrder } from './DeleteOrder'

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
export function BoxOrderDetail({ order }: OptionValues<typeof options>) {
  const messages = useMessages(boxOrderDetailMessages)
  const given = useMemo(() => boxFrom(order), [order])
  const { box, movedTo, isGone, replace } = useBoxRecord(given)
  const now = useBoxTime(box)
  const state = useRef<HTMLParagraphElement>(null)
  const until = isGone ? null : whenClosing(box, messages)
  const look = isGone ? looks.failing : looks[boxState(box)]
  const name = box.date
    ? interpolate(messages.boxFor, { day: dayInWords(box.date, messages) })
    : messages.boxNamed
  const canDelete = isDeletable(box) && !isGone
  return (
    <Panel title={name}>
      <p ref={state} tabIndex={-1} className={styles.state} data-tone={look.tone}>
        <Icon shape={look.shape} />
        <span>
          <span>{isGone ? messages.gone : boxSentence(box, { now, movedTo }, messages)}</span>{' '}
          {!isGone && <PayLink box={box} />}
        </span>
      </p>
      {until && <p>{until}</p>}
      <BoxSums box={box} name={name} />
      {(canDelete || isDeletable(given)) && (
        <DeleteOrder
          box={box}
          canStart={canDelete}
          onCancelled={() => replace({ ...box, isCancelled: true })}
          focusAfterwards={() => state.current}
        />
      )}
      {!canDelete && (
        <p className={styles.contact}>
          <TextLink href={pages.contact}>{messages.contact}</TextLink>
        </p>
      )}
    </Panel>
  )
}

function BoxSums({ box, name }: { box: BoxOrder; name: string }) {
  const messages = useMessages(boxOrderDetailMessages)
  const { deliveries, id } = box
  return (
    <Table
      caption={name}
      isCaptionHidden
      columns={[
        { title: messages.product },
        { title: messages.quantity, isNumber: true },
        { title: messages.price, isNumber: true },
      ]}
      rows={deliveries.map(({ name: product, ordered, delivered, price, isUnavailable }, at) => ({
        id: `${id}-${at}`,
        isVoid: isUnavailable,
        cells: [
          isUnavailable ? interpolate(messages.missing, { name: product }) : product || '—',
          delivered !== null && delivered !== ordered
            ? interpolate(messages.came, { delivered, ordered: ordered ?? '—' })
            : (ordered ?? '—'),
          <Price key="price" pence={price} />,
        ],
      }))}
      sums={boxSums(box, messages)}
    />
  )
}
