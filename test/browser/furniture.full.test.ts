import type { Page } from 'playwright-core'
import { browser, moving, recipe, shows } from './furniture'
import { look, settled } from './journey'

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
