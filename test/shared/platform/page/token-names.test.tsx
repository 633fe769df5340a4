import { routes } from '../../../../shared/domain/api/client/routes'
import { tokenField, tokenHeader } from '../../../../shared/platform/page/globals'
import { createNavigation } from '../../../../shared/platform/page/lifecycle/navigation'
import { errorOf } from '../../../../shared/tools/cli/probe/read-reply'

afterEach(() => document.head.replaceChildren())

const meta = (name: string, content: string) => {
  const element = document.createElement('meta')
  element.name = name
  element.content = content
  document.head.append(element)
}

test.each([
  ['Django', 'X-CSRFToken', 'csrfmiddlewaretoken'],
  ['Rails', 'X-CSRF-Token', 'authenticity_token'],
  ['Spring', 'X-XSRF-TOKEN', '_csrf'],
  ['ASP.NET Core', 'RequestVerificationToken', '__RequestVerificationToken'],
])('J-43 A page of %s names its own header and field, and both are used', (_, header, field) => {
  meta('csrf-header', header)
  meta('csrf-param', field)
  expect([tokenHeader(), tokenField()]).toEqual([header, field])
})

test('J-43 A page that names neither uses the documented names', () => {
  expect([tokenHeader(), tokenField()]).toEqual(['X-CSRF-TOKEN', '_token'])
})

test.each(['', ' ', 'X Token', 'X-Token\r\nCookie: a=b', 'X-Töken', 'x'.repeat(101)])(
  'J-43 "%s" is no header name, and the default one is sent',
  name => {
    meta('csrf-header', name)
    expect(tokenHeader()).toBe('X-CSRF-TOKEN')
  },
)

test('J-43 CALL-06 A hidden form has the token in the field that the page names', () => {
  meta('csrf-param', 'csrfmiddlewaretoken')
  const posted: [string, string][] = []
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    for (const [name, value] of new FormData(this)) posted.push([name, String(value)])
  })
  createNavigation({ origin: location.origin, assign() {} }, () => 'abc').submitHiddenForm('/shop/cancel', {
    id: '7',
  })
  submit.mockRestore()
  expect(posted).toEqual([
    ['id', '7'],
    ['csrfmiddlewaretoken', 'abc'],
  ])
})

test.each([
  ['Laravel', 419, { message: 'CSRF token mismatch.' }],
  ['Django', 403, '<h1>Forbidden <span>(403)</span></h1><p>CSRF verification failed. Request aborted.</p>'],
  ['Django REST framework', 403, { detail: 'CSRF Failed: CSRF token missing.' }],
  ['Rails', 422, '<h1>ActionController::InvalidAuthenticityToken</h1>'],
  ['Spring', 403, { status: 403, error: 'Forbidden', message: 'Invalid CSRF Token was found.' }],
  ['Express', 403, 'ForbiddenError: invalid csrf token'],
  ['ASP.NET Core', 400, { title: 'The required antiforgery cookie is not present.' }],
] as const)('J-43 A token refused by %s is recognised with any status', (_, status, said) => {
  const url = `${location.origin}/api/product/bol`
  const body = typeof said === 'string' ? said : JSON.stringify(said)
  expect(errorOf(routes.addToBasket, { status, url, body })).toMatchObject({ kind: 'token-expired' })
})

test.each([
  [403, { message: 'You have reached the limit of this offer.' }],
  [422, { errors: { quantity: ['At most six.'] } }],
  [400, '<h1>Bad Request</h1>'],
] as const)('J-43 Another refusal with status %s is not mistaken for a refused token', (status, said) => {
  const url = `${location.origin}/api/product/bol`
  const body = typeof said === 'string' ? said : JSON.stringify(said)
  expect(errorOf(routes.addToBasket, { status, url, body })).toMatchObject({ kind: 'rejected' })
})
