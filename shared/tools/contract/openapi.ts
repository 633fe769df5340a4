import { patternOf, type Route, routes } from '../../domain/api/client/routes'
import { usualPages } from '../../platform/page/addresses'
import { pagesAbout } from '../../platform/page/addresses.about'
import { calls } from './calls'
import { describeFields, describeSent } from './describe-fields'
import { parametersAbout } from './fields-about'
import { firstCalls } from './first-calls'
import { refinements } from './refinements'
import { type Sent, schemaOfValues, sendingsOf } from './requests'
import { leafSchemas, type Manner, type Schema, schemaOf } from './schemas'
import { type AnyDecoder, accepts, watched } from './shapes'
import { madeWhen } from './uses'

type Call = keyof typeof calls
const callNames = Object.keys(calls) as Call[]
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Names for shared schemas that are clearer than that of the first place where they occur. */
const betterNames: Readonly<Record<string, string>> = {
  ReadBasketProducts: 'BasketLine',
  ReadBasketOrder: 'BoxDraft',
  ReadLatestBoxes: 'BoxOrder',
  ReadLatestBoxesProducts: 'BoxProduct',
  ReadLatestBoxesDeliveries: 'BoxDelivery',
  ReadWeekProducts: 'WeekLine',
  CheckPromoCodeScheme: 'Scheme',
  CheckPromoCodeSchemeProducts: 'FreeProduct',
  FindMoveConflictsConflicts: 'MoveConflict',
  CheckPostcodeResults: 'PostcodeResults',
}

/** Collects larger schemas, each once, under a name of its own. */
function registry() {
  const names = new Map<string, string>()
  const shared: Record<string, Schema> = {}
  const keep: Manner['keep'] = (schema, place) => {
    const text = JSON.stringify(schema)
    if (text.length < 160 || '$ref' in schema) return schema
    const known = names.get(text)
    if (known) return ref(known)
    const wanted = betterNames[place] ?? place
    const taken = Object.keys(shared).filter(each => each.replace(/\d+$/, '') === wanted).length
    const name = taken ? `${wanted}${taken + 1}` : wanted
    names.set(text, name)
    shared[name] = schema
    return ref(name)
  }
  return { shared, keep }
}

/** Lets a call's decoder read the examples, so that the parts of it that are code show what they read. */
function show(decoder: AnyDecoder, answers: Readonly<Record<string, unknown>>) {
  for (const answer of Object.values(answers)) watched(decoder)(answer, '')
}

/**
 * What the widgets accept as the response to each call, or what a regular shop sends, with the schemas these refer to.
 */
export async function answerSchemas(isRegular: boolean) {
  const used = new Set<string>()
  const { shared, keep } = registry()
  const manner: Manner = { isRegular, refinements: isRegular ? {} : refinements, keep, used }
  const sent = new Map<Call, Sent[]>()
  const schemas: Partial<Record<Call, Schema>> = {}
  for (const name of callNames) sent.set(name, await sendingsOf(name, calls[name]))
  for (const name of callNames) {
    const read = sent.get(name)?.[0]?.read
    if (read && routes[name].as === 'json') show(read, calls[name].answers)
  }
  for (const name of callNames) {
    const read = sent.get(name)?.[0]?.read
    schemas[name] = read && routes[name].as === 'json' ? schemaOf(read, manner, capital(name)) : {}
  }
  const idle = Object.keys(manner.refinements).filter(name => !used.has(name))
  if (idle.length) throw new Error(`No reader is called ${idle.join(', ')} any more.`)
  return { schemas: schemas as Record<Call, Schema>, shared, sent }
}

const headerAbout: Readonly<Record<string, { name: string; about: string }>> = {
  'x-requested-with': { name: 'X-Requested-With', about: 'Always XMLHttpRequest.' },
  'x-csrf-token': { name: 'X-CSRF-TOKEN', about: 'The token of the page, with every call.' },
  'idempotency-key': {
    name: 'Idempotency-Key',
    about:
      'One for each thing that somebody wants. The same again, as after an answer that was lost, is to be answered as the first was, and booked once. Forms carry it in their field _idempotency_key.',
  },
}

/** Headers of the transport, or implied by the content types. */
const ordinary = ['accept', 'content-type', 'content-length', 'accept-encoding', 'user-agent']

function headersOf(sent: readonly Sent[], route: Route): Schema[] {
  const names = [...new Set(sent.flatMap(({ headers }) => Object.keys(headers)))]
  return names
    .filter(name => !ordinary.includes(name))
    .map(name => {
      const known = headerAbout[name]
      if (!known) throw new Error(`Nothing is said of the header ${name}.`)
      const isAlways = sent.every(({ headers }) => name in headers)
      const isConstant = name === 'x-requested-with'
      return {
        name: known.name,
        in: 'header',
        description: known.about,
        required: isAlways && (isConstant || route.mutation),
        schema: isConstant ? { const: 'XMLHttpRequest' } : { type: 'string' },
      }
    })
}

/** The description of a parameter; throws if there is none. */
function aboutParameter(call: Call, name: string): string {
  const about = parametersAbout[`${call}.${name}`] ?? parametersAbout[name]
  if (!about) throw new Error(`Nothing says what ${name} of ${call} means: write it in fields-about.ts.`)
  return about
}

function pathParameters(call: Call): Schema[] {
  const { path }: Route = routes[call]
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description:
      path === `{${name}}`
        ? "An address of this site, of the page's own choosing."
        : aboutParameter(call, name),
    schema: { type: 'string', pattern: patternOf(name).source },
  }))
}

function queryParameters(call: Call, sent: readonly Sent[]): Schema[] {
  const queries = sent.map(({ url }) => url.searchParams)
  const names = [...new Set(queries.flatMap(query => [...query.keys()]))]
  return names.map(name => ({
    name,
    in: 'query',
    description: aboutParameter(call, name),
    required: queries.every(query => query.has(name)),
    schema: { type: 'string' },
    example: queries.find(query => query.has(name))?.get(name),
  }))
}

const examplesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace(/\W+/g, '-'), { value }]))

function bodyOf(name: Call, sent: readonly Sent[]): Schema {
  const bodies = sent.map(({ body }) => body).filter(body => body !== undefined)
  if (!bodies.length) return {}
  const examples = Object.fromEntries(bodies.map((value, index) => [`way-${index + 1}`, { value }]))
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: describeSent(name, schemaOfValues(bodies)), examples } },
    },
  }
}

/** A successful response may have no body. */
const made: Schema = { description: 'Done. A body is read as with 200; there need be none.' }

const response = (name: string): Schema => ({ $ref: `#/components/responses/${name}` })

function responsesOf(name: Call, sent: readonly Sent[]): Schema {
  const route: Route = routes[name]
  const content =
    route.as === 'html'
      ? { 'text/html': { schema: { type: 'string' } } }
      : {
          'application/json': {
            schema: { anyOf: [ref(`${capital(name)}Answer`), ref('RefusedAnswer')] },
            examples: examplesOf(calls[name].answers),
          },
        }
  return {
    200: { description: 'Done; or refused, as RefusedAnswer says.', content },
    ...(route.mutation && sent.every(({ read }) => !read || accepts(read, {})) && { 201: made, 204: made }),
    401: response('SessionEnded'),
    ...(route.mutation && { 419: response('TokenRefused') }),
    422: refusedOf(name),
    '4XX': response('NotPossible'),
    '5XX': response(route.mutation ? 'OutcomeUnknown' : 'TriedAgain'),
  }
}

/** The refusal of a call, with its examples if it has any. */
function refusedOf(name: Call): Schema {
  const { refusals } = calls[name]
  if (!refusals) return response('Refused')
  return {
    description: refusedAbout,
    content: { 'application/json': { schema: ref('Refusal'), examples: examplesOf(refusals) } },
  }
}

type Widgets = Readonly<Partial<Record<string, readonly string[]>>>

function operationOf(name: Call, sent: readonly Sent[], widgets: Widgets): Schema {
  const route: Route = routes[name]
  const by = widgets[name] ?? []
  return {
    operationId: name,
    tags: [route.mutation ? 'Changes' : 'Reads'],
    summary: calls[name].about,
    description: `Given up after ${route.timeout / 1000} seconds${route.mutation ? '; never repeated by itself.' : '; tried once more.'}`,
    'x-widgets': by,
    'x-first-of': by.filter(widget => firstCalls[widget]?.includes(name)),
    'x-when': Object.fromEntries(
      by.flatMap(widget => {
        const when = madeWhen(widget, name)
        return when ? [[widget, when]] : []
      }),
    ),
    parameters: [...pathParameters(name), ...queryParameters(name, sent), ...headersOf(sent, route)],
    ...bodyOf(name, sent),
    responses: responsesOf(name, sent),
  }
}

const messages: Schema = {
  description: 'Messages by field: a text or a list of texts each.',
  type: ['object', 'array'],
  additionalProperties: { type: ['string', 'array', 'object', 'null'] },
}

const errorSchemas: Readonly<Record<string, Schema>> = {
  Refusal: {
    description:
      'Why the shop refuses: messages by field under errors, under data or at the top, a list of errors that name their field, a problem of RFC 9457, or one message. Codes beside sentences are not shown.',
    type: ['object', 'array', 'string'],
    properties: {
      message: { type: ['string', 'null'] },
      errors: messages,
      redirect: { type: ['string', 'null'] },
    },
  },
  RefusedAnswer: {
    description:
      'A refusal with status 200: success is false, at the top or inside data; or, where nothing is said of success, there is an error under errors or error, or status is the word error, fail or failed.',
    anyOf: [
      { type: 'object', required: ['success'], properties: { success: ref('No') } },
      {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'object', required: ['success'], properties: { success: ref('No') } } },
      },
      {
        type: 'object',
        required: ['errors'],
        anyOf: [
          { properties: { errors: { type: 'object', minProperties: 1 } } },
          { properties: { errors: { type: 'array', minItems: 1 } } },
        ],
      },
      {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            anyOf: [{ type: 'string', minLength: 1 }, { const: true }, { type: 'object', minProperties: 1 }],
          },
        },
      },
      {
        type: 'object',
        required: ['status'],
        properties: { status: { enum: ['error', 'fail', 'failed', 'failure'] } },
      },
    ],
  },
  No: { enum: [false, 0, '0', '', 'false', 'no', 'off', 'f', 'n'] },
}

const refusedAbout = "The shop's own words are shown, at their fields where a form has them."
const refusal = { 'application/json': { schema: ref('Refusal') } }
const page = { 'text/html': { schema: { type: 'string' } } }

const errorResponses: Schema = {
  SessionEnded: {
    description:
      'Not logged in any more, as is a redirect to the login page: the browser goes there, with the page to come back to in the parameter return: a path of this site, which the login follows only if it is one.',
    content: { 'application/json': { schema: { type: 'object' } }, ...page },
  },
  TokenRefused: {
    description:
      'The token is refused: a fresh one is read once where the page names a source, else people are asked to reload.',
    content: { 'application/json': { schema: { type: 'object' } }, ...page },
  },
  Refused: {
    description: refusedAbout,
    content: {
      'application/json': {
        schema: ref('Refusal'),
        examples: examplesOf({
          'under errors': {
            message: 'The given data was invalid.',
            errors: { postcode: ['Invalid postcode.'] },
          },
          'under data': { data: { code: ['This code has expired.'] } },
          'at the top': { email: ['Please give an email address.'] },
          'one message': { message: 'We cannot take that just now. Please ring us.' },
        }),
      },
    },
  },
  NotPossible: {
    description:
      'With 400, 403, 404, 409, 410 and 412 the message or the errors are the reason of the shop and are shown as with 422, except a phrase of a framework such as "Not Found". Without a reason, and with other statuses such as 429, a sentence of ours is shown.',
    content: {
      'application/json': {
        schema: ref('Refusal'),
        examples: examplesOf({ 'one message': { message: 'Your box holds too much glass.' } }),
      },
      ...page,
    },
  },
  OutcomeUnknown: {
    description: 'The change may have been made: the widgets read again before they say anything.',
    content: { ...refusal, ...page },
  },
  TriedAgain: {
    description: 'The read is tried once more, then people are told.',
    content: { ...refusal, ...page },
  },
}

/** Adds the browser's own form post to a path that is also called by script. */
function withFormPost(operation: Schema): Schema {
  const { requestBody, responses } = operation as { requestBody: { content: object }; responses: object }
  const form = {
    type: 'object',
    required: ['postcode'],
    properties: { postcode: { type: 'string' }, _token: { type: 'string' } },
  }
  return {
    ...operation,
    requestBody: {
      ...requestBody,
      content: {
        ...requestBody.content,
        'application/x-www-form-urlencoded': { schema: describeSent('checkAccountPostcode', form) },
      },
    },
    responses: {
      ...responses,
      '3XX': { description: 'After the form post: where the browser goes next.' },
    },
  }
}

const tokenPath: Schema = {
  get: {
    operationId: 'readToken',
    tags: ['Reads'],
    summary:
      'Reads a fresh token, at the address that the page names in doorstep-csrf-url; /csrf-token is an example.',
    responses: {
      200: {
        description: 'The token, at the top or inside data.',
        content: { 'application/json': { schema: ref('Token') } },
      },
    },
  },
}
const token: Schema = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1 } },
}

/** The pages that widgets link to: the default address of each, its description, and the widgets that link there. */
const pagesOf = (widgets: Widgets): Schema =>
  Object.fromEntries(
    Object.entries(usualPages).map(([name, address]) => [
      name,
      {
        address,
        description: pagesAbout[name as keyof typeof pagesAbout],
        'x-widgets': widgets[name] ?? [],
      },
    ]),
  )

const describedAll = (schemas: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeFields(name, schema)]))

/**
 * The document of all calls in OpenAPI 3.1; `widgets` names the widgets that make a call, `posting` those that post a
 * form of their own.
 */
export async function openApi(
  version: string,
  widgets: Widgets = {},
  pageWidgets: Widgets = {},
  posting: readonly string[] = [],
): Promise<Schema> {
  const { schemas, shared, sent } = await answerSchemas(false)
  const paths: Record<string, Record<string, Schema>> = { '/csrf-token': tokenPath as Record<string, Schema> }
  for (const name of callNames) {
    const { method, path }: Route = routes[name]
    const place = path.startsWith('/') ? path : `/${path}`
    const operation = operationOf(name, sent.get(name) ?? [], widgets)
    const isAlsoForm = path === routes.continueWithAddress.path
    paths[place] = {
      ...paths[place],
      [method.toLowerCase()]: isAlsoForm ? withFormPost(operation) : operation,
    }
  }
  const leaves = Object.values(leafSchemas).map(({ title, accepted }) => [title, accepted])
  const answers = callNames.map(name => [`${capital(name)}Answer`, schemas[name]])
  return {
    openapi: '3.1.0',
    info: {
      title: 'What Doorstep asks of a shop',
      version,
      description:
        'Every call that the widgets make, with all answers that they accept. Made from the table of calls and the readers of answers; fields that are not named are ignored. Every call goes to the origin of the page, with its cookies. A site that has its calls or pages elsewhere says so in one script a page, <script type="application/json" data-doorstep-site>{ "root": "/shop" }</script>: `root` is put before every path here, `api` is where the calls below /api are, `calls` has single ones by operationId, `pages` those of x-pages by name, and `returnParameter` names the parameter in which the login page is told where to lead back to (`return`). What changes something has a key of its own, in the header Idempotency-Key or, where the browser posts a form, in its field _idempotency_key: keep it with the answer for a day, answer the same again as before, and book nothing twice; the same key with something else is refused with 422. Browsers repeat a post by themselves where a connection that they reuse breaks.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'Reads' }, { name: 'Changes' }],
    paths,
    'x-pages': pagesOf(pageWidgets),
    'x-posting': posting,
    components: {
      schemas: {
        ...Object.fromEntries(leaves),
        ...describedAll({
          ...shared,
          ...Object.fromEntries(answers),
          ...errorSchemas,
          Token: { anyOf: [token, { type: 'object', required: ['data'], properties: { data: token } }] },
        }),
      },
      responses: errorResponses,
    },
  }
}
