import type { CDPSession, Page } from 'playwright-core'
import { runs } from '../../models/runs'
import { isSoak } from '../../support/soak'
import { examplesOf, widgetNames } from '../../support/widgets/all-widgets'
import { journeys } from '../journey'

const browser = journeys()
// The normal command mounts and removes all of them together; `npm run soak` does each alone and measures
// what is left.
const mostLeft = 256
if (isSoak) jest.setTimeout(3_600_000)

/** Runs in the page: puts up each widget's first example, whose markup the catalogue's preview has. */
async function putUp(addresses: readonly string[]): Promise<void> {
  // Inserted as documents, since the page takes no markup from a string.
  const pageAt = (at: string) =>
    new Promise<Document>(resolve => {
      const request = new XMLHttpRequest()
      request.open('GET', at)
      request.responseType = 'document'
      request.onload = () => resolve(request.response)
      request.send()
    })
  const pages = await Promise.all(addresses.map(pageAt))
  // Some need their surroundings; the first is the preview's own heading.
  const parts = pages.flatMap(page => [...(page.querySelector('main')?.children ?? [])].slice(1))
  for (const part of parts)
    for (const placeholder of [part, ...part.querySelectorAll('*')])
      if (placeholder.hasAttribute('data-widget')) placeholder.setAttribute('data-load', 'ready')
  document.querySelector('main')?.replaceChildren(...parts)
}

/** Runs in the page: mounts all widgets, uses them and unmounts them, that many times. */
async function comeAndGo(times: number): Promise<void> {
  const placeholders = [...document.querySelectorAll<HTMLElement>('main [data-widget]')]
  const rest = (ms = 0) => new Promise(resolve => setTimeout(resolve, ms))
  const isIn = ({ dataset }: HTMLElement) => dataset.widgetState === 'mounted'
  const use = (placeholder: HTMLElement) => {
    const field = placeholder.querySelector<HTMLInputElement>('[type=text],textarea')
    if (field) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, 'B')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const [more] = placeholder.querySelectorAll<HTMLElement>('[aria-label^="Increase"],[role=radio],summary')
    const [opener] = placeholder.querySelectorAll<HTMLElement>('[aria-haspopup=dialog],[aria-expanded]')
    more?.click()
    opener?.click()
  }
  for (let time = 0; time < times; time++) {
    window.Doorstep?.mount()
    while (!placeholders.every(isIn)) await rest()
    placeholders.forEach(use)
    await rest(time % 4 ? 0 : 30)
    // Closes every second dialog, and removes the others while open.
    if (time % 2)
      for (const dialog of document.querySelectorAll('[role=dialog]'))
        dialog.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true }),
        )
    await rest()
    for (const placeholder of placeholders) window.Doorstep?.unmount(placeholder)
    performance.clearResourceTimings()
  }
}

/** The page's objects once nothing moves and nothing more can be collected. */
async function weigh(page: Page, session: CDPSession) {
  // By then, the calls of unmounted widgets are answered, and announcements are cleared.
  await page.waitForTimeout(1500)
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners, heap: usedSize }
}

/**
 * The objects left per round, after some rounds to warm up, as the browser compiles and buffers more at
 * first.
 */
async function leftBehind(names: readonly string[], times: number, warmUp: number) {
  const examples = await Promise.all(names.map(async name => [name, (await examplesOf(name))[0]] as const))
  const page = await browser.visit('/faq', [], { as: 'customer', hasPostcode: true, bypassCSP: true })
  await page.evaluate(
    putUp,
    examples.map(
      ([name, example]) =>
        `/catalogue/preview?widget=${name}&example=${encodeURIComponent(example?.name ?? '')}`,
    ),
  )
  const session = await page.context().newCDPSession(page)
  await page.evaluate(comeAndGo, warmUp)
  let before = await weigh(page, session)
  await page.evaluate(comeAndGo, times)
  let after = await weigh(page, session)
  // A removed widget may be retained until the next one is removed, so only a steady growth counts.
  const hasGrown = () => after.nodes > before.nodes || after.listeners > before.listeners
  for (let more = 0; more < 5 && hasGrown(); more++) {
    before = after
    await page.evaluate(comeAndGo, times)
    after = await weigh(page, session)
  }
  await session.detach()
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: Math.round((after.heap - before.heap) / times),
  }
}

test('I23 After mounting, using and removing all widgets no listener and no node is left', async () => {
  const { nodes, listeners } = await leftBehind(widgetNames, 2, 2)
  // Garbage of the first rounds may have been collected since.
  expect([Math.max(nodes, 0), Math.max(listeners, 0)]).toEqual([0, 0])
})

if (isSoak)
  test.each(widgetNames)(`I23 Mounted, used and removed 300 times, %s leaves little behind`, async name => {
    const times = runs(300)
    // The browser's data for hot code grows until then: 900 B a round at first, 90 B afterwards.
    const left = await leftBehind([name], times, 800)
    process.stdout.write(
      `${name}: ${left.heap} B each of ${times}, ${left.listeners} listeners, ${left.nodes} nodes\n`,
    )
    expect({ ...left, heap: left.heap > mostLeft ? left.heap : 0 }).toEqual({
      nodes: 0,
      listeners: 0,
      heap: 0,
    })
  })
