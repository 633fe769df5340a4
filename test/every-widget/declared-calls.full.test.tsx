import { writeSync } from 'node:fs'
import { act } from '@testing-library/react'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { type CallName, type Route, routes } from '../../shared/domain/api/client/routes'
import { sampleCalls } from '../../shared/tools/contract/sample-calls'
import { keysOf } from '../support/keys-of'
import { openPage } from '../support/page/open-page'
import { pass } from '../support/test-time'
import { definitionOf, examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

const clock = () => new Date('2026-11-25T12:00:00Z')

/** The calls with that method and path; an address that the page chooses matches any path. */
const callsAt = (method: string, pathname: string): CallName[] => {
  const fixed = keysOf(sampleCalls).filter(name => {
    const { method: own, path }: Route = routes[name]
    return (
      path.startsWith('/') &&
      own === method &&
      new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
    )
  })
  return fixed.length
    ? fixed
    : keysOf(sampleCalls).filter(name => !routes[name].path.startsWith('/') && method === 'GET')
}

/** The widgets on the page, including those that they have placed. */
const placed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widget ?? '')

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

let declaredOnes = 0
const seen = new Set<string>()
afterAll(() => {
  writeSync(1, `declared calls: ${seen.size} of ${declaredOnes} made by examples\n`)
})

const asking = async (name: string) => (await definitionOf(name)).asks?.calls ?? []

test.each(widgetNames)(
  'J-80 %s makes no undeclared call when it is shown and used as in its examples',
  async name => {
    const own = await asking(name)
    declaredOnes += own.length
    const strays: string[] = []
    for (const example of await examplesOf(name)) {
      const visit = createDemoShop({ now: clock }).visit({
        as: example.visitor ?? 'guest',
        hasPostcode: true,
      })
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      const made: CallName[][] = []
      await openPage(
        pageOf(example).replaceAll(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`),
        {
          globals: { ...visit.globals() },
          fetch: async request => {
            made.push(callsAt(request.method, new URL(request.url).pathname))
            return visit.fetch(request)
          },
          providers: { now: clock },
        },
      )
      await pass(2000)
      for (const button of document.querySelectorAll<HTMLButtonElement>(
        '[data-widget] button[type="button"]',
      )) {
        if (button.isConnected) await act(async () => button.click())
        await pass(100)
      }
      await pass(2000)
      const declared = new Set<string>((await Promise.all(placed().map(each => asking(each)))).flat())
      for (const call of own)
        if (made.some(each => each.includes(call as CallName))) seen.add(`${name} ${call}`)
      strays.push(...made.filter(each => !each.some(call => declared.has(call))).flat())
    }
    expect([...new Set(strays)]).toEqual([])
  },
)
