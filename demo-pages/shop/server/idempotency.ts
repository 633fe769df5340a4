import type { MiddlewareHandler } from 'hono'
import { expectsJson, plainPage, type ShopContext, type ShopEnv } from './replies'
import { text } from './validation'

const mostStored = 200
const field = '_idempotency_key'
// Fields that do not belong to the request, so that a repeat may have a new token.
const unasked = [field, '_token']

const keyOf = (c: ShopContext) => c.req.header('Idempotency-Key') || text(c.env.fields, field)

const contentOf = (c: ShopContext) =>
  JSON.stringify([
    c.req.method,
    c.req.path,
    Object.entries(c.env.fields).filter(([name]) => !unasked.includes(name)),
  ])

const reused = (c: ShopContext) => {
  const message = 'That key was sent with something else.'
  c.set('isRefused', true)
  return expectsJson(c.req.raw.headers) ? c.json({ message }, 422) : plainPage(422, message)
}

/**
 * Runs a request with a key only once: a repeat gets the first answer, and nothing is done, even if that answer has
 * renewed the token, as a registration does. A refused request has changed nothing, so its repeat is judged again.
 */
export const bookOnce: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const key = keyOf(c)
  const { visitor } = c.env
  if (c.req.method === 'GET' || !key) return next()
  const of = contentOf(c)
  const known = visitor.answered.get(key)
  if (known) {
    if (known.of !== of) return reused(c)
    c.set('isRepeated', true)
    visitor.flash ??= known.flash
    return new Response(known.body || null, { status: known.status, headers: known.headers })
  }
  await next()
  if (c.res.status >= 400 || c.get('isRefused')) return
  const body = await c.res.clone().text()
  visitor.answered.set(key, {
    of,
    status: c.res.status,
    headers: [...c.res.headers],
    body,
    flash: visitor.flash,
  })
  const [oldest] = visitor.answered.keys()
  if (visitor.answered.size > mostStored && oldest !== undefined) visitor.answered.delete(oldest)
}
