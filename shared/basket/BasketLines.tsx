import { memo, useRef } from 'react'
import { withRemoved } from '../rules/basket-changes'
import { useBasket } from '../services/use-basket'
import type { RemovedLine } from '../store/basket-state'
import { BasketRow } from './BasketRow'
import styles from './BasketRow.module.css'
import type { BasketWording } from './basket-wording'
import { RemovedRow } from './RemovedRow'

const noLines: readonly never[] = []
const many = 100
const chunkSize = 10

type Row = string | RemovedLine

/** A long list in parts: the browser looks after those in sight, and leaves the others alone. */
const chunksOf = (rows: readonly Row[]): Row[][] =>
  [...new Array(Math.ceil(rows.length / chunkSize)).keys()].map(at =>
    rows.slice(at * chunkSize, (at + 1) * chunkSize),
  )

/** The lines' names, the same array while they are the same: a changed quantity is its row's business. */
function useLineIds(): readonly string[] {
  const known = useRef<readonly string[]>(noLines)
  return useBasket(({ basket }) => {
    const lines = basket?.lines ?? noLines
    const isAsBefore =
      lines.length === known.current.length && lines.every(({ id }, at) => id === known.current[at])
    if (!isAsBefore) known.current = lines.map(({ id }) => id)
    return known.current
  })
}

/** The lines, and where some were taken out; they scroll when there are many (BB-31). */
export const BasketLines = memo(function BasketLines({ labels }: { labels: BasketWording }) {
  const ids = useLineIds()
  const removed = useBasket(state => state.removed)
  const rows = withRemoved(ids, removed)
  if (!rows.length) return null
  const show = (row: Row) =>
    typeof row === 'string' ? (
      <BasketRow key={row} lineId={row} labels={labels} />
    ) : (
      <RemovedRow key={`removed ${row.line.id}`} removed={row} labels={labels} />
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={labels.lines}>
      <div role="list" className={styles.lines}>
        {rows.length > many
          ? chunksOf(rows).map((chunk, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are places, not things
              <div key={at} className={styles.chunk}>
                {chunk.map(show)}
              </div>
            ))
          : rows.map(show)}
      </div>
    </section>
  )
})
