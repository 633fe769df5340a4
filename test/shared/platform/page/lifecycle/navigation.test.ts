/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { createLeaveForLogin } from '../../../../../shared/platform/page/lifecycle/leave-for-login'
import { createNavigation } from '../../../../../shared/platform/page/lifecycle/navigation'
import fc from '../../../../support/fast-check'

const setUp = ({ pathname = '/shop/milk', token = 'fresh' as string | null } = {}) => {
  const visited: string[] = []
  const place = {
    origin: 'https://shop.test',
    pathname,
    search: '?page=2',
    assign: (url: string | URL) => void visited.push(String(url)),
  }
  return { visited, ...createNavigation(place, () => token), leaveForLogin: createLeaveForLogin(place) }
}

const watchForms = () => {
  const posted: { action: string; method: string; target: string; fields: Record<string, unknown> }[] = []
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const read = (name: string) => this.getAttribute(name) ?? ''
    expect(this.isConnected).toBe(true)
    posted.push({
      action: read('action'),
      method: read('method'),
      target: read('target'),
      fields: Object.fromEntries(new FormData(this)),
    })
  })
  return posted
}
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('A shop address is opened as an absolute one', () => {
  const { goTo, visited } = setUp()
  expect(goTo('/register')).toBe(true)
  expect(visited).toEqual(['https://shop.test/register'])
})

test('Whatever a server or a page prints, the visitor stays on the shop', () => {
  const bad = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'blob:https://shop.test/x',
    '',
  ]
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...bad), fc.webUrl(), fc.string()), url => {
      const { goTo, visited } = setUp()
      const isGone = goTo(url)
      expect(visited.map(target => new URL(target).origin)).toEqual(isGone ? ['https://shop.test'] : [])
    }),
  )
  for (const url of bad) expect(setUp().goTo(url)).toBe(false)
})

test('G-08 A session that ends in five calls leads to the login page once, with the way back', () => {
  const { leaveForLogin, visited } = setUp()
  for (let call = 0; call < 5; call += 1) leaveForLogin()
  expect(visited).toEqual(['https://shop.test/login?return=%2Fshop%2Fmilk%3Fpage%3D2'])
})

test.each(['/login', '/login/'])('On %s itself an ended session leads nowhere', pathname => {
  const { leaveForLogin, visited } = setUp({ pathname })
  leaveForLogin()
  expect(visited).toEqual([])
})

test('J-20 L-03 Somebody who did not get to the login page, or came straight back, is told instead of led there again', () => {
  jest.useFakeTimers()
  const first = setUp()
  expect(first.leaveForLogin()).toBe(true)
  jest.advanceTimersByTime(6000)
  expect(first.leaveForLogin()).toBe(false)
  const second = setUp({ pathname: '/' })
  expect(second.leaveForLogin()).toBe(false)
  expect([first.visited.length, second.visited.length]).toEqual([1, 0])
  // Whoever logs in takes some time, and a later end of the session leads there again.
  jest.advanceTimersByTime(61_000)
  expect(setUp().leaveForLogin()).toBe(true)
  jest.useRealTimers()
})

test('L-03 Without storage no page goes to the login by itself', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { leaveForLogin, visited } = setUp()
  expect(leaveForLogin()).toBe(false)
  expect(visited).toEqual([])
})

test('L-03 A refusal sends to the same page once a minute, and to another page at any time', () => {
  const { goTo } = setUp()
  const sent = ['/a', '/a', '/b', '/b'].map(page => goTo(page, { byItself: true }))
  expect(sent).toEqual([true, false, true, false])
  expect(goTo('/b')).toBe(true)
})

test('GLB-01 A form is posted as the pages do it, with the current token, and leaves no elements behind', () => {
  const posted = watchForms()
  const { submitHiddenForm } = setUp({ token: 't1' })
  expect(
    submitHiddenForm('/account/addresses/postcode/verify', { postcode: 'SW1A 1AA', _token: 'stale' }),
  ).toBe(true)
  expect(posted).toEqual([
    {
      action: 'https://shop.test/account/addresses/postcode/verify',
      method: 'post',
      target: '_self',
      fields: { postcode: 'SW1A 1AA', _token: 't1' },
    },
  ])
  expect(document.querySelector('form')).toBeNull()
})

test('Fields named like the methods of a form do not stop it from being posted', () => {
  const posted = watchForms()
  const { submitHiddenForm } = setUp()
  const fields = { submit: '1', action: '2', method: '3', append: '4', remove: '5' }
  expect(submitHiddenForm('/a', fields)).toBe(true)
  expect(posted[0]?.fields).toEqual({ ...fields, _token: 'fresh' })
  expect(document.querySelector('form')).toBeNull()
})

test('GLB-01 Without a token, or to another origin, no form is posted', () => {
  const posted = watchForms()
  expect(setUp({ token: null }).submitHiddenForm('/a', {})).toBe(false)
  expect(setUp().submitHiddenForm('https://evil.test/a', {})).toBe(false)
  expect(posted).toEqual([])
})
