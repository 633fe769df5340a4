import { Rejected, TokenExpired } from '../../../../../shared/domain/api/client/errors'
import { type Route, routes } from '../../../../../shared/domain/api/client/routes'
import { isFrameworkPhrase } from '../../../../../shared/domain/api/refusals/framework-phrases'
import { errorOf } from '../../../../../shared/tools/cli/probe/read-reply'
import { frameworkPhrases, sentencesOfShops } from './framework-words'

/* The result of each kind of body with each status, for every call. */

const glass = 'Your box holds too much glass.'
const sorry = 'Sorry, something went wrong. Please try again.'
const expected: Record<number, string> = {
  400: sorry,
  403: "You can't do that here.",
  404: 'This is no longer available.',
  409: sorry,
  410: 'This is no longer available.',
  412: sorry,
  422: sorry,
}
const refusing = Object.keys(expected).map(Number)
/** Statuses with which the answer's message is never shown. */
const others = [402, 405, 406, 408, 413, 415, 423, 429, 451]

const ours = Symbol('a sentence of ours')
/** The bodies as text, and the message shown for each with a status of a refusal. */
const bodies: Record<string, [body: string, shown: string[] | typeof ours]> = {
  'a message': [JSON.stringify({ message: glass }), [glass]],
  'a message inside data': [JSON.stringify({ data: { message: glass } }), [glass]],
  'errors by field': [JSON.stringify({ errors: { quantity: [glass] } }), [glass]],
  'a list of errors': [
    JSON.stringify({ errors: [glass, 'Take out a bottle.'] }),
    [glass, 'Take out a bottle.'],
  ],
  'a list of errors that are objects': [
    JSON.stringify({ errors: [{ field: 'quantity', message: glass }] }),
    [glass],
  ],
  'a message and errors': [
    JSON.stringify({ message: 'Please look at it.', errors: { quantity: [glass] } }),
    [glass],
  ],
  'a phrase of a framework and errors': [
    JSON.stringify({ message: 'The given data was invalid.', errors: { quantity: [glass] } }),
    [glass],
  ],
  'a message that is a list': [
    JSON.stringify({ statusCode: 400, message: [glass], error: 'Bad Request' }),
    [glass],
  ],
  'lists at the top': [JSON.stringify({ quantity: [glass] }), [glass]],
  'a detail': [JSON.stringify({ detail: glass }), [glass]],
  'a problem of RFC 9457': [
    JSON.stringify({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: glass,
      instance: '/box/7',
    }),
    [glass],
  ],
  'a title': [JSON.stringify({ type: 'https://shop.example/glass', title: glass }), [glass]],
  'an error': [JSON.stringify({ error: glass }), [glass]],
  'an error that is an object': [JSON.stringify({ error: { code: 'GLASS', message: glass } }), [glass]],
  'a JSON text': [JSON.stringify(glass), [glass]],
  'a message with markup': [
    JSON.stringify({ message: '<b>Too much</b> glass.' }),
    ['<b>Too much</b> glass.'],
  ],
  'a very long message': [
    JSON.stringify({ message: 'Glass. '.repeat(10_000) }),
    ['Glass. '.repeat(72).slice(0, 500)],
  ],
  'a message of two lines': [
    JSON.stringify({ message: `${glass}\nTake one out.` }),
    [glass, 'Take one out.'],
  ],
  nothing: ['', ours],
  'an empty object': ['{}', ours],
  'an empty list': ['[]', ours],
  'an empty message': [JSON.stringify({ message: '' }), ours],
  'a message that is a number': [JSON.stringify({ message: 42 }), ours],
  'a message that is null': [JSON.stringify({ message: null, errors: null }), ours],
  'a page': ['<!doctype html><title>Not Found</title><p>Your box holds too much glass.', ours],
  'a message that is a page': [JSON.stringify({ message: '<html><body><h1>Oops</h1></body></html>' }), ours],
  'a truncated answer': ['{"message": "Your box ho', ours],
  "Laravel's own message": [JSON.stringify({ message: 'This action is unauthorized.' }), ours],
  "Spring's own message": [
    JSON.stringify({
      timestamp: '2026-11-27T12:00:00.000+00:00',
      status: 404,
      error: 'Not Found',
      path: '/api/x',
    }),
    ours,
  ],
  "ASP.NET's own message": [
    JSON.stringify({
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.5',
      title: 'Not Found',
      traceId: '00-1-2',
    }),
    ours,
  ],
  "Nest's own message": [
    JSON.stringify({ statusCode: 403, message: 'Forbidden resource', error: 'Forbidden' }),
    ours,
  ],
  "Django REST framework's own message": [JSON.stringify({ detail: 'Not found.' }), ours],
}
/** Text that is no JSON may come from anywhere, but a shop that answers 422 has validated the request. */
const bareText = 'We are closed.'

const said = (route: Route, status: number, body: string) => {
  const error = errorOf(route, { status, url: 'https://shop.test/x', body })
  if (error instanceof TokenExpired) return 'a refused token'
  return error instanceof Rejected ? [...error.messages] : error?.name
}

/** Such a phrase becomes the sentence about an expired session (J-43). */
const isOfToken = (message: string, status: number) =>
  [400, 403, 422].includes(status) &&
  /csrf|authenticity.?token|antiforgery|cookie check failed/i.test(message)

const calls = Object.entries(routes) as [string, Route][]
const rows = calls.length * refusing.length * Object.keys(bodies).length

test(`J-92 CO-25 CO-42 UI-08 A-122 The reason in an answer is shown with any status: ${rows} of ${rows} rows of ${calls.length} calls, ${refusing.length} statuses and ${Object.keys(bodies).length} bodies`, () => {
  const wrong: string[] = []
  let held = 0
  for (const [name, route] of calls)
    for (const status of refusing)
      for (const [kind, [body, shown]] of Object.entries(bodies)) {
        const want = shown === ours ? [expected[status]] : shown
        const is = said(route, status, body)
        if (JSON.stringify(is) === JSON.stringify(want)) held++
        else wrong.push(`${name}, ${status}, ${kind}: ${JSON.stringify(is)?.slice(0, 90)}`)
      }
  expect(wrong).toEqual([])
  expect(held).toBe(rows)
})

test.each(others)('A-120 A-122 With %d no message is shown', status => {
  for (const [, route] of calls)
    expect(said(route, status, JSON.stringify({ message: glass }))).not.toContain(glass)
})

test.each([
  [401, 'SessionEnded'],
  [419, 'TokenExpired'],
  [500, 'RequestFailed'],
  [503, 'RequestFailed'],
] as const)('A-120 A-122 %d keeps its own meaning', (status, kind) => {
  const route: Route = routes.confirmOrder
  const error = errorOf(route, {
    status,
    url: 'https://shop.test/x',
    body: JSON.stringify({ message: glass }),
  })
  expect(error?.constructor.name).toBe(kind)
})

test('A-122 Plain text is the reason only with a status by which the shop validates the request', () => {
  const route: Route = routes.confirmOrder
  expect(said(route, 422, bareText)).toEqual([bareText])
  for (const status of refusing.filter(each => each !== 422))
    expect(said(route, status, bareText)).toEqual([expected[status]])
})

test('J-92 A-122 No phrase of a framework reaches a shopper', () => {
  const phrases = Object.values(frameworkPhrases).flat()
  const route: Route = routes.confirmOrder
  expect(phrases.filter(phrase => !isFrameworkPhrase(phrase))).toEqual([])
  for (const message of phrases)
    for (const status of refusing)
      for (const body of [{ message }, { detail: message }, { error: message }, { errors: [message] }])
        expect([message, said(route, status, JSON.stringify(body))]).toEqual([
          message,
          isOfToken(message, status) ? 'a refused token' : [expected[status]],
        ])
})

test.each(sentencesOfShops)('J-92 A-122 "%s" counts as a shop\'s own reason', message => {
  expect(said(routes.confirmOrder, 409, JSON.stringify({ message }))).toEqual([message])
})

test("A-122 A framework's phrase beside a field is a message about the typed value", () => {
  const body = JSON.stringify({ message: 'The given data was invalid.', errors: { code: ['Not found.'] } })
  expect(said(routes.checkPromoCode, 422, body)).toEqual(['Not found.'])
})

const html = (text: string) => `<!doctype html><head><title>Oops</title></head><body><h1>${text}</h1></body>`
/** The refusals of a token by frameworks as they come. */
const ofToken: [framework: string, status: number, body: string][] = [
  ['Laravel', 419, html('Page Expired')],
  ['Rails', 422, '{"status":422,"error":"Unprocessable Content"}'],
  ['Rails', 422, html('The change you wanted was rejected.')],
  ['Rails', 422, '{"status":422,"exception":"#<ActionController::InvalidAuthenticityToken>"}'],
  ['WordPress', 403, '-1'],
  ['WordPress', 403, html('The link you followed has expired.')],
  ['WooCommerce', 401, '{"code":"woocommerce_rest_missing_nonce","message":"Missing the Nonce header."}'],
  ['Django REST framework', 403, '{"detail":"CSRF Failed: CSRF token missing."}'],
  ['Flask-JWT-Extended', 401, '{"msg":"CSRF double submit tokens do not match"}'],
  ['Symfony', 422, '{"message":"Invalid CSRF token."}'],
  ['Spring', 403, '{"status":403,"error":"Forbidden","message":"Invalid CSRF Token \'x\' was found."}'],
  ['ASP.NET', 400, html('The required anti-forgery form field "__RequestVerificationToken" is not present.')],
  ['Express', 403, '{"code":"EBADCSRFTOKEN"}'],
  ['Yii', 400, '{"name":"Bad Request","message":"Unable to verify your data submission.","code":0}'],
  ['CodeIgniter', 403, html('The action you requested is not allowed.')],
]

test.each(ofToken)(
  'L-52 L-64 The refusal of a token by %s with %d asks for a fresh one: %s',
  (_, status, body) => {
    expect(errorOf(routes.addToBasket, { status, url: 'https://shop.test/x', body })).toBeInstanceOf(
      TokenExpired,
    )
  },
)

test("L-64 A page or an error of the shop is no refusal of a token, although a token is written in the page's head", () => {
  const head = '<meta name="csrf-token" content="t"><script>window.csrfToken = "t"</script>'
  expect(said(routes.addToBasket, 403, `<html><head>${head}</head>No milk for you`)).toEqual([expected[403]])
  expect(
    said(routes.addToBasket, 422, '{"status":422,"error":"Unprocessable Entity","message":"No milk."}'),
  ).toEqual(['No milk.'])
})

const codes: unknown[] = [
  { message: 'invalid' },
  { detail: 'blank' },
  { error: 'too_many' },
  { type: 'about:blank', title: 'invalid' },
  { errors: 'less_than_or_equal_to' },
  { errors: ['blank', 'too_many'] },
  { errors: { quantity: 'too_many' } },
  { errors: { quantity: ['less_than_or_equal_to'] } },
  { errors: { quantity: [{ error: 'less_than_or_equal_to', count: 10 }] } },
  { errors: [{ field: 'quantity', code: 'too_many' }] },
  { errors: [{ source: { pointer: '/data/quantity' }, title: 'invalid' }] },
  { errors: { base: { code: 'validation.max.numeric' } } },
  { quantity: ['too_many'] },
  { data: { errors: { quantity: ['blank'] } } },
  { error: { code: 'QUANTITY_TOO_HIGH', message: 'quantity_too_high' } },
  'invalid',
]
test.each(codes)('L-65 No code for programs is shown in place of a sentence: %j', body => {
  for (const text of [JSON.stringify(body), ...(typeof body === 'string' ? [body] : [])])
    expect(said(routes.addToBasket, 422, text)).toEqual([sorry])
})
