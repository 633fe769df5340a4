import { startChromium } from './drivers/chromium'
import { runJourneys } from './journeys/run-journeys'

runJourneys('chromium', startChromium)
