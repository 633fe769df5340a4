import { startWebKit } from './drivers/webkit'
import { runJourneys } from './journeys/run-journeys'

runJourneys('webkit', startWebKit)
