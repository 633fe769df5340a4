import type { Stage } from './stage'

// What scripts of the tests keep on a page, for the tests to read.
declare global {
  interface Window {
    stage: Stage
    said: string[]
    taken?: unknown[]
    sent: number
  }
}
