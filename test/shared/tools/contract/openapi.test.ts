import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { parse } from 'yaml'
import { usualPages } from '#site/pages'
import { outline } from '../../../../demo-pages/catalogue/outline'
import { renderCatalogue } from '../../../../demo-pages/catalogue/render'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import type { ApiClient, CallOptions } from '../../../../shared/domain/api/client/client'
import type { Rejected } from '../../../../shared/domain/api/client/errors'
import { type CallName, type Route, routes } from '../../../../shared/domain/api/client/routes'
import { errorOf, readAnswer } from '../../../../shared/tools/cli/probe/read-reply'
import { type Contract, publishedContract } from '../../../../shared/tools/contract/document'
import { sampleCalls } from '../../../../shared/tools/contract/sample-calls'
import {
  answerName,
  answersOf,
  contract as built,
  operationOf,
  refusalsOf,
} from '../../../support/contract/contract'
import { requestsOf } from '../../../support/contract/requests'
import { keysOf } from '../../../support/keys-of'
import { standAt } from '../../../support/page/stand-at'
import { present } from '../../../support/present'
import { definitionOf, widgetNames } from '../../../support/widgets/all-widgets'
import { readings } from '../../domain/api/answers/readings'
import { spoilt } from '../../domain/api/answers/spoilt'

// The decoders of addresses need a `location`.
if (!globalThis.location) standAt('https://shop.example/')

const { contractFaults } = jest.requireActual<{
  contractFaults(document: object, answers: readonly object[], Ajv: unknown): Promise<string[]>
}>('../../../support/jest/answers-fit.mjs')

const { callFaults } = jest.requireActual<{
  callFaults(contract: object, made: readonly object[], whole: readonly string[]): string[]
}>('../../../support/contract/calls-fit.mjs')

const root = path.resolve(__dirname, '../../../..')
const written: Contract = parse(readFileSync(path.join(root, 'shared/contract/openapi.yaml'), 'utf8'))
const published = JSON.parse(
  JSON.stringify(
    publishedContract(written, [{ name: 'bol-basket', asks: { calls: ['readBasket'] } }], '1.2.3'),
  ),
)
const callNames = keysOf(sampleCalls)

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(written, 'contract')
/** Why a body is no answer to that call by the contract alone; empty if it is one. */
function misfit(name: CallName, body: unknown): string {
  const fits = ajv.getSchema(`contract#/components/schemas/${answerName(name)}`)
  if (!fits) return `components.schemas of openapi.yaml has no ${answerName(name)}`
  return fits(body) ? '' : ajv.errorsText(fits.errors)
}
const fits = (name: CallName, body: unknown) => !misfit(name, body)

const run = (command: string, ...words: string[]) => {
  const { stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: 'utf8' })
  return stdout + stderr
}

// `npm run check` lints the written contract.
test('The built document is valid OpenAPI 3.1', () => {
  expect(run('node_modules/.bin/validate-api', 'dist/openapi.json')).toMatch(/"valid": true|is valid/)
})

test('J-80 The built document agrees with the written contract and names the widgets of each call', async () => {
  const widgets = await Promise.all(widgetNames.map(definitionOf))
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  expect(built).toEqual(JSON.parse(JSON.stringify(publishedContract(written, widgets, version))))
  expect(published.info.version).toBe('1.2.3')
  expect(published.paths['/api/bol-basket'].get['x-widgets']).toEqual(['bol-basket'])
})

test('J-80 The check finds calls that a widget declares but no test makes, and undeclared calls', () => {
  const made = [
    { widget: 'bol-basket', call: 'readBasket', placed: ['bol-basket'] },
    { widget: 'bol-basket', call: 'readWeek', placed: ['bol-basket', 'map'] },
  ]
  expect(callFaults(published, made, ['bol-basket'])).toEqual([
    'bol-basket makes readWeek and does not declare it.',
  ])
  expect(callFaults(published, [], ['bol-basket'])).toEqual([
    'bol-basket declares readBasket, and none of its tests makes it.',
  ])
  expect(callFaults(published, [], [])).toEqual([])
})

test('J-80 Every call that a widget declares is in the contract, and every page in the site', async () => {
  const unknown = await Promise.all(
    widgetNames.map(async name => {
      const { calls = [], firstCalls = [], pages = [], uses = [] } = (await definitionOf(name)).asks ?? {}
      const named = [...firstCalls, ...uses.flatMap(use => use.calls)].filter(call => !calls.includes(call))
      const led = uses.flatMap(use => use.pages ?? []).filter(page => !pages.includes(page))
      return [
        ...calls.filter(call => !(call in sampleCalls)),
        ...pages.filter(page => !(page in usualPages)),
        ...named,
        ...led,
      ].map(each => `${name}: ${each}`)
    }),
  )
  expect(unknown.flat()).toEqual([])
})

test.each(callNames)('CALL-01 CALL-02 CALL-05 %s has the method, path and headers of its route', name => {
  const { method, path: where }: Route = routes[name]
  const operation = built.paths[where.startsWith('/') ? where : `/${where}`]?.[method.toLowerCase()]
  expect(operation?.operationId).toBe(name)
  const headers = (operation?.parameters ?? []).filter(each => each.in === 'header')
  expect(headers.map(each => each.name)).toEqual(expect.arrayContaining(['X-Requested-With', 'X-CSRF-TOKEN']))
})

test.each(callNames)('J-80 %s states its timeout and whether it is retried', name => {
  const { timeout, mutation }: Route = routes[name]
  expect(operationOf(name).description).toBe(
    `Given up after ${timeout / 1000} seconds${mutation ? '; never repeated by itself.' : '; tried once more.'}`,
  )
})

test.each(callNames.filter(name => routes[name].as === 'json'))(
  'J-80 %s has an example of its answer, and each fits its schema',
  name => {
    const answers = Object.entries(answersOf(name))
    expect(answers.length).toBeGreaterThan(0)
    expect(
      answers.flatMap(([example, answer]) => {
        const reason = misfit(name, answer)
        return reason ? [`${example}: ${reason}`] : []
      }),
    ).toEqual([])
  },
)

/** Headers of the transport, or implied by the content types. */
const ordinary = ['accept', 'content-type', 'content-length', 'accept-encoding', 'user-agent']

test.each(callNames)('J-80 %s is sent as the contract says: body, query and headers', async name => {
  const { parameters = [], requestBody } = operationOf(name)
  const schema = requestBody?.content['application/json']?.schema
  const takes = schema && new Ajv2020({ strict: false }).compile({ ...schema, unevaluatedProperties: false })
  for (const { url, headers, body } of await requestsOf(name)) {
    expect([body !== undefined, !!schema]).toEqual([!!schema, !!schema])
    if (takes) expect([body, takes(body), takes.errors]).toEqual([body, true, null])
    const sent = {
      query: [...url.searchParams.keys()],
      header: Object.keys(headers).filter(header => !ordinary.includes(header)),
    }
    for (const place of ['query', 'header'] as const) {
      const told = parameters.filter(each => each.in === place)
      const names = told.map(each => each.name.toLowerCase())
      expect(names).toEqual(expect.arrayContaining(sent[place].map(each => each.toLowerCase())))
      for (const { name: needed, required } of told)
        if (required) expect(sent[place].map(each => each.toLowerCase())).toContain(needed.toLowerCase())
    }
  }
})

test('CALL-10 The path that a browser posts by itself also accepts a form', () => {
  expect(
    Object.keys(written.paths['/account/addresses/postcode/verify']?.post?.requestBody?.content ?? {}),
  ).toEqual(['application/json', 'application/x-www-form-urlencoded'])
})

test("The demo shop's answers are valid, and the check reports a deviating answer with its call and field", async () => {
  const visit = createDemoShop().visit({ as: 'customer', hasPostcode: true })
  const body = await (await visit.call('GET', '/api/bol-basket')).json()
  const answer = { method: 'GET', path: '/api/bol-basket', status: 200, body, from: 'this test' }
  const { products, ...rest } = body
  expect(await contractFaults(built, [answer], Ajv2020)).toEqual([])
  expect(
    await contractFaults(
      built,
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

test('The catalogue lists each call once with its fields and the widgets that make it', () => {
  const { components } = published
  expect(
    outline(components.schemas.ReadBasketAnswer ?? {}, components.schemas).filter(({ at }) =>
      /^(order|products)$|quantity/.test(at),
    ),
  ).toEqual([
    expect.objectContaining({ at: 'order', kinds: ['an object', 'nothing'], needed: 'no' }),
    expect.objectContaining({ at: 'order.previous_products[].quantity', kinds: ['Count'] }),
    expect.objectContaining({ at: 'products', kinds: ['a list'], needed: 'always' }),
    expect.objectContaining({ at: 'products[].quantity', kinds: ['Count'], needed: 'always' }),
  ])
  const page = renderCatalogue(
    '/catalogue/calls',
    { widgets: [], contract: published },
    createDemoShop().visit().page('/catalogue/calls'),
  )
  for (const name of callNames) expect(page).toContain(`id="${name}"`)
  expect(page).toContain('<a href="/catalogue/bol-basket">bol-basket</a>')
})

test('G-11 Every field that is sent or read is described', () => {
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
  for (const [name, schema] of Object.entries(written.components.schemas))
    if (!/^(Refusal|RefusedAnswer|Token)$/.test(name)) look(schema, name)
  for (const name of callNames) look(operationOf(name).requestBody, name)
  expect(mute).toEqual([])
})

/** The statuses of a call, each with its meaning. */
const statusesOf = (name: CallName) =>
  Object.entries(operationOf(name).responses).map(([status, { $ref, description }]) => {
    const shared = built.components.responses[present(String($ref).split('/').at(-1))]
    return [status, description ?? shared?.description ?? ''] as const
  })

test.each(callNames)('G-11 %s explains each status', name => {
  const { mutation }: Route = routes[name]
  const statuses = statusesOf(name)
  expect(statuses.map(([status]) => status)).toEqual(
    expect.arrayContaining(['200', '401', ...(mutation ? ['419'] : []), '422', '4XX', '5XX']),
  )
  expect(statuses.filter(([, words]) => !/^\S.+\.$/s.test(words))).toEqual([])
})

test.each(callNames.filter(name => routes[name].mutation))(
  'G-11 %s has an example of each refusal, in words that reach the customer',
  name => {
    const refusals = Object.values(refusalsOf(name))
    expect(refusals.length).toBeGreaterThan(0)
    for (const body of refusals) {
      const { messages } = errorOf(routes[name], {
        status: 422,
        url: 'https://shop.example/call',
        body: JSON.stringify(body),
      }) as Rejected
      expect(messages.length).toBeGreaterThan(0)
      for (const words of messages) expect(words).toMatch(/\.$|^Invalid postcode$/)
    }
  },
)

test('G-11 Alternatives are described as such: a box needs its own id or its order’s', () => {
  const { components } = written
  const neededIn = (answer: string, pattern: RegExp) =>
    Object.fromEntries(
      outline(components.schemas[answer] ?? {}, components.schemas)
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

test('J-47 The page of calls shows an answer to every read and the fields that are read', () => {
  const page = String(
    renderCatalogue(
      '/catalogue/calls',
      { widgets: [], contract: published },
      createDemoShop().visit().page('/catalogue/calls'),
    ),
  )
  const reads = callNames.filter(name => !routes[name].mutation)
  const sections = reads.map(
    name => [name, page.split(` id="${name}"`)[1]?.split('<section')[0] ?? ''] as const,
  )
  const lacking = (part: string) => sections.filter(([, text]) => !text.includes(part)).map(([name]) => name)
  expect(reads.length).toBeGreaterThan(9)
  expect(lacking('<summary>Answers by example</summary>')).toEqual([])
  // A page of HTML has no fields, and only the presence of the orders counts.
  expect(lacking('<caption>Read from the answer</caption>')).toEqual(['readOrdered', 'readMorePosts'])
})

test("G-11 The developer's description of the calls names no id without an explanation", () => {
  const ids = /\b(?:CALL|[A-Z]{1,2})-\d+\b/g
  const prose: string[] = []
  JSON.stringify(built, (word, value) => {
    if (/^(description|summary|title)$/.test(word) && typeof value === 'string') prose.push(value)
    return value
  })
  expect(prose.flatMap(words => words.match(ids) ?? [])).toEqual([])
  const page = renderCatalogue(
    '/catalogue/calls',
    { widgets: [], contract: published },
    createDemoShop().visit().page('/catalogue/calls'),
  )
  const words = String(page)
    .replace(/<pre[\s\S]*?<\/pre>/g, '')
    .replace(/<[^>]*>/g, ' ')
  expect(words.match(ids) ?? []).toEqual([])
  for (const heading of ['Statuses', 'Refusals by example', 'What it means']) expect(page).toContain(heading)
})

/** Gives whether a decoder accepts the body. */
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

/** A place inside a list, such as `products.0.id`; the dates on offer are lists by heading. */
const inList = /(^|\.)\d+\b|^dates\./

test.each(readings)(
  'A-18 F-04 $name: the widgets accept what the contract allows, damage by damage',
  async ({ whole, read }) => {
    const differing: string[] = []
    for (const { what, body } of [
      { what: 'whole', body: whole },
      { what: 'whole, inside data', body: { data: whole } },
      ...spoilt(whole),
    ]) {
      const sent = JSON.parse(JSON.stringify(body))
      const { asked, isTaken } = await takes(sent, read)
      const isAllowed = fits(asked as CallName, sent)
      // An unreadable entry of a list is left out, and the rest is shown.
      if (isTaken && !isAllowed && inList.test(what)) continue
      if (isAllowed !== isTaken) differing.push(`${what}: the widgets ${isTaken ? 'take' : 'refuse'} it`)
    }
    expect(differing).toEqual([])
  },
)
