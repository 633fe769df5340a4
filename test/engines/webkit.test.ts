import { tryBareParts } from './bare-parts'
import { startWebKit } from './drivers/webkit'
import { inEngine } from './in-engine'
import { makeJourneys } from './journeys/make-journeys'
import { visitStaticDemo } from './static-demo'
import { takeSteps } from './steps'

inEngine('webkit', startWebKit, [makeJourneys, tryBareParts, visitStaticDemo, takeSteps])
