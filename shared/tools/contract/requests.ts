import type { ApiClient, CallOptions } from '../../domain/api/client/client'
import { createApiClient } from '../../domain/api/client/client'
import type { CallName } from '../../domain/api/client/routes'
import type { DescribedCall } from './calls'
import type { Schema } from './schemas'
import type { AnyDecoder } from './shapes'

/** A call as the client actually sends it, and the decoder of its response. */
export type Sent = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: unknown
  read: AnyDecoder | undefined
}

const origin = 'https://shop.example'

/** Makes a call in each of its ways and records the requests; none is really sent. */
export async function sendingsOf(name: CallName, { ways }: DescribedCall): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const way of ways) {
    const pending: Promise<unknown>[] = []
    let decode: AnyDecoder | undefined
    const real = createApiClient({
      origin,
      token: () => 'the token of this session',
      leaveForLogin: () => {},
      fetch: async request => {
        const text = await request.text()
        const headers = Object.fromEntries(request.headers)
        const { method, url } = request
        sent.push({
          method,
          url: new URL(url),
          headers,
          body: text ? JSON.parse(text) : undefined,
          read: decode,
        })
        return new Response('{}')
      },
    })
    const client: ApiClient = {
      call: <Answer>(called: CallName, options: CallOptions<Answer> = {}) => {
        if (called !== name) throw new Error(`A way of ${name} sends ${called}.`)
        decode = options.read
        const { read: _, ...rest } = options
        pending.push(real.call(called, rest))
        return new Promise<never>(() => {})
      },
    }
    Promise.resolve(way(client)).catch(() => {})
    await Promise.all(pending)
  }
  return sent
}

const typeOf = (value: unknown) =>
  value === null
    ? 'null'
    : Number.isInteger(value)
      ? 'integer'
      : Array.isArray(value)
        ? 'array'
        : typeof value

const isNumbered = (values: readonly object[]) =>
  values.some(value => Object.keys(value).length) &&
  values.every(value => Object.keys(value).every(key => /^\d+$/.test(key)))

/** A schema of what these values have in common: their types, and the members that all have. */
export function schemaOfValues(values: readonly unknown[]): Schema {
  const types = [...new Set(values.map(typeOf))].sort()
  const lists = values.filter(Array.isArray)
  const records = values.filter(
    (value): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  const names = [...new Set(records.flatMap(Object.keys))]
  const members = (name: string) =>
    records.flatMap(record => (Object.hasOwn(record, name) ? [record[name]] : []))
  const required = names.filter(name => members(name).length === records.length)
  return {
    type: types.length === 1 ? types[0] : types,
    ...(lists.length && { items: schemaOfValues(lists.flat()) }),
    ...(records.length &&
      (isNumbered(records)
        ? { additionalProperties: schemaOfValues(records.flatMap(Object.values)) }
        : {
            ...(required.length && { required }),
            properties: Object.fromEntries(names.map(name => [name, schemaOfValues(members(name))])),
          })),
  }
}
