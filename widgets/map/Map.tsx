import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { useLazy } from '../../shared/platform/providers/use-lazy'
import { Button } from '../../shared/ui/button/Button'
import { Panel } from '../../shared/ui/layout/Panel'
import { Alert } from '../../shared/ui/status/Alert'
import { DepotList } from './DepotList'
import { type Depot, placed } from './depot'
import styles from './Map.module.css'
import type { options } from './map.options'
import { mapMessages } from './map-messages'

const fetchCharts = () => import('./charts')
/** Loads the code that draws on Leaflet's map, with Leaflet; a service's map needs neither. */
const fetchChart = async () => {
  const [charts, leaflet] = await Promise.all([fetchCharts(), import('./leaflet/leaflet')])
  return { ...charts, leaflet }
}

/** Depots on a map and in a list; if the map cannot be loaded, there is only the list (MP-01, MP-02). */
export function DepotMap({ markers, overlay, apiUrl, tiles, ...more }: OptionValues<typeof options>) {
  const messages = useMessages(mapMessages)
  const [isWanted, setWanted] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [asked, ask] = useState<{ depot: Depot } | null>(null)
  const miss = () => setMissing(true)
  const hasMap = placed(markers).length > 0 && !isMissing
  const isWithTiles = hasMap && tiles !== undefined
  const isOffered = hasMap && !isWithTiles && apiUrl !== undefined
  const shared = { depots: markers, overlay, messages, onMissing: miss }
  return (
    <Panel title={messages.title}>
      {isMissing && (
        <div className={tiles === undefined ? undefined : styles.missing}>
          <Alert tone="info">{messages.noMap}</Alert>
        </div>
      )}
      {isWithTiles && (
        <WithCharts
          hasControls
          fetch={fetchChart}
          onMissing={miss}
          show={({ Chart, leaflet }) => (
            <Chart {...shared} {...more} leaflet={leaflet} tiles={tiles} asked={asked} />
          )}
        />
      )}
      {isOffered && !isWanted && (
        <div className={styles.offer}>
          <Button tone="secondary" onPress={() => setWanted(true)}>
            {messages.show}
          </Button>
          <p className={styles.hint}>{messages.fromService}</p>
        </div>
      )}
      {isOffered && isWanted && (
        <WithCharts
          fetch={fetchCharts}
          onMissing={miss}
          show={({ ServiceChart }) => <ServiceChart {...shared} address={apiUrl} />}
        />
      )}
      <DepotList depots={markers} onAsk={isWithTiles ? depot => ask({ depot }) : undefined} />
    </Panel>
  )
}

type WithChartsProps<Charts> = {
  fetch: () => Promise<Charts>
  show: (charts: Charts) => ReactNode
  /** True if the map will have buttons below it; their room is reserved from the start. */
  hasControls?: boolean
  onMissing: () => void
}

/** Renders the map once its code is loaded; the list does not wait for it. */
function WithCharts<Charts>({ fetch, show, hasControls, onMissing }: WithChartsProps<Charts>) {
  const charts = useLazy(fetch)
  const miss = useEffectEvent(onMissing)
  useEffect(() => {
    if (charts === 'missing') miss()
  }, [charts])
  if (charts && charts !== 'missing') return show(charts)
  return <div className={styles.service} data-controls={hasControls || undefined} />
}
