/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { readPageHints } from '../../../../shared/domain/store/page-hints'

const names = ['csrfToken', 'hasPostcode', 'isGuest', 'activeCoupon']
const missing = { csrfToken: null, csrfUrl: null, hasPostcode: false, isGuest: true, activeCoupon: null }

const setGlobals = (values: Record<string, unknown>) => Object.assign(window, values)
const addMeta = (name: string, content: string) => {
  const meta = document.createElement('meta')
  meta.name = name
  meta.content = content
  document.head.append(meta)
}

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name)
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('GLB-01 GLB-02 GLB-03 GLB-04 The token, the coupon, the postcode flag and the guest flag come from the page', () => {
  setGlobals({ csrfToken: 'abc123', hasPostcode: true, isGuest: false, activeCoupon: 'FREEMILK' })
  expect(readPageHints()).toEqual({
    csrfToken: 'abc123',
    csrfUrl: null,
    hasPostcode: true,
    isGuest: false,
    activeCoupon: 'FREEMILK',
  })
})

test('GLB-01 A token that the page changes later is used from then on', () => {
  setGlobals({ csrfToken: 'old' })
  readPageHints()
  setGlobals({ csrfToken: 'new' })
  expect(readPageHints().csrfToken).toBe('new')
})

test('GLB-01 Without a global the token of the csrf-token meta element is used', () => {
  addMeta('csrf-token', ' from-meta ')
  expect(readPageHints().csrfToken).toBe('from-meta')
  setGlobals({ csrfToken: 'from-global' })
  expect(readPageHints().csrfToken).toBe('from-global')
})

test('GLB-04 A page without globals is read as a visitor without a postcode', () => {
  expect(readPageHints()).toEqual(missing)
})

test('GLB-05 An unknown role, or a flag that is neither yes nor no, is ignored', () => {
  setGlobals({ isGuest: 'admin', hasPostcode: 'perhaps', role: 'staff' })
  expect(readPageHints()).toEqual(missing)
  setGlobals({ isGuest: 2, hasPostcode: {} })
  expect(readPageHints()).toEqual(missing)
  Reflect.deleteProperty(window, 'role')
})

const yes = [true, 1, '1', 'true', 'TRUE', 'yes', 'on', ' 1 ']
const no = [false, 0, '0', 'false', 'no', 'off', '']

test('G-13 Yes and no are read however they are written, in a script of the page and in a meta element', () => {
  const meant = (written: unknown, give: (written: unknown) => void) => {
    give(written)
    const { isGuest, hasPostcode } = readPageHints()
    for (const name of names) Reflect.deleteProperty(window, name)
    document.head.replaceChildren()
    return isGuest === hasPostcode ? isGuest : 'neither'
  }
  const inScript = (written: unknown) => setGlobals({ isGuest: written, hasPostcode: written })
  const inMeta = (written: unknown) => {
    for (const flag of ['is-guest', 'has-postcode']) addMeta(`doorstep-${flag}`, String(written))
  }
  for (const give of [inScript, inMeta]) {
    expect(yes.filter(each => meant(each, give) !== true)).toEqual([])
    expect(no.filter(each => meant(each, give) !== false)).toEqual([])
  }
})

test('G-13 A page can name the active code in a meta element, and a script takes precedence', () => {
  addMeta('doorstep-active-coupon', ' SPRING5 ')
  expect(readPageHints().activeCoupon).toBe('SPRING5')
  setGlobals({ activeCoupon: 'WELCOME10' })
  expect(readPageHints().activeCoupon).toBe('WELCOME10')
})

test.each(names)('An element called %s is no page global, whether single, doubled or in a form', name => {
  document.body.innerHTML = `<input id="${name}" value="x"><form name="${name}"></form><a id="${name}" href="/x"></a>`
  expect(readPageHints()).toEqual(missing)
})

test.each(['a b', 'two\r\nX-Admin: 1', '', 'x'.repeat(501), 'täken'])('%j is no token', text => {
  setGlobals({ csrfToken: text })
  expect(readPageHints().csrfToken).toBeNull()
})

test.each([
  ['/csrf-token', 'https://shop.test/csrf-token'],
  ['https://shop.test/t', 'https://shop.test/t'],
  ['https://evil.test/t', null],
  ['//evil.test/t', null],
  ['/\\evil.test', null],
  ['javascript:alert(1)', null],
  ['', null],
])('The address for tokens %j is read as %j', (content, expected) => {
  addMeta('doorstep-csrf-url', content)
  expect(readPageHints().csrfUrl).toBe(expected)
})

test('A base element does not move the address for tokens to another origin', () => {
  const base = document.createElement('base')
  base.href = 'https://evil.test/'
  document.head.append(base)
  addMeta('doorstep-csrf-url', 'csrf-token')
  expect(readPageHints().csrfUrl).toBe('https://shop.test/csrf-token')
})
