import { useShallow } from 'zustand/react/shallow'
import { withRemoved } from '../rules/box-changes'
import { useBox } from '../store/use-box'
import { BoxRow } from './BoxRow'
import styles from './BoxRow.module.css'
import type { BoxWording } from './box-wording'
import { RemovedRow } from './RemovedRow'

const noLines: readonly never[] = []

/** The lines, and where some were taken out; they scroll when there are many (BB-31). */
export function BoxLines({ labels }: { labels: BoxWording }) {
  // The names only: a changed quantity is its row's business.
  const ids = useBox(useShallow(({ box }) => box?.lines.map(({ id }) => id) ?? noLines))
  const removed = useBox(state => state.removed)
  const rows = withRemoved(ids, removed)
  if (!rows.length) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={labels.lines}>
      <ul className={styles.lines}>
        {rows.map(row =>
          typeof row === 'string' ? (
            <BoxRow key={row} lineId={row} labels={labels} />
          ) : (
            <RemovedRow key={`removed ${row.line.id}`} removed={row} labels={labels} />
          ),
        )}
      </ul>
    </section>
  )
}
