import { useRef } from 'react'
import {
  isPartlyShown,
  type LeftOut,
  leftOutOf,
  type Week,
  weekContents,
  weekTotals,
} from '../../../shared/domain/rules/essentials/week'
import { KnownSum, KnownTotal } from '../../../shared/features/week/KnownTotal'
import { unpricedInWords } from '../../../shared/features/week/unpriced-in-words'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { type HeaderBasketMessages, headerBasketMessages } from '../header-basket-messages'
import { useHeldHeight } from '../week/use-held-height'
import styles from './Totals.module.css'

/** The cost of the week: boxes, essentials and both together (HB-13 to HB-18). */
export function Totals({ week }: { week: Week | null }) {
  const messages = useMessages(headerBasketMessages)
  const { boxes, essentials } = partsOf(week)
  const note = week && noteOf(week, messages)
  const place = useRef<HTMLDivElement>(null)
  // Holds the height, so that the content below moves only once when another week is read.
  const minHeight = useHeldHeight(place, week !== null)
  return (
    <div ref={place} className={styles.totals} style={{ minHeight }}>
      <dl className={styles.list}>
        <div className={styles.part}>
          <dt>{messages.boxes}</dt>
          <dd>
            <KnownSum {...boxes} />
          </dd>
        </div>
        <div className={styles.part}>
          <dt>{messages.essentials}</dt>
          <dd>
            <KnownSum {...essentials} />
          </dd>
        </div>
        <div className={styles.part} data-grand>
          <dt>{messages.total}</dt>
          <dd>
            <KnownTotal week={week} />
          </dd>
        </div>
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

const unread = { pence: null, isWhole: true }

function partsOf(week: Week | null) {
  if (!week) return { boxes: unread, essentials: unread }
  const { boxes, essentials, unpriced } = weekTotals(week)
  const isRead = !week.isPartial
  return {
    boxes: { pence: boxes, isWhole: isRead && !unpriced.boxes.length },
    essentials: { pence: essentials, isWhole: isRead && !unpriced.lines.length },
  }
}

/**
 * Returns the note below the sums: the number of items, the items that are left out, and those without a price.
 */
const noteOf = (week: Week, messages: HeaderBasketMessages): string =>
  [
    !isPartlyShown(week) && contents(week, messages),
    notCounted(week, messages),
    unpricedInWords(week, messages),
  ]
    .filter(Boolean)
    .join(' ')

function notCounted(week: Week, messages: HeaderBasketMessages): string | null {
  const words: Readonly<Record<LeftOut, string>> = {
    paused: messages.notCountedPaused,
    moved: messages.notCountedMoved,
    unavailable: messages.notCountedUnavailable,
    cancelled: messages.notCountedCancelled,
  }
  const what = leftOutOf(week).map(reason => words[reason])
  return what.length ? interpolate(messages.notCounted, { what: what.join(', ') }) : null
}

/** Returns a sentence such as "6 items over 3 days." */
function contents(week: Week, messages: HeaderBasketMessages): string {
  const { items, days } = weekContents(week)
  const counted = `${items} ${items === 1 ? messages.item : messages.items}`
  return `${counted} ${messages.over} ${days} ${days === 1 ? messages.day : messages.days}.`
}
