/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { storedOfLogin } from '#site/kept-of-login'
import type { NameOfLogin } from '#site/storage'
import { markFactsStale } from '../../../../../shared/platform/page/facts/shop-said'
import { writtenPage } from '../../../../../shared/platform/page/facts/written-page'
import { readPageGlobals, readVisitor } from '../../../../../shared/platform/page/globals'
import {
  getOfLogin,
  isOfAnother,
  noteSessionEnd,
  openPage,
  setOfLogin,
} from '../../../../../shared/platform/page/login/login'
import { setShared } from '../../../../../shared/platform/page/storage/browser-storage'
import { createHistoryState } from '../../../../../shared/platform/page/storage/history-state'
import { getStored, setStored } from '../../../../../shared/platform/page/storage/tab-storage'
import { type Head, type Person, waysToSay, writeHead } from '../../../../support/page/ways-to-say'
import { isWhole } from '../../../../support/rows'

/** Replaces the head of this document with another document's. */
function writePage(head: Head): void {
  writeHead(head)
  Object.assign(writtenPage(), { mayBeOld: false, isOfAnother: false, isOfOtherCustomer: false })
}

let restored: (() => void)[] = []
const reload = jest.fn()
const arrive = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] })

/** Opens a page as the browser would; gives the drafts it finds and whether its printed state is trusted. */
function visit(head: Head, type = 'navigate') {
  writePage(head)
  arrive(type)
  openPage()
  const drafts = createHistoryState(reload, undo => restored.push(undo))
  return { drafts, isTrusted: !isOfAnother() }
}

/** Stores one of each thing that is kept in a tab. */
function leaveAll({ drafts }: ReturnType<typeof visit>): void {
  drafts.leave('account-phone phone', '07700 900123')
  setOfLogin('checkout', 'The key is under the blue pot')
  setOfLogin('saved-note', 'Saved for Alison')
  setOfLogin('sent', `${performance.timeOrigin} checksum`)
  setOfLogin('postcode-confirmed', 'yes')
  markFactsStale(['items', 'box', 'total'])
  for (const name of ['week', 'order-again'] as const) setStored(name, `choice of ${name}`)
  setShared('quota-reached', '2026-11-27')
}

const names = Object.keys(storedOfLogin) as NameOfLogin[]
const kept = () => names.filter(name => getOfLogin(name))
/** An idempotency key, and a confirmed postcode, do not identify a person. */
const impersonal = names.filter(name => storedOfLogin[name])

/** The events between Alison's page and the page on which the tab's storage is checked. */
const events: Record<string, (say: (person: Person) => Head) => { isTrusted: boolean; drafts: unknown }> = {
  'she logs out': say => visit(say('nobody')),
  'she logs out, and Joseph logs in': say => {
    visit(say('nobody'))
    return visit(say('Joseph'))
  },
  'she logs out, and Joseph comes Back to her page, which the shop writes for him': say => {
    visit(say('nobody'))
    return visit(say('Joseph'), 'back_forward')
  },
  'she logs out, and the page is loaded again': say => visit(say('nobody'), 'reload'),
  'another tab, which has begun as a copy of hers, is used by Joseph': say => {
    visit(say('nobody'), 'navigate')
    return visit(say('Joseph'))
  },
}

function leavePage(): void {
  for (const undo of restored) undo()
  restored = []
  writePage({})
  Reflect.deleteProperty(performance, 'getEntriesByType')
  sessionStorage.clear()
  localStorage.clear()
  reload.mockClear()
}
afterEach(leavePage)

const isByTokenAlone = (way: string) => /^(a token|window\.csrfToken)/.test(way)
const isByName = (way: string) => way.startsWith('doorstep-customer')

// How each way is read stands below; what follows from it is the same for all that name, flag or only count.
const ways = Object.entries(waysToSay).filter(
  ([way]) =>
    isWhole || ['window.isGuest, one token', 'doorstep-customer alone', 'a token a login'].includes(way),
)

type Say = (person: Person) => Head
type Play = (say: Say, way: string) => void

/** Plays it on a site of each way, and expects that it fails on none. */
function onEachSite(play: Play): void {
  const failed = ways.flatMap(([way, say]) => {
    try {
      play(say, way)
      return []
    } catch (error) {
      return [`${way}: ${error}`]
    } finally {
      leavePage()
    }
  })
  expect(failed).toEqual([])
}

test('J-03 Whoever comes next, none of her data is kept', () =>
  onEachSite((say, way) => {
    for (const happen of Object.values(events)) {
      leavePage()
      leaveAll(visit(say('Alison')))
      expect(kept()).toEqual(names)
      happen(say)
      expect(kept().filter(name => !impersonal.includes(name))).toEqual([])
      // A token alone may have been renewed.
      if (!isByTokenAlone(way)) expect(kept()).toEqual([])
      expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/07700|blue pot|Saved for/)
      // Display choices, and what the shop has told everybody, belong to nobody.
      expect(getStored('week')).toBe('choice of week')
      expect(localStorage.length).toBe(1)
    }
  }))

test('J-03 A printed state is trusted for her, and not for her successor', () =>
  onEachSite(say => {
    expect(visit(say('Alison')).isTrusted).toBe(true)
    expect(visit(say('Alison')).isTrusted).toBe(true)
    expect(visit(say('nobody')).isTrusted).toBe(false)
    expect(visit(say('nobody')).isTrusted).toBe(true)
    expect(visit(say('Joseph')).isTrusted).toBe(false)
  }))

test('J-03 After Back without a logout all her data is there', () =>
  onEachSite(say => {
    leaveAll(visit(say('Alison')))
    const { drafts } = visit(say('Alison'), 'back_forward')
    expect(drafts.get('account-phone phone')).toBe('07700 900123')
    expect(kept()).toEqual(names)
  }))

test('J-03 Her page in the back/forward cache is reloaded after her logout', () =>
  onEachSite(say => {
    const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    leaveAll(visit(say('Alison')))
    restore()
    expect(reload).not.toHaveBeenCalled()
    visit(say('nobody'))
    writePage(say('Alison'))
    restore()
    expect(reload).toHaveBeenCalledTimes(1)
  }))

test("J-03 When a script swaps in Joseph's page, it gets none of her data and keeps his", () =>
  onEachSite((say, way) => {
    leaveAll(visit(say('Alison')))
    const { drafts } = visit(say('Alison'), 'reload')
    expect(drafts.get('account-phone phone')).toBe('07700 900123')
    writePage(say('Joseph'))
    // The guest flags, global and meta, say that both are customers.
    const isTold = /customer|a login/.test(way)
    if (!isTold) return
    expect(drafts.get('account-phone phone')).toBeUndefined()
    drafts.leave('account-phone phone', '07700 900999')
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/900123/)
  }))

test('J-03 When her session ends and she logs in, her checkout is there, and it goes with her logout', () =>
  onEachSite((say, way) => {
    leaveAll(visit(say('Alison')))
    noteSessionEnd()
    expect(visit(say('nobody')).drafts.get('account-phone phone')).toBeUndefined()
    const { drafts } = visit(say('Alison'))
    expect(getOfLogin('checkout')).toContain('blue pot')
    // Without a name nobody can tell her from the next customer.
    expect(drafts.get('account-phone phone')).toBe(isByName(way) ? '07700 900123' : undefined)
    visit(say('nobody'))
    if (!isByTokenAlone(way)) expect(getOfLogin('checkout')).toBeNull()
    visit(say('Joseph'))
    expect(getOfLogin('checkout')).toBeNull()
  }))

test('J-03 When her session ends, on a page with widgets or without, and Joseph logs in, he finds nothing of hers', () =>
  onEachSite((say, way) => {
    leaveAll(visit(say('Alison')))
    noteSessionEnd()
    visit(say('nobody'))
    visit(say('Joseph'))
    // Without a name nobody can tell them apart; the checkout data is read for her order alone.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/07700/)
    if (isByName(way)) expect(kept()).toEqual([])
    else expect(kept().filter(name => name !== 'checkout' && !impersonal.includes(name))).toEqual([])
    visit(say('nobody'))
    visit(say('Alison'))
    expect(kept()).not.toContain('checkout')
    leavePage()
    leaveAll(visit(say('Alison')))
    noteSessionEnd()
    visit(say('Alison'))
    expect(getOfLogin('checkout')).toContain('blue pot')
    visit(say('nobody'))
    visit(say('Joseph'))
    if (!isByTokenAlone(way)) expect(kept()).toEqual([])
  }))

test('J-03 A page without any identification keeps stored data, as no logout is known', () => {
  leaveAll(visit({}))
  visit({})
  expect(kept()).toEqual(names.filter(name => name !== 'sent'))
  visit(waysToSay['a token a login']?.('Joseph') ?? {})
  expect(kept().filter(name => !impersonal.includes(name))).toEqual([])
})

test('J-03 Between two pages of one customer, a page without a token removes no data', () => {
  const say = (person: Person) => waysToSay['doorstep-customer alone']?.(person) ?? {}
  leaveAll(visit(say('Alison')))
  visit({})
  visit(say('Alison'), 'back_forward')
  expect(kept()).toEqual(names.filter(name => name !== 'sent'))
})

const named: Say = person => waysToSay['doorstep-customer alone']?.(person) ?? {}
const endings: Record<string, () => unknown> = {
  'a call says so, and a page shows a guest': () => {
    noteSessionEnd()
    visit(named('nobody'))
  },
  'a link leads to the login page, which shows a guest': () => {
    history.replaceState(null, '', '/login?return=%2F')
    visit(named('nobody'))
  },
  'a call says so, and the login page shows nobody': () => {
    noteSessionEnd()
    visit({})
  },
  'a form leads to a login page that shows nobody': () => {
    history.replaceState(null, '', '/login')
    visit({})
  },
}
const waysBack: Record<string, () => ReturnType<typeof visit>> = {
  'straight to her page': () => visit(named('Alison')),
  'over another page': () => {
    history.replaceState(null, '', '/account')
    visit(named('Alison'))
    history.replaceState(null, '', '/')
    return visit(named('Alison'))
  },
  'by Back': () => visit(named('Alison'), 'back_forward'),
}
describe.each(Object.entries(endings))('L-63 The session ends: %s', (_, end) => {
  afterEach(() => history.replaceState(null, '', '/'))

  test.each(Object.entries(waysBack))(
    'What she has typed is there again when she comes back %s',
    (_way, comeBack) => {
      leaveAll(visit(named('Alison')))
      end()
      history.replaceState(null, '', '/')
      expect(comeBack().drafts.get('account-phone phone')).toBe('07700 900123')
    },
  )

  test('Another customer finds nothing of hers, and neither does she when she comes after them', () => {
    leaveAll(visit(named('Alison')))
    end()
    history.replaceState(null, '', '/')
    for (const person of ['Joseph', 'Alison'] as const)
      expect(visit(named(person), 'back_forward').drafts.get('account-phone phone')).toBeUndefined()
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/07700|blue pot/)
  })
})

describe('who is there', () => {
  test.each<[string, Head, ReturnType<typeof readVisitor>, boolean]>([
    ['nothing', {}, { customer: '', isGuest: null }, true],
    ['a customer', { metas: { 'doorstep-customer': '17' } }, { customer: '17', isGuest: false }, false],
    ['nobody', { metas: { 'doorstep-customer': '' } }, { customer: '', isGuest: true }, true],
    [
      'a customer whom the flag calls a guest',
      { metas: { 'doorstep-customer': '17', 'doorstep-is-guest': 'yes' } },
      { customer: '17', isGuest: true },
      true,
    ],
    [
      'nobody, whom the flag calls a customer',
      { metas: { 'doorstep-customer': '' }, globals: { isGuest: false } },
      { customer: '', isGuest: false },
      false,
    ],
    [
      'two flags, of which the global takes precedence',
      { metas: { 'doorstep-is-guest': 'yes' }, globals: { isGuest: false } },
      { customer: '', isGuest: false },
      false,
    ],
  ])('J-03 GLB-04 The page identifies %s', (_, head, visitor, isGuest) => {
    writePage(head)
    expect(readVisitor()).toEqual(visitor)
    expect(readPageGlobals().isGuest).toBe(isGuest)
  })

  test.each(['', '  ', '0', 'None', 'null', 'nil', 'undefined', 'False', 'AnonymousUser', 'guest'])(
    'J-44 A page that prints %j as its customer identifies nobody',
    written => {
      writePage({ metas: { 'doorstep-customer': written } })
      expect(readVisitor()).toEqual({ customer: '', isGuest: true })
    },
  )

  test('J-44 A guest with a new token on every page is the same guest', () => {
    visit({ metas: { 'csrf-token': 'mask-1', 'doorstep-customer': '' } })
    expect(visit({ metas: { 'csrf-token': 'mask-2', 'doorstep-customer': '' } }).isTrusted).toBe(true)
  })
})
