import { tryBareParts } from './bare-parts'
import { startChromium } from './drivers/playwright'
import { inEngine } from './in-engine'
import { makeJourneys } from './journeys/make-journeys'
import { visitStaticDemo } from './static-demo'

inEngine('chromium', startChromium, [makeJourneys, tryBareParts, visitStaticDemo])
