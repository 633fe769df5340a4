import { startFirefox } from './drivers/firefox'
import { runJourneys } from './journeys/run-journeys'

runJourneys('firefox', startFirefox)
