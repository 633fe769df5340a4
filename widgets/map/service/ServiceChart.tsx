import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import type { Depot, Overlay } from '../depot'
import styles from '../Map.module.css'
import { mapMessages } from '../map-messages'
import { loadMapsScript } from './load-maps-script'
import { drawOnService, mapsOfPage } from './service-map'

type ServiceChartProps = {
  address: string
  depots: readonly Depot[]
  overlay: Overlay | undefined
  onMissing: () => void
}

/** The map of an external service whose script the page names (MP-04). */
export function ServiceChart({ address, depots, overlay, onMissing }: ServiceChartProps) {
  const messages = useMessages(mapMessages)
  const place = useRef<HTMLDivElement>(null)
  const draw = useEffectEvent(() => {
    const maps = mapsOfPage()
    if (!maps || !place.current) throw new Error('no maps')
    drawOnService(maps, place.current, { depots, overlay, messages })
  })
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    const own = place.current
    loadMapsScript(address)
      .then(() => place.current === own && draw())
      .catch(() => place.current === own && miss())
  }, [address])
  return <div key={address} ref={place} className={styles.service} role="group" aria-label={messages.map} />
}
