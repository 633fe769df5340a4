import type { Decoder } from '../../../platform/values/decoder'
import type { Route } from './routes'

/** A server-rendered answer. A fresh one replaces a read; an old one is shown until the read is answered. */
export type ServerRendered<Answer> = { answer: Answer; isFresh: boolean }

export type TakeServerRendered = <Answer>(
  route: Route,
  path: string,
  decode: Decoder<Answer>,
) => ServerRendered<Answer> | null
