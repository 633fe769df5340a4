import { act } from '@testing-library/react'
import { isWhole } from '../support/rows'
import { definitionOf, widgetNames } from '../support/widgets/all-widgets'
import { expectUnharmed, openAll, openPoisoned, poison, unreadable, watchHarm } from './poisoned-page'

watchHarm()

/** All window events that widgets listen to or dispatch. */
const events = async () => {
  const definitions = await Promise.all(widgetNames.map(definitionOf))
  return [...new Set(definitions.flatMap(({ hears = [], emits = [] }) => [...hears, ...emits]))]
}

test("J-12 A hostile detail in another script's event harms no widget", async () => {
  await openAll()
  const names = await events()
  expect(names.length).toBeGreaterThan(3)
  const details = [...Object.values(poison), unreadable]
  for (const detail of details)
    await act(async () => {
      for (const name of names) window.dispatchEvent(new CustomEvent(name, { detail }))
    })
  await act(async () => {
    for (const name of names) window.dispatchEvent(new Event(name))
  })
  expectUnharmed()
  process.stdout.write(`hostile events: ${names.length} names, ${details.length + 1} details\n`)
})

test('J-08 J-12 No message of another tab or frame harms a widget', async () => {
  const channels: { onmessage?: (event: MessageEvent) => void }[] = []
  const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  class Channel {
    onmessage?: (event: MessageEvent) => void
    constructor() {
      channels.push(this)
    }
    postMessage() {}
    close() {}
  }
  Object.assign(globalThis, { BroadcastChannel: Channel })
  await openAll()
  expect(channels.length).toBeGreaterThan(0)
  for (const data of Object.values(poison))
    await act(async () => {
      for (const { onmessage } of channels)
        for (const kind of ['orders-changed', 'postcode-confirmed', 'login', '__proto__', markupOf(data)])
          for (const message of [data, { kind }, { kind, postcode: data, quotaReached: data }])
            onmessage?.(new MessageEvent('message', { data: message }))
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test' }))
    })
  expectUnharmed()
  if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before)
  else Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

const markupOf = (data: unknown) => (typeof data === 'string' ? data.slice(0, 80) : 'kind')

test.each(isWhole ? Object.keys(poison) : ['an object with names of prototypes'])(
  'J-08 %s in every place of the storage harms no widget',
  async what => {
    await openPoisoned(what)
    expectUnharmed()
  },
)
