import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Rejected, SessionEnded } from '../../shared/domain/api/client/errors'
import { errorOf, mayNeedToken } from '../../shared/domain/api/client/reply'
import { routes } from '../../shared/domain/api/client/routes'
import { rowsOfFrameworks } from './framework-page'

const docs = path.resolve(__dirname, '../../docs/frameworks')
const rows = rowsOfFrameworks()
const wrong = 'Too short.'
const html = (text: string) => `<!doctype html><title>Oops</title><h1>${text}</h1>`

/** What each framework answers by itself: to a token, and to a field that does not fit. */
const answers: Record<
  string,
  { token: [status: number, body: string]; field: [status: number, body: object] }
> = {
  laravel: {
    token: [419, '{"message":"CSRF token mismatch."}'],
    field: [422, { message: `${wrong} (and 1 more error)`, errors: { postcode: [wrong] } }],
  },
  rails: {
    token: [422, '{"status":422,"error":"Unprocessable Entity"}'],
    field: [422, { errors: { postcode: [wrong] } }],
  },
  django: {
    token: [403, html('Forbidden (403) CSRF verification failed. Request aborted.')],
    field: [422, { errors: { postcode: [{ message: wrong, code: 'min_length' }] } }],
  },
  flask: {
    token: [400, html('The CSRF token is missing.')],
    field: [422, { errors: { postcode: [wrong] } }],
  },
  symfony: {
    token: [419, '{"message":"CSRF token mismatch."}'],
    field: [
      422,
      {
        type: 'https://symfony.com/errors/validation',
        title: 'Validation Failed',
        status: 422,
        detail: `postcode: ${wrong}`,
        violations: [{ propertyPath: 'postcode', title: wrong, template: wrong, parameters: {} }],
      },
    ],
  },
  spring: {
    token: [
      403,
      '{"timestamp":"2026-11-27T12:00:00.000+00:00","status":403,"error":"Forbidden","path":"/api/x"}',
    ],
    field: [
      400,
      {
        status: 400,
        error: 'Bad Request',
        message: "Validation failed for object='form'. Error count: 1",
        errors: [
          {
            codes: ['Size.form.postcode', 'Size'],
            arguments: [{ code: 'postcode', defaultMessage: 'postcode' }, 8, 5],
            defaultMessage: wrong,
            objectName: 'form',
            field: 'postcode',
            rejectedValue: 'not a postcode',
          },
        ],
      },
    ],
  },
  jsp: { token: [403, html('HTTP Status 403 – Forbidden')], field: [422, { errors: { postcode: [wrong] } }] },
  go: { token: [403, 'Forbidden - CSRF token invalid'], field: [422, { errors: { postcode: wrong } }] },
  aspnet: {
    token: [400, ''],
    field: [
      400,
      {
        type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { postcode: [wrong] },
        traceId: '00-1-2',
      },
    ],
  },
  express: {
    token: [403, html('ForbiddenError: invalid csrf token')],
    field: [422, { errors: [{ type: 'field', value: 'x', msg: wrong, path: 'postcode', location: 'body' }] }],
  },
  php: { token: [419, ''], field: [422, { errors: { postcode: [wrong] } }] },
  wordpress: {
    token: [
      403,
      '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}',
    ],
    field: [
      400,
      {
        code: 'rest_invalid_param',
        message: 'Invalid parameter(s): postcode',
        data: { status: 400, params: { postcode: wrong }, details: {} },
      },
    ],
  },
  static: { token: [419, ''], field: [422, { errors: { postcode: [wrong] } }] },
}

test.each(rows)(
  'L-52 L-67 What %s answers by itself is stated on its page, and the widgets know it',
  (page, header, field, login, back) => {
    const text = readFileSync(`${docs}/${page}.md`, 'utf8')
    const { token, field: refused } = answers[page] ?? { token: [200, ''], field: [200, {}] }
    const said = [header, field, login, back, String(token[0]), '## Calls, tokens and refusals', 'errors']
    expect(said.filter(each => !text.includes(each))).toEqual([])
    expect(text).toMatch(/redirect/i)
    const at = (url: string, status: number, body: unknown) =>
      errorOf(routes.addToBasket, { status, url: `https://shop.test${url}`, body }, path => path === login)
    expect(mayNeedToken(routes.addToBasket, at('/x', ...token))).toBe(true)
    const failure = at('/x', refused[0], refused[1]) as Rejected
    expect(failure).toBeInstanceOf(Rejected)
    expect([failure.messages, { ...failure.fields }]).toEqual([[wrong], { postcode: wrong }])
    // A redirect to the login page is followed by the browser.
    expect(at(`${login}?${back}=%2Fx`, 200, html('Log in'))).toBeInstanceOf(SessionEnded)
  },
)

test('L-52 Each framework has its row', () => {
  expect(rows.map(([page]) => page).sort()).toEqual(Object.keys(answers).sort())
})
