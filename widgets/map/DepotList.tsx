import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { setFocus } from '../../shared/platform/page/focus'
import { announce } from '../../shared/platform/page/shell'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { DepotDetails } from './DepotDetails'
import type { Depot } from './depot'
import styles from './Map.module.css'
import type { MapMessages } from './map-messages'

/** As many are listed at first, and more at each press: thousands would make every movement of the map slow. */
const atOnce = 60

type DepotListProps = {
  depots: readonly Depot[]
  labels: MapMessages
  /** Shows a depot on the map; undefined where there is none. */
  onAsk: ((depot: Depot) => void) | undefined
}

/** Every depot in words: what the map shows, for whoever cannot see or use it (MP-02). */
export function DepotList({ depots, labels, onAsk }: DepotListProps) {
  const [shown, setShown] = useState(atOnce)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + atOnce))
    setFocus(list.current?.children[shown])
    announce(
      interpolate(labels.moreShown, { shown: Math.min(shown + atOnce, depots.length), count: depots.length }),
    )
  }
  return (
    <>
      <ul className={styles.depots} ref={list}>
        {depots.slice(0, shown).map((depot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and depots have no id
          <li key={at} className={styles.depot} tabIndex={at && at % atOnce === 0 ? -1 : undefined}>
            <h3 className={styles.name}>{depot.infoTitle}</h3>
            <DepotDetails depot={depot} />
            {onAsk && depot.position && (
              <div className={styles.press}>
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={interpolate(labels.onMap, { name: depot.infoTitle })}
                  onPress={() => onAsk(depot)}
                >
                  {labels.onMapShort}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {depots.length > shown && (
        <div className={styles.press}>
          <Button tone="secondary" onPress={showMore}>
            {labels.more}
          </Button>
        </div>
      )}
    </>
  )
}
