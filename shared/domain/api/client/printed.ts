import type { Reader } from '../../../platform/values/reader'
import type { Route } from './routes'

/** What the page has printed: fresh, it stands in the place of a read; otherwise it is what to show until one is answered. */
export type Printed<Answer> = { answer: Answer; isFresh: boolean }

export type TakePrinted = <Answer>(route: Route, path: string, read: Reader<Answer>) => Printed<Answer> | null
