import { runJourneys } from './run-journeys'
import { startWebKit } from './webkit'

runJourneys('webkit', startWebKit)
