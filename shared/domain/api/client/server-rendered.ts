import type { Decoder } from '../../../platform/values/decoder'
import type { Route } from './routes'

/** What the page has printed: fresh, it stands in the place of a read; otherwise it is what to show until one is answered. */
export type ServerRendered<Answer> = { answer: Answer; isFresh: boolean }

export type TakeServerRendered = <Answer>(
  route: Route,
  path: string,
  decode: Decoder<Answer>,
) => ServerRendered<Answer> | null
