import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Rejected, SessionEnded } from '../../shared/domain/api/client/errors'
import { mayNeedToken } from '../../shared/domain/api/client/reply'
import { routes } from '../../shared/domain/api/client/routes'
import { errorOf } from '../../shared/tools/cli/probe/read-reply'
import { rowsOfFrameworks } from './framework-page'

const rows = rowsOfFrameworks()
type Answer = readonly [status: number, body: string]

/** The answers of these are in the tests that run them, or the shop's own. */
const others = ['django', 'express', 'flask', 'jsp', 'php', 'rails', 'static']

/** What a framework that no test runs answers by itself: to a token, and to a field that does not fit. */
const answers: Record<string, readonly [token: Answer, field: Answer]> = {
  laravel: [
    [419, '{"message":"CSRF token mismatch."}'],
    [422, '{"message":"Too short. (and 1 more error)","errors":{"postcode":["Too short."]}}'],
  ],
  symfony: [
    [419, '{"message":"CSRF token mismatch."}'],
    [
      422,
      '{"type":"https://symfony.com/errors/validation","title":"Validation Failed","status":422,"detail":"postcode: Too short.","violations":[{"propertyPath":"postcode","title":"Too short.","template":"Too short.","parameters":{}}]}',
    ],
  ],
  spring: [
    [403, '{"timestamp":"2026-11-27T12:00:00.000+00:00","status":403,"error":"Forbidden","path":"/api/x"}'],
    [
      400,
      `{"status":400,"error":"Bad Request","message":"Validation failed for object='form'. Error count: 1","errors":[{"codes":["Size.form.postcode","Size"],"arguments":[{"code":"postcode","defaultMessage":"postcode"},8,5],"defaultMessage":"Too short.","objectName":"form","field":"postcode","rejectedValue":"not a postcode"}]}`,
    ],
  ],
  go: [
    [403, 'Forbidden - CSRF token invalid'],
    [422, '{"errors":{"postcode":"Too short."}}'],
  ],
  aspnet: [
    [400, ''],
    [
      400,
      '{"type":"https://tools.ietf.org/html/rfc9110#section-15.5.1","title":"One or more validation errors occurred.","status":400,"errors":{"Address.Postcode":["Too short."]},"traceId":"00-1-2"}',
    ],
  ],
  wordpress: [
    [403, '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}'],
    [
      400,
      '{"code":"rest_invalid_param","message":"Invalid parameter(s): postcode","data":{"status":400,"params":{"postcode":"Too short."},"details":{}}}',
    ],
  ],
}

test('L-52 L-67 Each framework has its row', () => {
  expect(rows.map(([page]) => page).sort()).toEqual([...Object.keys(answers), ...others].sort())
})

test.each(rows)(
  'L-52 L-67 What %s answers by itself is stated on its page, and the widgets know it',
  (page, header, field, login, back) => {
    const text = readFileSync(path.resolve(__dirname, `../../docs/frameworks/${page}.md`), 'utf8')
    const said = [header, field, login, back, '## Calls, tokens and refusals', 'errors']
    expect(said.filter(each => !text.includes(each))).toEqual([])
    expect(text).toMatch(/redirect/i)
    if (others.includes(page)) return
    const [token, wrong] = answers[page] as readonly [Answer, Answer]
    expect(text).toContain(String(token[0]))
    const at = (url: string, [status, body]: Answer) =>
      errorOf(routes.addToBasket, { status, url: `https://shop.test${url}`, body }, path => path === login)
    expect(mayNeedToken(routes.addToBasket, at('/x', token))).toBe(true)
    const { messages, fields } = at('/x', wrong) as Rejected
    expect([messages, { ...fields }]).toEqual([['Too short.'], { postcode: 'Too short.' }])
    // A redirect to the login page is followed by the browser.
    expect(at(`${login}?${back}=%2Fx`, [200, '<h1>Log in</h1>'])).toBeInstanceOf(SessionEnded)
  },
)
