import type { Decoder } from '../../../platform/values/decoder'
import type { Route } from './routes'

/** What the page has printed: fresh, it replaces a read; otherwise it is shown until a read is answered. */
export type ServerRendered<Answer> = { answer: Answer; isFresh: boolean }

export type TakeServerRendered = <Answer>(
  route: Route,
  path: string,
  decode: Decoder<Answer>,
) => ServerRendered<Answer> | null
