import { useEffect, useEffectEvent, useRef } from 'react'
import type { Depot, Overlay } from '../depot'
import styles from '../Map.module.css'
import type { MapMessages } from '../map-messages'
import { loadMapsScript } from './load-maps-script'
import { drawOnService, mapsOfPage } from './service-map'

type ServiceChartProps = {
  address: string
  depots: readonly Depot[]
  overlay: Overlay | undefined
  labels: MapMessages
  onMissing: () => void
}

/** The map of an external service whose script the page names (MP-04). */
export function ServiceChart({ address, depots, overlay, labels, onMissing }: ServiceChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const draw = useEffectEvent(() => {
    const maps = mapsOfPage()
    if (!maps || !place.current) throw new Error('no maps')
    drawOnService(maps, place.current, { depots, overlay, labels })
  })
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    let isHere = true
    loadMapsScript(address)
      .then(() => isHere && draw())
      .catch(() => isHere && miss())
    return () => {
      isHere = false
    }
  }, [address])
  return <div ref={place} className={styles.service} role="group" aria-label={labels.map} />
}
