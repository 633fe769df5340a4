/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { routes } from '../../../../shared/domain/api/client/routes'
import { callAddress } from '../../../../shared/platform/page/addresses'
import { allowsScript, refusalOfPost } from '../../../../shared/platform/page/allowed'

const say = (site?: object) => {
  document.body.innerHTML = site ? '<script type="application/json" data-doorstep-site></script>' : ''
  for (const script of document.querySelectorAll('script')) script.textContent = JSON.stringify(site)
}
const changes = Object.entries(routes).filter(([, { mutation }]) => mutation)
/** Another value for each placeholder of the address. */
const filled = (path: string) => path.replace(/\{\w+\}/g, '17')

const calls = Object.fromEntries(
  changes.map(([name, { path }], at) => [
    name,
    path.includes('{') ? `/own.calls/{${/\{(\w+)\}/.exec(path)?.[1]}}/n${at}` : `/own.calls/n${at}`,
  ]),
)
const sites: Readonly<Record<string, object | undefined>> = {
  'a site that says nothing': undefined,
  'a site in a folder': { root: '/winkel' },
  'a site with another folder of calls': { api: '/v2/shop' },
  'a site with calls at addresses of its own': { calls },
}

test.each(Object.keys(sites))('J-02 On %s no form is posted to any call that changes something', name => {
  say(sites[name])
  const at = changes.map(([call, { path }]) => filled(callAddress(call, path)))
  expect(at.filter(address => refusalOfPost(address) !== 'post-to-call')).toEqual([])
})

test.each([
  '/API/basket/cancel-bol',
  '/api/basket/cancel-bol/',
  '/api//basket/cancel-bol',
  '/contact/../api/basket/cancel-bol',
  '/contact/%2e%2e/api/basket/cancel-bol',
  '/%61pi/basket/cancel-bol',
  '/%2561pi/basket/cancel-bol',
  '/api%2Fbasket%2Fcancel-bol',
  '/api;a=1/basket/cancel-bol',
  '/api\\basket\\cancel-bol',
  '/index.php/api/basket/cancel-bol',
  '/api/basket/cancel-bol?x=1#y',
  '/contact/%2e%2e%2fapi/basket/cancel-bol',
  '/%E0%A4%A',
  '/account/addresses/5?_method=DELETE',
])('J-02 In any spelling no form is posted to %s', address => {
  say()
  expect(refusalOfPost(address)).toBe('post-to-call')
})

test.each([
  '/contact',
  '/account/payments',
  '/business',
  '/account/house-moves',
  '/posted',
  '/en/enquiry?ref=1',
  '/apiary',
  '/products/email-recipes',
])('J-02 CALL-06 A form of the page is posted to %s without a setting of the site', address => {
  say()
  expect(refusalOfPost(address)).toBeUndefined()
})

test('J-02 A site that lists the addresses of its forms has them posted only there', () => {
  say({ actions: ['/contact', '/api/enquiries?kind=2'] })
  const given = [
    '/contact',
    '/contact?ref=1',
    '/api/enquiries?kind=2',
    '/api/enquiries',
    '/account/close',
    '/contact?_method=DELETE',
  ]
  expect(given.map(refusalOfPost)).toEqual([
    undefined,
    undefined,
    undefined,
    'post-not-named',
    'post-not-named',
    'post-to-call',
  ])
  say({ actions: [] })
  expect(refusalOfPost('/contact')).toBe('post-not-named')
})

test('J-01 A script is allowed if the site lists its full address', () => {
  const named = 'https://maps.example/api.js?key=ours'
  const asked = [
    named,
    'https://maps.example/api.js',
    'https://maps.example/api.js?key=theirs',
    'https://evil.test/x.js',
    'https://shop.test/uploads/x.js',
  ]
  say()
  expect(asked.filter(allowsScript)).toEqual([])
  say({ scripts: [named] })
  expect(asked.filter(allowsScript)).toEqual([named])
  for (const scripts of ['https://evil.test/x.js', { 0: 'https://evil.test/x.js' }, [{}], null, true]) {
    say({ scripts })
    expect(asked.filter(allowsScript)).toEqual([])
  }
})

test('L-08 A prototype that another script has extended grants no script and no form', () => {
  const planted = { scripts: ['https://evil.test/x.js'], actions: ['/api/basket/cancel-bol'], root: '/evil' }
  for (const [name, value] of Object.entries(planted))
    Object.defineProperty(Object.prototype, name, { value, configurable: true })
  for (const site of [undefined, {}]) {
    say(site)
    expect(allowsScript('https://evil.test/x.js')).toBe(false)
    expect(refusalOfPost('/api/basket/cancel-bol')).toBe('post-to-call')
    expect(callAddress('readBasket', '/api/bol-basket')).toBe('/api/bol-basket')
  }
  for (const name of Object.keys(planted)) Reflect.deleteProperty(Object.prototype, name)
})
