import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storedOfLogin } from '#site/kept-of-login'
import { type StoredName, storageAbout } from '#site/storage'
import { createVisitMemory } from '../../../../shared/domain/page/visit-memory'
import { parseDate } from '../../../../shared/domain/rules/dates/dates'
import { aloneAmongTabs } from '../../../../shared/platform/page/lifecycle/one-tab'
import { linkTabs } from '../../../../shared/platform/page/lifecycle/other-tabs'
import { setOfLogin } from '../../../../shared/platform/page/login/login'
import { lastSaved, noteSaved, savedKey } from '../../../../shared/platform/page/storage/saved-elsewhere'
import { getStored, setStored } from '../../../../shared/platform/page/storage/tab-storage'
import { inOneTab, noteShown } from '../../../../widgets/seasonal-popup/shown-lately'
import { present } from '../../../support/present'

const root = path.join(__dirname, '../../../..')

/** Sets the shop's settings as such a script of the page would. */
function sayOfShop(settings: object | null): void {
  document.head.innerHTML = settings
    ? `<script type="application/json" data-doorstep-site>${JSON.stringify(settings)}</script>`
    : ''
}

const inTab = Object.entries(storageAbout).flatMap(([name, { place }]) =>
  place === 'tab' ? [name as StoredName] : [],
)
const day = present(parseDate('2026-11-27'))

const cookies: string[] = []
const channels: string[] = []
const locks: string[] = []

beforeEach(() => {
  for (const list of [cookies, channels, locks]) list.length = 0
  sessionStorage.clear()
  localStorage.clear()
  jest.spyOn(document, 'cookie', 'set').mockImplementation(text => void cookies.push(text))
  Object.assign(globalThis, {
    BroadcastChannel: class {
      constructor(name: string) {
        channels.push(name)
      }
      postMessage() {}
      close() {}
    },
  })
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (name: string, ...rest: unknown[]) => {
        locks.push(name)
        return (rest.at(-1) as (lock: object) => unknown)({})
      },
    },
  })
})
afterEach(() => {
  sayOfShop(null)
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(navigator, 'locks')
})

/** Stores each value, opens the channel and takes each lock; gives the names used. */
async function useAll() {
  for (const name of inTab) setStored(name, `of ${name}`)
  for (const name of Object.keys(storedOfLogin)) setOfLogin(name as keyof typeof storedOfLogin, 'kept')
  createVisitMemory(() => day).noteQuota(true)
  noteSaved('phone', '2026-11-27T10:00:00Z')
  linkTabs().listen(() => {})()
  await aloneAmongTabs(async () => {})
  await inOneTab(() => {})
  noteShown()
  return {
    tab: Object.keys(sessionStorage).sort(),
    browser: Object.keys(localStorage).sort(),
    channels: [...channels],
    locks: [...locks],
    cookies: [...cookies],
  }
}

test.each([
  ['a root', { root: '/bristol' }, '/bristol', '/bristol'],
  ['a root with a slash at its end', { root: '/bristol/' }, '/bristol', '/bristol'],
  ['only where its calls are', { api: '/bristol/api' }, '/bristol', '/'],
])(
  'J-08 Every key, channel, lock and cookie of a shop at %s has its prefix',
  async (_, settings, folder, cookie) => {
    sayOfShop(settings)
    const used = await useAll()
    expect(used.tab).toEqual(inTab.map(name => `doorstep${folder}:${name}`).sort())
    expect(used.browser).toEqual([`doorstep${folder}:changed phone`, `doorstep${folder}:quota-reached`])
    expect(used.channels).toEqual([`doorstep${folder}:`])
    expect(used.locks).toEqual([`doorstep${folder}:order`, `doorstep${folder}:seasonal-popup`])
    expect(used.cookies).toEqual([expect.stringContaining(`path=${cookie};`)])
    expect(savedKey('phone')).toBe(`doorstep${folder}:changed phone`)
  },
)

test('J-08 A shop at the top of its origin keeps its earlier names', async () => {
  const used = await useAll()
  expect(used.tab).toContain('doorstep:week')
  expect(used.browser).toContain('doorstep:quota-reached')
})

test.each([[{ root: '/leeds' }], [{ api: '/leeds/api' }], [null]])(
  'J-08 The shop with %j finds nothing stored by the shop below /bristol',
  async other => {
    sayOfShop({ root: '/bristol' })
    const ofBristol = await useAll()
    expect(createVisitMemory(() => day).isQuotaReached()).toBe(true)
    sayOfShop(other)
    expect(createVisitMemory(() => day).isQuotaReached()).toBe(false)
    expect(inTab.filter(name => getStored(name))).toEqual([])
    expect(lastSaved('phone')).toBeNull()
    for (const list of [channels, locks]) list.length = 0
    linkTabs().listen(() => {})()
    await aloneAmongTabs(async () => {})
    await inOneTab(() => {})
    for (const name of [...channels, ...locks])
      expect([...ofBristol.channels, ...ofBristol.locks]).not.toContain(name)
  },
)

test('J-08 One file names everything that a browser shares between pages of an origin', () => {
  const shared =
    /\b(?:sessionStorage|localStorage|indexedDB|caches\.|cookieStore\.set|new BroadcastChannel|new SharedWorker|locks\.request|Cookies\.set|document\.cookie\s*=|serviceWorker)/
  const users = ['shared', 'widgets'].flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map(file => `${folder}/${file}`)
      .filter(file => /\.tsx?$/.test(file) && !/^shared\/tools\//.test(file))
      .filter(file => shared.test(readFileSync(path.join(root, file), 'utf8'))),
  )
  expect(users.sort()).toEqual([
    'shared/platform/page/lifecycle/one-tab.ts',
    'shared/platform/page/lifecycle/other-tabs.ts',
    'shared/platform/page/storage/browser-storage.ts',
    'shared/platform/page/storage/tab-storage.ts',
    'widgets/seasonal-popup/shown-lately.ts',
  ])
  for (const file of users) expect(readFileSync(path.join(root, file), 'utf8')).toMatch(/ownName\(/)
})
