import type { Page } from 'playwright-core'
import { fitsSideways } from '../support/browser'
import { browser, moving, recipe, shows, sightOf } from './furniture'
import { blank, look, press, settled } from './journey'

const next = (page: Page) => page.getByRole('button', { name: /^Next, / })

describe('the gallery of the home page', () => {
  test('SL-01 A mouse drags the gallery on and does not follow the link on which it is released', async () => {
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
  })

  test('SL-01 A finger swipes the gallery on', async () => {
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

  test('SL-01 Without the widget the same row scrolls, and the widget starts at its position', async () => {
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
  })
})

describe('the videos of a recipe', () => {
  const playing = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('video')].flatMap((film, at) => (film.paused ? [] : [at + 1])),
    )

  test('SL-01 No video starts by itself, each has captions, and one plays at a time until it leaves the view', async () => {
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
  })
})

describe('pages that link page.css', () => {
  test('IP-03 A product card has its picture, name, size, price and button in a column, and a row has one height', async () => {
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
  })

  test('IP-03 A press anywhere on a card follows its one link, and the focus ring goes round the card', async () => {
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
  })

  test('IP-06 In a window too low for header and text, the header scrolls with the page', async () => {
    const page = await browser.visit(recipe, [], { viewport: { width: 320, height: 256 } })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    expect(
      await page.locator('.doorstep-header').evaluate(element => element.getBoundingClientRect().bottom),
    ).toBeLessThan(0)
    expect(await fitsSideways(page)).toBe(true)
  })
})
