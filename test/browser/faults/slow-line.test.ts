import type { Page } from 'playwright-core'
import { runs } from '../../models/runs'
import { isSoak } from '../../support/soak'
import { fillBox, journeys } from '../journey'
import { type Dice, dice } from '../person'

// A basket sleeps only if the page has printed it.
const browser = journeys({ isPrinted: true })
// The normal command plays the presses of one visit, `npm run soak` a thousand.
const perVisit = 12
const visits = isSoak ? Math.ceil(runs(1000) / perVisit) : 1
const seed = Number(process.env.SEED ?? 131)
if (isSoak) jest.setTimeout(3_600_000)

// The browser tools' "slow 4G".
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const cheddar = { id: 231, name: 'Mature cheddar', quantity: 40, most: 100 }
const apples = { id: 223, name: 'English apples', quantity: 3, most: 6 }
const lines = [cheddar, apples]

/**
 * The shop's quantity of each product in the box; requested outside the page, whose slowed connection
 * sometimes never answers.
 */
async function inBox(page: Page) {
  const reply = await page.request.get(`${browser.url}/api/bol-basket`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  const { products }: { products: { product_id: number; quantity: number }[] } = await reply.json()
  return Object.fromEntries(products.map(({ product_id, quantity }) => [product_id, quantity]))
}

type Pressed = { pressed: string[]; look: string }

/**
 * Records which elements are really hit, since things may move under a finger, and the state of the first.
 */
const keepPresses = () => {
  const pressed: string[] = []
  Object.assign(window, { pressed })
  const keepLook = (button: Element) =>
    setTimeout(() => {
      const waits = button.closest('[data-widget-state]:not([data-widget-state="mounted"])')
      Object.assign(window, { look: waits ? getComputedStyle(button).opacity : 'answered' })
    })
  window.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!isTrusted || !button) return
      if (!pressed.length) keepLook(button)
      pressed.push(button.getAttribute('aria-label') ?? '')
    },
    true,
  )
}

/** The expected box after all those presses. */
function expected(pressed: readonly string[]): Record<number, number> {
  const wanted = new Map(lines.map(line => [line.name, { ...line }]))
  for (const label of pressed) {
    const [, deed, name = ''] = /^(Increase|Decrease) quantity of (.*)/.exec(label) ?? []
    const line = wanted.get(name)
    if (line) line.quantity = Math.min(line.most, line.quantity + (deed === 'Increase' ? 1 : -1))
  }
  return Object.fromEntries([...wanted.values()].map(({ id, quantity }) => [id, quantity]))
}

/**
 * Presses plus and minus in places, at a person's pace, from before the basket's script arrives until after
 * it.
 */
async function pressWhileItArrives(page: Page, die: Dice): Promise<void> {
  const pace = 100 + die.below(400)
  for (let press = 0; press < perVisit; press++) {
    await page.waitForTimeout(die.below(pace))
    const now = expected(await page.evaluate(() => (window as Window & Partial<Pressed>).pressed ?? []))
    const { id, name } = die.of(lines)
    // A step does not remove the last item of a line.
    const deed = die.below(3) && (now[id] ?? 0) > 1 ? die.of(['Increase', 'Decrease']) : 'Increase'
    const box = await page
      .locator('[data-widget="bol-basket"]')
      .getByRole('button', { name: `${deed} quantity of ${name}` })
      .boundingBox()
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
}

test(`F-31 BB-03 On slow 4G all ${visits * perVisit} presses on plus and minus count that come while the basket's script loads`, async () => {
  const failures: string[] = []
  for (let visit = 0; visit < visits; visit++) {
    const die = dice(seed * 10_000 + visit)
    const page = await browser.visit('/shop/best-of-local/featured', [], { as: 'customer' })
    for (const { id, quantity } of lines) await fillBox(page, id, quantity)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Network.emulateNetworkConditions', slow4G)
    await page.addInitScript(keepPresses)
    await page.reload({ waitUntil: 'commit' })
    const basket = page.locator('[data-widget="bol-basket"]')
    // Before the loader runs, each press is the page's own form.
    await basket.and(page.locator('[data-widget-state="waiting"]')).waitFor()
    await pressWhileItArrives(page, die)
    await basket.and(page.locator('[data-widget-state="mounted"]')).waitFor()
    const { pressed, look } = await page.evaluate(() => {
      const { pressed, look } = window as unknown as Pressed
      return { pressed, look }
    })
    // A waiting press is visible; on a busy machine all may have arrived before it.
    if (look !== '0.8' && look !== 'answered')
      failures.push(`visit ${visit}: the first press looks like ${look}`)
    const wanted = JSON.stringify(expected(pressed))
    await tools.send('Network.emulateNetworkConditions', { ...slow4G, latency: 0 })
    const isSo = async () => JSON.stringify(await inBox(page)) === wanted
    for (let look = 0; look < 60 && !(await isSo()); look++) await page.waitForTimeout(50)
    const shown = await basket
      .getByRole('spinbutton')
      .evaluateAll(all => all.map(each => (each as HTMLInputElement).value))
    if (!(await isSo()))
      failures.push(
        `visit ${visit}: ${JSON.stringify(await inBox(page))} instead of ${wanted} after ${pressed}`,
      )
    if (JSON.stringify(Object.values(JSON.parse(wanted)).map(String).sort()) !== JSON.stringify(shown.sort()))
      failures.push(`visit ${visit}: ${shown} is shown instead of ${wanted}`)
    await page.close()
  }
  expect(failures).toEqual([])
})
