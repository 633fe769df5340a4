import type { Page } from 'playwright-core'
import { fitsSideways } from '../support/browser'
import { blank, focused, journeys, look, press, settled, tabTo } from './journey'

const browser = journeys()
const recipe = '/recipes/bread-and-butter-pudding'
const moving = { reducedMotion: 'no-preference' } as const

type Sight = { slides: number[]; gutter: number; width: number }

/** The fully visible slides, counted from 1, their width and their distance. */
const sightOf = (page: Page, id: string): Promise<Sight> =>
  page.evaluate(name => {
    const view = document.getElementById(name) as HTMLElement
    const { left, right } = view.getBoundingClientRect()
    const boxes = [...view.querySelectorAll('li')].map(slide => slide.getBoundingClientRect())
    const [first, second] = boxes
    return {
      slides: boxes.flatMap((box, at) => (box.left > left - 2 && box.right < right + 2 ? [at + 1] : [])),
      gutter: Math.round((second?.left ?? 0) - (first?.right ?? 0)),
      width: Math.round(first?.width ?? 0),
    }
  }, id)

/** Waits until those slides are in view and nothing moves. */
const shows = (page: Page, id: string, slides: readonly number[]) =>
  page.waitForFunction(
    ([name, wanted]) => {
      const view = document.getElementById(name) as HTMLElement
      const { left, right } = view.getBoundingClientRect()
      const whole = [...view.querySelectorAll('li')].flatMap((slide, at) => {
        const box = slide.getBoundingClientRect()
        return box.left > left - 2 && box.right < right + 2 ? [at + 1] : []
      })
      return whole.join() === wanted
    },
    [id, slides.join()] as const,
  )

const next = (page: Page) => page.getByRole('button', { name: /^Next, / })

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

  test.soak(
    'SL-01 A mouse drags the gallery on and does not follow the link on which it is released',
    async () => {
      const page = await browser.visit('/', ['slider'], moving)
      const box = await page.getByRole('link', { name: 'Purple sprouting' }).boundingBox()
      if (!box) throw new Error('no link')
      await page.mouse.move(box.x + 20, box.y + 8)
      await page.mouse.down()
      await page.mouse.move(box.x - 800, box.y + 8, { steps: 8 })
      await page.mouse.up()
      await shows(page, 'gallery', [4, 5, 6])
      expect(new URL(page.url()).pathname).toBe('/')
      await page.getByRole('button', { name: /^Play, / }).waitFor()
    },
  )

  test.soak('SL-01 A finger swipes the gallery on', async () => {
    const page = await browser.visit('/', ['slider'], {
      viewport: { width: 390, height: 800 },
      hasTouch: true,
    })
    const box = await page.locator('#gallery').boundingBox()
    if (!box) throw new Error('no gallery')
    const touch = await page.context().newCDPSession(page)
    const at = (x: number) => [{ x, y: box.y + 60 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(320) })
    for (const x of [280, 220, 150, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await shows(page, 'gallery', [2])
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

  test.soak(
    'SL-01 Without the widget the same row scrolls, and the widget starts at its position',
    async () => {
      const page = await browser.visit(blank, [])
      await page.route('**/w/slider-*.js', async route => {
        await new Promise(done => setTimeout(done, 2500))
        await route.continue()
      })
      await page.goto(new URL('/', browser.url).href)
      await page.locator('#gallery').scrollIntoViewIfNeeded()
      await page.locator('#gallery').evaluate(view => view.scrollTo({ left: 900, behavior: 'instant' }))
      const before = (await sightOf(page, 'gallery')).slides
      expect(before[0]).toBeGreaterThan(1)
      await page.waitForSelector('[data-widget=slider][data-widget-state=mounted]')
      await settled(page)
      expect((await sightOf(page, 'gallery')).slides).toContain(before[0])
    },
  )
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

  const playing = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('video')].flatMap((film, at) => (film.paused ? [] : [at + 1])),
    )

  test.soak(
    'SL-01 No video starts by itself, each has captions, and one plays at a time until it leaves the view',
    async () => {
      const page = await browser.visit(recipe, ['slider'], {
        viewport: { width: 390, height: 800 },
        ...moving,
      })
      await settled(page)
      expect(await playing(page)).toEqual([])
      const captions = await page.evaluate(() =>
        [...document.querySelectorAll('video')].map(film =>
          [...film.textTracks].some(({ kind, mode }) => kind === 'captions' && mode === 'showing'),
        ),
      )
      expect(captions).toEqual([true, true, true, true])
      await page
        .locator('video')
        .first()
        .evaluate((film: HTMLVideoElement) => film.play())
      expect(await playing(page)).toEqual([1])
      await page.waitForFunction(() => document.querySelector('video')?.textTracks[0]?.cues?.length)
      await next(page).click()
      await shows(page, 'steps', [2])
      expect(await playing(page)).toEqual([])
      expect(await look(page, 'films')).toEqual([])
    },
  )
})

describe('pages that link page.css', () => {
  test.soak(
    'IP-03 A product card has its picture, name, size, price and button in a column, and a row has one height',
    async () => {
      const page = await browser.visit('/shop/milk', [])
      const cards = await page.locator('.doorstep-card:not([hidden])').evaluateAll(all =>
        all.slice(0, 4).map(card => {
          const top = (selector: string) => card.querySelector(selector)?.getBoundingClientRect().top ?? 0
          const { height, width } = card.getBoundingClientRect()
          const parts = ['picture', 'name', 'size', 'price'].map(part => top(`.doorstep-card-${part}`))
          return { height, width, isInOrder: parts.every((each, at) => each >= (parts[at - 1] ?? 0)) }
        }),
      )
      expect(cards).toHaveLength(4)
      expect(new Set(cards.map(({ height }) => height)).size).toBe(1)
      expect(cards.every(({ isInOrder }) => isInOrder)).toBe(true)
      const style = await page
        .locator('.doorstep-card')
        .first()
        .evaluate(card => getComputedStyle(card).borderTopWidth)
      expect(style).toBe('1px')
    },
  )

  test.soak(
    'IP-03 A press anywhere on a card follows its one link, and the focus ring goes round the card',
    async () => {
      const page = await browser.visit('/shop/milk', [])
      await page.evaluate(() => {
        const name = document.querySelector('.doorstep-card-name') as HTMLElement
        const link = Object.assign(document.createElement('a'), {
          href: '/terms',
          textContent: name.textContent,
        })
        name.replaceChildren(link)
        link.focus()
      })
      await press(page, 'Shift+Tab', 'Tab')
      const card = page.locator('.doorstep-card').first()
      expect(await card.evaluate(each => getComputedStyle(each).outlineWidth)).toBe('2px')
      const box = await card.locator('img').boundingBox()
      await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
      await page.waitForURL('**/terms')
    },
  )

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

  test.soak('IP-06 In a window too low for header and text, the header scrolls with the page', async () => {
    const page = await browser.visit(recipe, [], { viewport: { width: 320, height: 256 } })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(
      await page.locator('.doorstep-header').evaluate(element => element.getBoundingClientRect().bottom),
    ).toBeLessThan(0)
    expect(await fitsSideways(page)).toBe(true)
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
    .evaluate(picture => picture.setAttribute('height', '300'))
  await page
    .locator('.thirds img')
    .first()
    .evaluate((picture: HTMLElement) => picture.style.setProperty('height', '300px'))
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
