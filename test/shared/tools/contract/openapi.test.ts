import { entriesOf } from '../../../support/keys-of'
import { present } from '../../../support/present'
import '../../../support/widgets/describe-decoders'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { outline } from '../../../../demo-pages/catalogue/outline'
import { renderCatalogue } from '../../../../demo-pages/catalogue/render'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import type { ApiClient, CallOptions } from '../../../../shared/domain/api/client/client'
import type { Rejected } from '../../../../shared/domain/api/client/errors'
import { errorOf, readAnswer } from '../../../../shared/domain/api/client/reply'
import { type CallName, routes } from '../../../../shared/domain/api/client/routes'
import { calls } from '../../../../shared/tools/contract/calls'
import { describeFields } from '../../../../shared/tools/contract/describe-fields'
import { fieldsAbout } from '../../../../shared/tools/contract/fields-about'
import { openApi } from '../../../../shared/tools/contract/openapi'
import { readings } from '../../domain/api/answers/readings'
import { spoilt } from '../../domain/api/answers/spoilt'

const { contractFaults } = jest.requireActual<{
  contractFaults(document: object, answers: readonly object[], Ajv: unknown): Promise<string[]>
}>('../../../support/jest/answers-fit.mjs')

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
  for (const [name, { method, path }] of entriesOf(routes)) {
    if (name === 'continueWithAddress') continue
    const operation = paths[path.startsWith('/') ? path : `/${path}`][method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    const headers = operation.parameters.filter((each: { in: string }) => each.in === 'header')
    expect(headers.map((each: { name: string }) => each.name)).toEqual(
      expect.arrayContaining(['X-Requested-With', 'X-CSRF-TOKEN']),
    )
    for (const answer of Object.values(calls[name].answers)) expect(fits(name, answer)).toBe(true)
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
  expect(await contractFaults(document, [answer], Ajv2020)).toEqual([])
  expect(
    await contractFaults(
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
    expect.objectContaining({ at: 'order', kinds: ['an object', 'nothing'], needed: 'no' }),
    expect.objectContaining({ at: 'products', kinds: ['a list'], needed: 'always' }),
    expect.objectContaining({ at: 'products[].quantity', kinds: ['Count'], needed: 'always' }),
  ])
  const page = renderCatalogue(
    '/catalogue/calls',
    { widgets: [], contract },
    createDemoShop().visit().page('/catalogue/calls'),
  )
  for (const name of Object.keys(calls)) expect(page).toContain(`id="${name}"`)
  expect(page).toContain('<a href="/catalogue/bol-basket">bol-basket</a>')
})

/** Each operation of the document with its name. */
const operations = written.then(({ paths }) =>
  Object.values<Record<string, Record<string, never>>>(paths).flatMap(methods => Object.values(methods)),
)

test('G-11 every field that is sent or read says what it means, and every word about one is used', async () => {
  const { components } = await written
  const used = new Set<string>()
  for (const [name, schema] of Object.entries<Record<string, unknown>>(components.schemas))
    if (!/^(Text|Flag|WholeNumber|Count|Identifier|Pounds|Date)$/.test(name))
      describeFields(name, schema, key => used.add(key))
  expect(Object.keys(fieldsAbout).filter(key => !used.has(key))).toEqual([])
  const mute: string[] = []
  const look = (part: unknown, at: string) => {
    if (typeof part !== 'object' || part === null) return
    const { properties = {}, ...rest } = part as { properties?: Record<string, { description?: string }> }
    for (const [name, schema] of Object.entries(properties)) {
      if (!schema.description) mute.push(`${at} ${name}`)
      look(schema, `${at} ${name}`)
    }
    for (const [word, each] of Object.entries(rest)) if (word !== 'not') look(each, at)
  }
  for (const [name, schema] of Object.entries(components.schemas)) look(schema, name)
  for (const each of await operations) look(each.requestBody, String(each.operationId))
  expect(mute).toEqual([])
})

test('G-11 every call tells its statuses, and every change how it may be refused, in words that reach the customer', async () => {
  const { components } = await written
  for (const [name, { mutation }] of entriesOf(routes)) {
    if (name === 'continueWithAddress') continue
    const { responses } = (await operations).find(({ operationId }) => operationId === name) as never as {
      responses: Record<string, { $ref?: string; description?: string }>
    }
    const descriptions = Object.entries(responses).map(([status, { $ref, description }]) => [
      status,
      description ?? components.responses[present(String($ref).split('/').at(-1))].description,
    ])
    expect(descriptions.map(([status]) => status)).toEqual(
      expect.arrayContaining(['200', '401', ...(mutation ? ['419'] : []), '422', '4XX', '5XX']),
    )
    expect(descriptions.filter(([, words]) => !/^\S.+\.$/s.test(words))).toEqual([])
    if (!mutation) continue
    const { refusals = {} } = calls[name]
    expect([name, Object.keys(refusals).length > 0]).toEqual([name, true])
    for (const body of Object.values(refusals)) {
      const reply = { status: 422, url: 'https://shop.example/call', body }
      const { messages } = errorOf(routes[name], reply) as Rejected
      expect(messages.length).toBeGreaterThan(0)
      for (const words of messages)
        expect([name, words]).toEqual([name, expect.stringMatching(/\.$|^Invalid postcode$/)])
    }
  }
})

test('G-11 alternatives are told as alternatives: a box needs its id or its order’s, not both', async () => {
  const { components } = await written
  const neededIn = (answer: string, pattern: RegExp) =>
    Object.fromEntries(
      outline(components.schemas[answer], components.schemas)
        .filter(({ at }) => pattern.test(at))
        .map(({ at, needed }) => [at, needed]),
    )
  expect(neededIn('ReadLatestBoxesAnswer', /^\[\]\.(id|order_id|start_date)$/)).toEqual({
    '[].id': 'in some forms',
    '[].order_id': 'in some forms',
    '[].start_date': 'no',
  })
  expect(neededIn('CheckPostcodeAnswer', /^(postcode_match|results)$/)).toEqual({
    postcode_match: 'always',
    results: 'in some forms',
  })
  expect(neededIn('ReadOneOffAnswer', /^(dates|order_id|quantity|frequency)$/)).toEqual({
    dates: 'always',
    order_id: 'always',
    quantity: 'in some forms',
    frequency: 'in some forms',
  })
})

test('G-11 what a developer reads of the calls names no id that leads nowhere', async () => {
  const ids = /\b(?:CALL|[A-Z]{1,2})-\d+\b/g
  const document = await written
  const prose: string[] = []
  JSON.stringify(document, (word, value) => {
    if (/^(description|summary|title)$/.test(word) && typeof value === 'string') prose.push(value)
    return value
  })
  expect(prose.flatMap(words => words.match(ids) ?? [])).toEqual([])
  const page = renderCatalogue(
    '/catalogue/calls',
    { widgets: [], contract: document },
    createDemoShop().visit().page('/catalogue/calls'),
  )
  const words = String(page)
    .replace(/<pre[\s\S]*?<\/pre>/g, '')
    .replace(/<[^>]*>/g, ' ')
  expect(words.match(ids) ?? []).toEqual([])
  for (const heading of ['Statuses', 'Refusals by example', 'What it means']) expect(page).toContain(heading)
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
