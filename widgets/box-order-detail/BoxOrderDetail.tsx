import { useMemo, useRef } from 'react'
import { offersOf } from '../../shared/domain/rules/boxes/box-offers'
import { boxSentence, boxState, whenClosing } from '../../shared/domain/rules/boxes/box-order'
import { dayInWords } from '../../shared/domain/rules/dates/dates'
import { BoxPictures } from '../../shared/features/boxes/BoxContents'
import { BoxTable } from '../../shared/features/boxes/BoxTable'
import { boxFrom } from '../../shared/features/boxes/box.options'
import { useBoxRecord, useBoxTime } from '../../shared/features/boxes/box-records'
import { CancelBox } from '../../shared/features/boxes/CancelBox'
import { PayLink } from '../../shared/features/boxes/PayLink'
import { PostedForm } from '../../shared/features/calls/PostedForm'
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
import styles from './BoxOrderDetail.module.css'
import type { options } from './box-order-detail.options'
import { boxOrderDetailMessages } from './box-order-detail-messages'

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
export function BoxOrderDetail({ order, undoUrl }: OptionValues<typeof options>) {
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
  const canCancel = !isGone && offersOf(box).includes('cancel')
  const canUndo = !isGone && box.isCancelled && !box.isPastCutoff
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
      <BoxPictures box={box} />
      <BoxTable box={box} caption={name} isCaptionHidden hasPrices />
      {(canCancel || offersOf(given).includes('cancel')) && (
        <div className={styles.start}>
          <CancelBox
            box={box}
            words={messages.remove}
            canStart={canCancel}
            onCancelled={() => replace({ ...box, isCancelled: true })}
            focusAfterwards={() => state.current}
          />
        </div>
      )}
      {!canCancel && (canUndo ? <Undo address={undoUrl} /> : <Contact />)}
    </Panel>
  )
}

/** The way back from a cancellation: the page's own form, or else how to order the box again (L-40). */
function Undo({ address }: { address: string | undefined }) {
  const messages = useMessages(boxOrderDetailMessages)
  if (!address)
    return (
      <p className={styles.contact}>
        <TextLink href={pages.featured}>{messages.undoHow}</TextLink>
      </p>
    )
  const { undo, undoing, cannotSend } = messages
  return (
    <PostedForm action={address} className={undefined} words={{ send: undo, sending: undoing, cannotSend }}>
      <p>{messages.canUndo}</p>
    </PostedForm>
  )
}

function Contact() {
  const { contact } = useMessages(boxOrderDetailMessages)
  return (
    <p className={styles.contact}>
      <TextLink href={pages.contact}>{contact}</TextLink>
    </p>
  )
}
