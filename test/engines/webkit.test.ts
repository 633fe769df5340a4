import { tryBareParts } from './bare-parts'
import { startWebKit } from './drivers/webkit'
import { inEngine } from './in-engine'
import { makeJourneys } from './journeys/make-journeys'
import { visitStaticDemo } from './static-demo'

inEngine('webkit', startWebKit, [makeJourneys, tryBareParts, visitStaticDemo])
