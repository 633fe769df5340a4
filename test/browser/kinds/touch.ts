import type { Locator, Page } from 'playwright-core'

// Real fingers, as Chromium's debugger gives them: the browser itself makes scrolls, zooms, clicks and cancelled touches of them.

export type Point = { x: number; y: number }
const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Where a point of the window is in its visible part, from which Chromium counts once two fingers have zoomed. */
const onGlass = (page: Page, { x, y }: Point) =>
  page.evaluate(
    ([left, top]) => {
      const { offsetLeft, offsetTop } = visualViewport as VisualViewport
      return { x: left - offsetLeft, y: top - offsetTop }
    },
    [x, y] as const,
  )
export const middleOf = (thing: Locator): Promise<Point> =>
  thing.evaluate(each => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
/** Brings the middle of something to the middle of the window, and returns where it is. */
export async function broughtNear(thing: Locator): Promise<Point> {
  await thing.evaluate(each =>
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  )
  // A zoomed page tells of its new place a frame later.
  await pause(100)
  return middleOf(thing)
}

/** The fingers of a hand on the glass. Points are those of the page. */
export async function handOn(page: Page) {
  const debug = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((each, id) => ({ ...each, id })) })
  /** Puts fingers down, moves each by the same steps from its place to its end, and lifts them. */
  const move = async (from: Point[], to: Point[], { steps = 8, rest = 16 } = {}) => {
    const start = await Promise.all(from.map(each => onGlass(page, each)))
    const end = await Promise.all(to.map(each => onGlass(page, each)))
    await send('touchStart', start)
    await pause(rest)
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      const now = start.map(({ x, y }, at) => ({
        x: x + ((end[at]?.x ?? x) - x) * part,
        y: y + ((end[at]?.y ?? y) - y) * part,
      }))
      await send('touchMove', now)
      await pause(rest)
    }
    await send('touchEnd', [])
  }
  return {
    tap: async (at: Point) => {
      await send('touchStart', [await onGlass(page, at)])
      await pause(40)
      await send('touchEnd', [])
    },
    /** Two taps at one place, as quick as somebody who has learned to double-click. */
    doubleTap: async (at: Point, apart = 120) => {
      const place = await onGlass(page, at)
      for (const _ of ['first', 'second']) {
        await send('touchStart', [place])
        await pause(30)
        await send('touchEnd', [])
        await pause(apart)
      }
    },
    /** A tap of a trembling hand: the finger slides a little before it is lifted. */
    tremble: async ({ x, y }: Point, by = 12) => {
      await move([{ x, y }], [{ x: x + by, y }], { steps: 3, rest: 25 })
    },
    drag: (from: Point, { x = 0, y = 0 }: Partial<Point>) =>
      move([from], [{ x: from.x + x, y: from.y + y }], { steps: 8 }),
    /** Two fingers apart around a place, which zooms in about three times. */
    spread: ({ x, y }: Point) =>
      move(
        [
          { x: x - 12, y },
          { x: x + 12, y },
        ],
        [
          { x: x - 85, y },
          { x: x + 85, y },
        ],
      ),
    /** Two fingers down one after the other, and up again, without a move. */
    twoFingers: async (one: Point, other: Point, meanwhile: () => Promise<unknown> = () => pause(80)) => {
      const both = [await onGlass(page, one), await onGlass(page, other)]
      await send('touchStart', both.slice(0, 1))
      await pause(30)
      await send('touchStart', both)
      await meanwhile()
      await send('touchEnd', both.slice(0, 1))
      await pause(30)
      await send('touchEnd', [])
    },
    /** A finger that stays on the glass until `meanwhile` is over, and leaves its place before it is lifted. */
    hold: async (at: Point, meanwhile: () => Promise<unknown>) => {
      const place = await onGlass(page, at)
      await send('touchStart', [place])
      await meanwhile()
      for (let step = 1; step < 5; step++) await send('touchMove', [{ x: place.x, y: place.y - step * 12 }])
      await send('touchEnd', [])
    },
    /** What two fingers have left of the window: so many times as large as before. */
    zoom: (pageScaleFactor: number) => debug.send('Emulation.setPageScaleFactor', { pageScaleFactor }),
    turn: (isOnItsSide: boolean) =>
      debug.send('Emulation.setDeviceMetricsOverride', {
        width: isOnItsSide ? 700 : 390,
        height: isOnItsSide ? 390 : 700,
        deviceScaleFactor: 1,
        mobile: true,
        screenOrientation: isOnItsSide
          ? { type: 'landscapePrimary', angle: 90 }
          : { type: 'portraitPrimary', angle: 0 },
      }),
  }
}

/** Writes down what the page hears of a person from now on: presses, scrolls, changes and moves of the focus. */
export const listenTo = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const name = (target: EventTarget | null) =>
      target instanceof Element
        ? `${target.closest('[data-widget]')?.getAttribute('data-widget') ?? 'page'} ${target.localName} ${(target.getAttribute('aria-label') ?? target.textContent ?? '').slice(0, 40)}`
        : 'page'
    for (const type of ['click', 'focusin', 'change', 'input', 'submit', 'scroll'])
      document.addEventListener(
        type,
        ({ target }) => heard.push(type === 'scroll' ? 'scroll' : `${type}: ${name(target)}`),
        true,
      )
  })
/** What was heard since the last call. */
export const heardOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
