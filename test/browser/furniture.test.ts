import { fitsSideways } from '../support/browser'
import { browser, moving, recipe, shows, sightOf } from './furniture'
import { focused, look, press, settled, tabTo } from './journey'

describe('the gallery of the home page', () => {
  const widths: [width: number, slides: number[]][] = [
    [1280, [1, 2, 3]],
    [390, [1]],
  ]
  test('SL-01 SL-02 SL-03 A-94 Each width shows its number of slides, 30 apart, without a fault, and Tab brings its target into view', async () => {
    const page = await browser.visit('/', ['slider'])
    for (const [width, slides] of widths) {
      await page.setViewportSize({ width, height: 900 })
      await shows(page, 'gallery', slides)
      const { gutter, width: each } = await sightOf(page, 'gallery')
      expect([width, gutter]).toEqual([width, 30])
      const room = await page.locator('#gallery').evaluate(view => view.clientWidth)
      expect(Math.abs(each * slides.length + 30 * (slides.length - 1) - room)).toBeLessThan(14)
      expect(await fitsSideways(page)).toBe(true)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await look(page, 'gallery')).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    const edges = await page
      .locator('[data-widget=slider] button')
      .evaluateAll(all => all.map(each => getComputedStyle(each).borderTopStyle))
    expect(edges).toEqual(['solid', 'solid', 'solid'])
    await page.emulateMedia({ forcedColors: null })
    // By keyboard alone: Pause comes first, then the buttons, then the slides; the target of Tab is in view.
    await tabTo(page, page.getByRole('button', { name: /^(Pause|Play), / }))
    await press(page, 'Tab')
    expect(await focused(page)).toMatch(/^button Previous, /)
    await press(page, 'Tab', 'Enter')
    await shows(page, 'gallery', [4, 5, 6])
    await press(page, 'Tab')
    expect(await focused(page)).toBe('a Gold top is back')
    await shows(page, 'gallery', [1, 2, 3])
    await press(page, 'Tab', 'Tab', 'Tab')
    expect(await focused(page)).toBe('a Dry-cured bacon')
    await shows(page, 'gallery', [4, 5, 6])
    const box = await page.getByRole('link', { name: 'Dry-cured bacon' }).boundingBox()
    expect(box?.x).toBeGreaterThan(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(1280)
  })

  test('SL-04 The gallery moves after eight seconds, except under a pointer or with reduced motion', async () => {
    const page = await browser.visit('/', [], { ...moving })
    await page.clock.install()
    await page.reload()
    const now = () => page.evaluate(() => Date.now())
    const before = await now()
    await page.locator('[data-widget=slider]').scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-widget=slider][data-widget-state=mounted]')
    // The clock also runs by itself, for a second until here on a busy machine.
    await page.clock.runFor(7500 - ((await now()) - before))
    expect((await sightOf(page, 'gallery')).slides).toEqual([1, 2, 3])
    await page.clock.runFor(3000)
    await shows(page, 'gallery', [4, 5, 6])
    await page.locator('#gallery').hover()
    await page.clock.runFor(20_000)
    await shows(page, 'gallery', [4, 5, 6])
    await page.mouse.move(0, 0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: /^Play, / }).waitFor()
    await page.clock.runFor(20_000)
    await shows(page, 'gallery', [4, 5, 6])
  })
})

describe('the videos of a recipe', () => {
  test('G-80 A video shows its whole picture until it is played, and then its controls', async () => {
    const page = await browser.visit(recipe, ['slider'])
    const film = page.locator('video').first()
    await film.scrollIntoViewIfNeeded()
    const isCovered = () =>
      film.evaluate((each: HTMLVideoElement) => {
        const { left, top, width, height } = each.getBoundingClientRect()
        return (
          each.inert && document.elementFromPoint(left + width / 2, top + height - 10)?.localName === 'button'
        )
      })
    expect(await isCovered()).toBe(true)
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .click()
    expect(await isCovered()).toBe(false)
    expect(await film.evaluate((each: HTMLVideoElement) => each === document.activeElement)).toBe(true)
  })
})

describe('pages that link page.css', () => {
  test("IP-06 A sticky header reserves its own height, and a fragment's target stops below it", async () => {
    const page = await browser.visit(recipe, [])
    const header = () =>
      page.locator('.doorstep-header').evaluate(element => {
        const { top, bottom } = element.getBoundingClientRect()
        return { top, bottom, following: element.nextElementSibling?.getBoundingClientRect().top }
      })
    const { bottom, following } = await header()
    expect(following).toBeGreaterThanOrEqual(bottom - 1)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${page.url().replace(/#.*/, '')}#films`)
      await settled(page)
      const top = await page.locator('#films').evaluate(element => element.getBoundingClientRect().top)
      const stays = await header()
      expect(stays.top).toBe(0)
      expect(top).toBeGreaterThanOrEqual(stays.bottom)
      expect(top).toBeLessThan(stays.bottom + 40)
      await page.evaluate(() => history.replaceState(null, '', location.pathname))
    }
  })
})

test('IP-04 IP-05 Floated columns are as high as the highest, also after a late picture and in another window', async () => {
  const page = await browser.visit('/recipes', [])
  await page.locator('[data-widget=equal-height][data-widget-state=mounted]').waitFor({ state: 'attached' })
  const heights = () =>
    page
      .locator('.thirds > li')
      .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().height)))
  const [before = 0, ...others] = await heights()
  expect(new Set([before, ...others]).size).toBe(1)
  await page
    .locator('.thirds img')
    .first()
    .evaluate(picture => picture.setAttribute('height', '450'))
  await page
    .locator('.thirds img')
    .first()
    .evaluate((picture: HTMLElement) => picture.style.setProperty('height', '450px'))
  await page.waitForFunction(was => {
    const all = [...document.querySelectorAll('.thirds > li')].map(
      each => each.getBoundingClientRect().height,
    )
    return all.every(height => Math.abs(height - (all[0] ?? 0)) < 1) && (all[0] ?? 0) > was + 100
  }, before)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.thirds > li')].every(each => !each.style.minHeight),
  )
  expect(new Set(await heights()).size).toBeGreaterThan(1)
})
