import { type BoxBadge, boxBadge, boxBadgeLabel } from '../../../shared/domain/rules/boxes/box-badge'
import type { BoxOrder } from '../../../shared/domain/rules/boxes/box-order'
import {
  type LineKind,
  type LineStatus,
  lineKind,
  lineKindLabel,
  lineStatus,
  lineStatusLabel,
} from '../../../shared/domain/rules/essentials/line-state'
import type { WeekLine } from '../../../shared/domain/rules/essentials/week'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import {
  arrowRight,
  cross,
  dash,
  float,
  noEntry,
  pencil,
  tick,
  warning,
} from '../../../shared/ui/button/icon-shapes'
import { Badge, type BadgeTone } from '../../../shared/ui/status/Badge'
import { headerBasketMessages } from '../header-basket-messages'
import styles from './Entry.module.css'

type Due = Parameters<typeof lineKind>[0]
type Look = { tone: BadgeTone; shape: string }

const statusLooks: Readonly<Record<NonNullable<LineStatus | BoxBadge>, Look>> = {
  unavailable: { tone: 'void', shape: dash },
  delivered: { tone: 'delivered', shape: tick },
  short: { tone: 'warning', shape: tick },
  undeliverable: { tone: 'danger', shape: noEntry },
  delivering: { tone: 'success', shape: float },
  cancelled: { tone: 'void', shape: cross },
  failed: { tone: 'failed', shape: warning },
  failing: { tone: 'failed', shape: warning },
}
/** Only what is out of the ordinary has a badge; how often something comes is plain text (L-43). */
const kindLooks: Readonly<Partial<Record<LineKind, Look>>> = {
  shifted: { tone: 'info', shape: arrowRight },
  modified: { tone: 'warning', shape: pencil },
}

/** The badges of a line: its status and, until it is delivered, its kind (HB-19 to HB-27). */
export function LineBadges({ line }: { line: WeekLine }) {
  const messages = useMessages(headerBasketMessages)
  const status = lineStatus(line)
  return (
    <>
      {status && <Badge {...statusLooks[status]}>{lineStatusLabel(line, messages)}</Badge>}{' '}
      <Kind status={status} of={line} />
    </>
  )
}

/**
 * The kind of order, shown until it is delivered; next to a status it is plain text, because two badges looked like two
 * statuses.
 */
function Kind({ status, of }: { status: LineStatus | BoxBadge; of: Due }) {
  const messages = useMessages(headerBasketMessages)
  if (status === 'delivered' || status === 'short') return null
  const words = lineKindLabel(of, messages)
  const look = kindLooks[lineKind(of)]
  if (status) return <span className={styles.kind}>{words}</span>
  return look ? <Badge {...look}>{words}</Badge> : <span className={styles.often}>{words}</span>
}

/** The badges of a box (HB-31 to HB-38). */
export function BoxBadges({ box }: { box: BoxOrder }) {
  const messages = useMessages(headerBasketMessages)
  const status = boxBadge(box)
  return (
    <>
      {status && <Badge {...statusLooks[status]}>{boxBadgeLabel(status, messages)}</Badge>}{' '}
      <Kind status={status} of={box} />
    </>
  )
}
