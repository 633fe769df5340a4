import {
  errorOf as errorOfReply,
  type Reply,
  readAnswer as readReply,
} from '../../../domain/api/client/reply'
import type { Route } from '../../../domain/api/client/routes'
import * as words from '../../../domain/api/refusals/words'
import type { Decoder } from '../../../platform/values/decoder'

/** Returns the failure that a reply means to a page that has the words of refusals; null for a success. */
export const errorOf = (route: Route, reply: Reply, isLoginPage?: (pathname: string) => boolean) =>
  errorOfReply(route, reply, isLoginPage, words)

/** Decodes a successful answer as such a page does. */
export const readAnswer = <Answer>(
  route: Route,
  status: number,
  body: unknown,
  decode?: Decoder<Answer>,
): Answer => readReply(route, status, body, decode, undefined, words)
