/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { entered, type PageName, usualPages } from '#site/pages'
import { routes } from '../../../../shared/domain/api/client/routes'
import {
  addressOf,
  callAddress,
  isLoginPage,
  loginFrom,
  pages,
} from '../../../../shared/platform/page/addresses'
import { lintAddresses } from '../../../../shared/tools/doctor/lint-site'
import { keysOf } from '../../../support/keys-of'

const say = (site: unknown) => {
  document.body.innerHTML = '<script type="application/json" data-doorstep-site></script>'
  const [script] = document.querySelectorAll('script')
  if (script) script.textContent = typeof site === 'string' ? site : JSON.stringify(site)
}
const all = () => Object.fromEntries(keysOf(usualPages).map(name => [name, pages[name]]))
const calls = Object.entries(routes).filter(([, { path }]) => path.startsWith('/'))

beforeEach(() => {
  document.body.innerHTML = ''
})

test('G-03 A site without settings has its pages and calls at the default addresses', () => {
  expect(all()).toEqual({ ...usualPages, checkoutComplete: usualPages.checkoutComplete.replace('{id}', '') })
  expect(addressOf('checkoutComplete', '17')).toBe('/shop/best-of-local/checkout-complete/17')
  for (const [name, { path }] of calls) expect(callAddress(name, path)).toBe(path)
})

test('G-03 A folder is put before every address of pages and calls', () => {
  for (const root of ['/winkel', '/winkel/']) {
    say({ root })
    expect(pages.login).toBe('/winkel/login')
    expect(addressOf('checkoutComplete', '17')).toBe('/winkel/shop/best-of-local/checkout-complete/17')
    for (const [name, { path }] of calls) expect(callAddress(name, path)).toBe(`/winkel${path}`)
    expect(callAddress('readMorePosts', '{link}')).toBe('{link}')
    expect(isLoginPage('/winkel/login/')).toBe(true)
    expect(isLoginPage('/login')).toBe(false)
  }
})

test('G-03 Each page can be anywhere on the site', () => {
  for (const name of keysOf(usualPages)) {
    say({ root: '/winkel', pages: { [name]: '/eigene/{id}?a=1' } })
    const elsewhere = Object.entries(all()).filter(([, address]) => !address.startsWith('/winkel/'))
    expect(elsewhere).toEqual([[name, '/eigene/?a=1']])
  }
})

test('G-03 Each call can be anywhere on the site with the same placeholders', () => {
  for (const [name, { path }] of calls) {
    const own = ['/x', ...(path.match(/\{\w+\}/g) ?? [])].join('/')
    say({ calls: { [name]: own } })
    expect([name, callAddress(name, path)]).toEqual([name, own])
    say({ calls: { [name]: `${own}/{other}` } })
    expect([name, callAddress(name, path)]).toEqual([name, path])
  }
})

test('G-03 Everything below /api, and only that, can be moved', () => {
  say({ api: '/shop/api/v2/' })
  expect(callAddress('readBasket', '/api/bol-basket')).toBe('/shop/api/v2/bol-basket')
  expect(callAddress('saveDetails', '/account/details')).toBe('/account/details')
})

const foreign = [
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  '@evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
  7,
  null,
  {},
  ['/x'],
  'https://u:p@shop.test/',
]

test.each(foreign)('G-03 %j leads no call or page off the site', address => {
  say({
    root: address,
    api: address,
    pages: Object.fromEntries(Object.keys(usualPages).map(name => [name, address])),
    calls: Object.fromEntries(calls.map(([name]) => [name, address])),
  })
  for (const name of entered)
    expect(new URL(pages[name as PageName], location.href).origin).toBe(location.origin)
  for (const [name, { path }] of calls) expect(callAddress(name, path)).toBe(path)
  for (const address of Object.values(all()))
    expect(new URL(address, location.href).protocol).toMatch(/^https?:$/)
  expect(new URL(loginFrom({ pathname: '/', search: '' }), location.href).origin).toBe(location.origin)
  expect(
    lintAddresses({
      root: address === '' ? undefined : address,
      pages: { login: address },
      calls: { readBasket: address },
    }),
  ).not.toEqual([])
})

test.each([
  '{',
  '',
  '[]',
  'null',
  '7',
  '"x"',
  '{"__proto__":{"root":"/x"}}',
  '{"pages":[]}',
  '{"pages":"x"}',
])('G-03 With %s in the settings everything has its default address', text => {
  say(text)
  expect(pages.contact).toBe('/contact')
  expect(callAddress('readBasket', '/api/bol-basket')).toBe('/api/bol-basket')
})

test('L-04 G-03 A page that is only linked to can be on another site', () => {
  say({ pages: { terms: 'https://www.dairy.example/terms' } })
  expect(pages.terms).toBe('https://www.dairy.example/terms')
})

test("G-08 The login page is told where to return, in the site's own parameter", () => {
  expect(loginFrom({ pathname: '/account/pauses', search: '?edit=1' })).toBe(
    '/login?return=%2Faccount%2Fpauses%3Fedit%3D1',
  )
  for (const pathname of [
    '//evil.example/a',
    '/\\evil.example/a',
    '////evil.example/a',
    '/\\/evil.example/a',
  ])
    expect(loginFrom({ pathname, search: '' })).toBe('/login?return=%2Fevil.example%2Fa')
  say({ pages: { login: '/wp-login.php?lang=en' }, returnParameter: 'redirect_to' })
  expect(loginFrom({ pathname: '/a', search: '' })).toBe('/wp-login.php?lang=en&redirect_to=%2Fa')
})

test.each([
  [
    {
      root: '/winkel',
      pages: { login: '/anmelden', checkoutComplete: '/fertig/{id}' },
      api: '/x',
      calls: { checkPostcode: '/plz' },
    },
    [],
  ],
  [{ root: 'winkel' }, [/root is "winkel", which is not used/]],
  [{ pages: { logIn: '/x' } }, [/pages has "logIn".* write "login"/]],
  [{ page: {} }, [/it has "page".* write "pages"/]],
  [{ pages: { checkoutComplete: '/fertig' } }, [/write \{id\}/]],
  [{ pages: { login: 'https://other.example/login' } }, [/pages.login.*not used.*path on this site/]],
  [{ calls: { readCheckout: '/kasse' } }, [/calls.readCheckout.*same names in braces/]],
  [null, [/no JSON object/]],
])('G-03 The doctor reports which parts of %j are ignored', (site, said) => {
  const found = lintAddresses(site)
  expect(found).toHaveLength(said.length)
  for (const [at, pattern] of said.entries()) expect(found[at]).toMatch(pattern)
})
