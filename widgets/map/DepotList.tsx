import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { setFocus } from '../../shared/platform/page/focus'
import { announce } from '../../shared/platform/page/live-region'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { DepotDetails } from './DepotDetails'
import type { Depot } from './depot'
import styles from './Map.module.css'
import { mapMessages } from './map-messages'

/**
 * The number of depots listed at first, and added at each press: with thousands, every movement of the map would be
 * slow.
 */
const atOnce = 60

type DepotListProps = {
  depots: readonly Depot[]
  /** Shows a depot on the map; undefined if there is no map. */
  onAsk: ((depot: Depot) => void) | undefined
}

/** All depots as text, for everybody who cannot see or use the map (MP-02). */
export function DepotList({ depots, onAsk }: DepotListProps) {
  const messages = useMessages(mapMessages)
  const [shown, setShown] = useState(atOnce)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + atOnce))
    setFocus(list.current?.children[shown])
    announce(
      interpolate(messages.moreShown, {
        shown: Math.min(shown + atOnce, depots.length),
        count: depots.length,
      }),
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
                  aria-label={interpolate(messages.onMap, { name: depot.infoTitle })}
                  onPress={() => onAsk(depot)}
                >
                  {messages.onMapShort}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {depots.length > shown && (
        <div className={styles.press}>
          <Button tone="secondary" onPress={showMore}>
            {messages.more}
          </Button>
        </div>
      )}
    </>
  )
}
