import '../../../support/describe-decoders'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { outline } from '../../../../demo-pages/catalogue/outline'
import { renderCatalogue } from '../../../../demo-pages/catalogue/render'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import type { ApiClient, CallOptions } from '../../../../shared/domain/api/client/client'
import { readAnswer } from '../../../../shared/domain/api/client/reply'
import { type CallName, routes } from '../../../../shared/domain/api/client/routes'
import { calls } from '../../../../shared/tools/contract/calls'
import { openApi } from '../../../../shared/tools/contract/openapi'
import { readings } from '../../domain/api/readings'
import { spoilt } from '../../domain/api/spoilt'

const { misfits } = jest.requireActual<{
  misfits(document: object, answers: readonly object[], Ajv: unknown): Promise<string[]>
}>('../../../support/answers-fit.mjs')

const contract = openApi('1.2.3', { readBasket: ['bol-basket'] })
const written = contract.then(document => JSON.parse(JSON.stringify(document)))

/** Says whether a body is an answer to that call, by the document alone. */
const judge = written.then(document => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'contract')
  const answerOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`
  return (name: string, body: unknown) =>
    ajv.getSchema(`contract#/components/schemas/${answerOf(name)}`)?.(body)
})

/** What a validator that others keep says of the document. */
function validate(document: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'))
  const file = path.join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const command = path.resolve('node_modules/.bin/validate-api')
  const { stdout, stderr } = spawnSync(command, [file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout + stderr
}

test('the document is valid OpenAPI 3.1, and names the widgets that make a call', async () => {
  const document = await written
  expect(validate(document)).toMatch(/"valid": true|is valid/)
  expect(document.paths['/api/bol-basket'].get).toMatchObject({
    operationId: 'readBasket',
    'x-widgets': ['bol-basket'],
  })
})

test('CALL-01 CALL-02 CALL-05 each call is there with its method, path, headers and an example that fits', async () => {
  const { paths } = await written
  const fits = await judge
  for (const [name, { method, path }] of Object.entries(routes)) {
    if (name === 'continueWithAddress') continue
    const operation = paths[path.startsWith('/') ? path : `/${path}`][method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    const headers = operation.parameters.filter((each: { in: string }) => each.in === 'header')
    expect(headers.map((each: { name: string }) => each.name)).toEqual(
      expect.arrayContaining(['X-Requested-With', 'X-CSRF-TOKEN']),
    )
    for (const answer of Object.values(calls[name as CallName].answers)) expect(fits(name, answer)).toBe(true)
  }
})

test('CALL-10 the path that a browser posts by itself takes a form too', async () => {
  const { paths } = await written
  expect(Object.keys(paths['/account/addresses/postcode/verify'].post.requestBody.content)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ])
})

test('what the demo shop answers fits, and an answer that deviates is named with its call and field', async () => {
  const document = await written
  const visit = createDemoShop().visit({ as: 'customer', hasPostcode: true })
  const body = await (await visit.call('GET', '/api/bol-basket')).json()
  const answer = { method: 'GET', path: '/api/bol-basket', status: 200, body, from: 'this test' }
  const { products, ...rest } = body
  expect(await misfits(document, [answer], Ajv2020)).toEqual([])
  expect(
    await misfits(
      document,
      [
        { ...answer, body: rest },
        { ...answer, body: { ...body, products: [{ ...products[0], id: 1, quantity: 'many' }] } },
        { ...answer, status: 302 },
      ],
      Ajv2020,
    ),
  ).toEqual([
    expect.stringContaining("GET /api/bol-basket answered 200: data must have required property 'products'"),
    expect.stringContaining('data/products/0/quantity'),
    expect.stringContaining('GET /api/bol-basket answered 302: no such answer is documented'),
  ])
})

test('the catalogue tells each call with what is sent, each field once, and the widgets that ask', async () => {
  const contract = await written
  const { components } = contract
  expect(
    outline(components.schemas.ReadBasketAnswer, components.schemas).filter(({ at }) =>
      /^(order|products)$|quantity/.test(at),
    ),
  ).toEqual([
    { at: 'order', kinds: ['an object', 'nothing'], isRequired: false },
    { at: 'products', kinds: ['a list'], isRequired: true },
    { at: 'products[].quantity', kinds: ['Count'], isRequired: true },
  ])
  const page = renderCatalogue(
    '/catalogue/calls',
    { widgets: [], contract },
    createDemoShop().visit().page('/catalogue/calls'),
  )
  for (const name of Object.keys(calls)) expect(page).toContain(`id="${name}"`)
  expect(page).toContain('<a href="/catalogue/bol-basket">bol-basket</a>')
})

/** What a reader makes of the body: does it take it? */
const takes = (body: unknown, read: (client: ApiClient) => Promise<unknown>) => {
  let asked = ''
  const client: ApiClient = {
    call: async <Answer>(name: CallName, options: CallOptions<Answer> = {}) => {
      asked = name
      return readAnswer(routes[name], 200, JSON.parse(JSON.stringify(body)), options.read)
    },
  }
  return read(client).then(
    () => ({ asked, isTaken: true }),
    () => ({ asked, isTaken: false }),
  )
}

test.each(readings)(
  'A-18 F-04 $name: what the document accepts is what the widgets accept, damage by damage',
  async ({ whole, read }) => {
    const fits = await judge
    const differing: string[] = []
    for (const { what, body } of [
      { what: 'whole', body: whole },
      { what: 'whole, inside data', body: { data: whole } },
      ...spoilt(whole),
    ]) {
      const sent = JSON.parse(JSON.stringify(body))
      const { asked, isTaken } = await takes(sent, read)
      if (fits(asked, sent) !== isTaken)
        differing.push(`${what}: the widgets ${isTaken ? 'take' : 'refuse'} it`)
    }
    expect(differing).toEqual([])
  },
)
