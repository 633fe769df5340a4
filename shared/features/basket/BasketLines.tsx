import { memo } from 'react'
import { useBasket } from '../../domain/hooks/use-basket'
import type { BasketLine } from '../../domain/rules/basket'
import { withRemoved } from '../../domain/rules/basket-changes'
import type { RemovedLine } from '../../domain/store/basket/basket-state'
import { useMessages } from '../../platform/messages/use-messages'
import { HasIcons } from '../../ui/button/Icon'
import { ownScroll } from '../../ui/own-scroll'
import { BasketRow } from './BasketRow'
import styles from './BasketRow.module.css'
import { basketMessages } from './basket-messages'
import { RemovedRow } from './RemovedRow'
import { useNearSight } from './use-near-sight'

const noLines: readonly never[] = []
const partSize = 100
const groupSize = 10

type Row = BasketLine | RemovedLine
type RowsProps = { rows: readonly Row[] }
type PartProps = RowsProps & { isFirst: boolean }

const chunksOf = (rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

const showRows = (rows: readonly Row[]) =>
  rows.map(row =>
    'line' in row ? (
      <RemovedRow key={`removed ${row.line.id}`} removed={row} />
    ) : (
      <BasketRow key={row.id} line={row} />
    ),
  )

const isSame = (before: RowsProps, after: RowsProps) =>
  before.rows.length === after.rows.length && before.rows.every((row, at) => row === after.rows[at])

/**
 * A part of a long list. React renders it again only if one of its rows has changed, and the browser does not draw
 * it off the screen.
 */
const Part = memo(function Part({ rows, isFirst }: PartProps) {
  const [part, isNear] = useNearSight(isFirst)
  return (
    <div ref={part} className={styles.part}>
      <HasIcons value={isNear}>
        {chunksOf(rows, groupSize).map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups are places, not things
          <div key={at} className={styles.group}>
            {showRows(group)}
          </div>
        ))}
      </HasIcons>
    </div>
  )
}, isSame)

/** The lines of the basket, with a row in place of each removed line; they scroll when there are many (BB-31). */
export const BasketLines = memo(function BasketLines() {
  const messages = useMessages(basketMessages)
  const lines = useBasket(({ basket }) => basket?.lines ?? noLines)
  const removed = useBasket(state => state.removed)
  const rows = withRemoved(lines, removed)
  if (!rows.length) return null
  return (
    <section className={styles.scroll} aria-label={messages.lines} {...ownScroll}>
      <div role="list" className={styles.lines}>
        {rows.length > partSize
          ? chunksOf(rows, partSize).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are places, not things
              <Part key={at} rows={part} isFirst={!at} />
            ))
          : showRows(rows)}
      </div>
    </section>
  )
})
