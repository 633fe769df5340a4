import { startFirefox } from './firefox'
import { runJourneys } from './run-journeys'

runJourneys('firefox', startFirefox)
