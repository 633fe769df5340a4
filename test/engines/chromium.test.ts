import { startChromium } from './chromium'
import { runJourneys } from './run-journeys'

runJourneys('chromium', startChromium)
