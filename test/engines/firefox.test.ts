import { tryBareParts } from './bare-parts'
import { startFirefox } from './drivers/playwright'
import { inEngine } from './in-engine'
import { makeJourneys } from './journeys/make-journeys'
import { visitStaticDemo } from './static-demo'
import { takeSteps } from './steps'

inEngine('firefox', startFirefox, [makeJourneys, tryBareParts, visitStaticDemo, takeSteps])
