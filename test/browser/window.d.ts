import type { Stage } from './stage'

// Values that test scripts keep on a page for the tests to read.
declare global {
  interface Window {
    stage: Stage
    said: string[]
    taken?: unknown[]
    sent: number
  }
}
