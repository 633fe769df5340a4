import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isApiError } from '../../../../../shared/domain/api/client/errors'
import { buildAddress, buildPath, type Route, routes } from '../../../../../shared/domain/api/client/routes'
import type { Contract } from '../../../../../shared/tools/contract/document'
import fc from '../../../../support/fast-check'
import { failureOf, json, openShop } from '../fake-shop'

const origin = 'https://shop.test'
const rows: readonly Route[] = Object.values(routes)
const called = rows.filter(row => row.as !== 'form')

const contract: Contract = parse(
  readFileSync(join(__dirname, '../../../../../shared/contract/openapi.yaml'), 'utf8'),
)
/** The calls of the contract: methods and paths. A fresh token is no call of the client. */
const documented = Object.entries(contract.paths)
  .filter(([where]) => where !== '/csrf-token')
  .flatMap(([where, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${where}`))

describe('the table of calls', () => {
  it('CALL-05 CALL-06 The table has exactly the calls of the contract', () => {
    // A page gives the whole address of its list and of its next page.
    const inTable = called.map(({ method, path: where }) => `${method} ${where.replace(/^\{/, '/{')}`)
    expect(inTable.toSorted()).toEqual(documented.toSorted())
  })

  it('CALL-10 The table has the one normal form post, which is never called', () => {
    const { method, path, as } = routes.continueWithAddress
    expect({ method, path, as }).toEqual({
      method: 'POST',
      path: '/account/addresses/postcode/verify',
      as: 'form',
    })
  })

  it('Every method but GET is a change, and a confirmation has a minute', () => {
    for (const { method, mutation } of rows) expect(mutation).toBe(method !== 'GET')
    expect(routes.confirmOrder.timeout).toBe(60_000)
    for (const { timeout } of called) expect(timeout).toBeGreaterThanOrEqual(10_000)
  })
})

const hostile = [
  '..',
  '.',
  '%2e%2e',
  '%2E%2E',
  '../../login',
  'a/b',
  'a\\b',
  '5?x=1',
  '5#f',
  '',
  ' 5',
  '5\n',
  '\ud800',
]
const idRows = called.filter(({ path }) => /\{(?!link)/.test(path))

describe('an id that would change the route', () => {
  it('The id is refused with a typed error that names it, and nothing is sent', async () => {
    const { client, sent } = openShop([json({})])
    for (const id of hostile) {
      const failure = await failureOf(client.call('saveInterest', { params: { id } }))
      expect(failure).toMatchObject({ kind: 'contract', method: 'PUT', field: 'id' })
    }
    expect(await failureOf(client.call('saveInterest'))).toMatchObject({ kind: 'contract', field: 'id' })
    expect(sent).toHaveLength(0)
  })

  it('No row lets such an id through: the address matches its template or is missing', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...hostile),
      fc.stringMatching(/^[\w-]{1,64}$/),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...idRows),
        value,
        fc.constantFrom('2026-03-29', '..', '2026-3-9'),
        (row, id, date) => {
          let address: string
          try {
            address = buildAddress(origin, row, {
              id,
              lineId: id,
              productId: id,
              orderId: id,
              selectedDate: date,
            })
          } catch (error) {
            return isApiError(error) && error.kind === 'contract'
          }
          const matching = idRows.filter(({ method, path }) => {
            const template = path
              .replace('{selectedDate}', '\\d{4}-\\d\\d-\\d\\d')
              .replace(/\{\w+\}/g, '[A-Za-z0-9_-]+')
            return method === row.method && new RegExp(`^${origin}${template}$`).test(new URL(address).href)
          })
          return matching.length === 1
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('An id is never read from a prototype that the page has changed', () => {
    Object.defineProperty(Object.prototype, 'id', { value: '7', configurable: true })
    expect(() => buildPath(routes.saveInterest, {})).toThrow('id does not match')
    Reflect.deleteProperty(Object.prototype, 'id')
  })
})

describe('a load-more link', () => {
  it('The link stays on our origin and keeps its address', () => {
    expect(buildAddress(origin, routes.readMorePosts, { link: '/community?page=2' })).toBe(
      `${origin}/community?page=2`,
    )
    const refused = [
      'https://evil.test/',
      'evil.test',
      '.evil.test/',
      '/../x',
      '/a/%2e%2e/b',
      '/\\evil.test',
      '/a b',
      '/a#b',
      '@evil.test',
    ]
    for (const link of refused)
      expect(() => buildAddress(origin, routes.readMorePosts, { link })).toThrow(/^GET/)
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, tail) => {
        try {
          expect(new URL(buildAddress(origin, routes.readMorePosts, { link: url + tail })).origin).toBe(
            origin,
          )
        } catch (error) {
          expect(error).toMatchObject({ kind: 'contract' })
        }
        const address = buildAddress(origin, routes.readMorePosts, { link: `//${new URL(url).host}/` })
        expect(new URL(address).origin).toBe(origin)
      }),
    )
  })
})
