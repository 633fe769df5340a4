import type { Page } from 'playwright-core'
import { showExamples } from '../../support/contrast/show-examples'
import { isWhole } from '../../support/rows'
import { arrive, blank, fillBox, journeys, picture, settled } from '../journey'

const walk = journeys({ isPrinted: true })
const forced = { forcedColors: 'active', as: 'customer' } as const

/** Those with the most kinds of controls, states and signs. */
const sample = ['order-dialog', 'payment-form', 'order-again', 'checkout-panel', 'product-selector', 'tabs']

/**
 * What cannot be seen in the system's colours, in which backgrounds and shadows are gone: a control without an edge, a
 * chosen one that looks like its neighbours, a disabled one that looks as if it could be used.
 */
const unseen = (page: Page, within: string): Promise<{ tried: number; wrong: string[] }> =>
  page.evaluate(selector => {
    const wrong = new Set<string>()
    let tried = 0
    const probe = document.body.appendChild(document.createElement('i'))
    const ofSystem = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const [canvas, gray] = [ofSystem('Canvas'), ofSystem('GrayText')]
    probe.remove()
    const widthOf = (style: CSSStyleDeclaration, side: string) =>
      style.getPropertyValue(`border-${side}-color`) === canvas
        ? '0px'
        : style.getPropertyValue(`border-${side}-width`)
    const edges = (element: Element) => {
      const style = getComputedStyle(element)
      const outline = style.outlineStyle === 'none' ? '0px' : style.outlineWidth
      return [...['top', 'right', 'bottom', 'left'].map(side => widthOf(style, side)), outline].join(' ')
    }
    const nameOf = (element: Element) =>
      `${element.closest('[data-widget]')?.getAttribute('data-widget') ?? ''} ${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    // A tile is what is seen of its radio button.
    const shownOf = (element: Element) =>
      element.matches('[type=radio]') ? (element.closest('label') ?? element) : element
    const hasEdge = (element: Element) => /[1-9]/.test(edges(element))
    for (const root of document.querySelectorAll(selector)) {
      const controls = root.querySelectorAll('button, input, select, textarea, [role=tab], [role=option]')
      for (const control of controls) {
        if (!isSeen(control) || control.matches('[type=hidden]')) continue
        tried++
        const shown = shownOf(control)
        const isNative = getComputedStyle(control).appearance !== 'none' && control.matches('input, select')
        const isText = /underline/.test(getComputedStyle(control).textDecorationLine)
        const isInGroup = control.parentElement !== null && hasEdge(control.parentElement)
        const isDrawn = getComputedStyle(control, '::before').content !== 'none'
        const hasSign = isDrawn || control.querySelector('svg, img, [class*=cap]') !== null
        if (!hasEdge(shown) && !isNative && !isText && !isInGroup && !hasSign)
          wrong.add(`${nameOf(control)} has no edge`)
        const isOff =
          control.matches(':disabled, [aria-disabled=true]') && !control.matches('[aria-busy=true]')
        if (isOff && getComputedStyle(shown).color !== gray) wrong.add(`${nameOf(control)} looks enabled`)
      }
      const chosen = root.querySelectorAll(
        'button[aria-pressed=true], [role=tab][aria-selected=true], a[aria-current], [type=radio]:checked',
      )
      for (const each of chosen) {
        if (!isSeen(each)) continue
        tried++
        const name = each.getAttribute('name')
        const others = each.matches('[type=radio]')
          ? [...root.querySelectorAll(`[type=radio][name="${CSS.escape(name ?? '')}"]:not(:checked)`)]
          : [...(each.closest('ul, ol, div, nav, [role=tablist]')?.querySelectorAll(each.localName) ?? [])]
        const other = others.find(candidate => candidate !== each && isSeen(candidate))
        if (other && edges(shownOf(other)) === edges(shownOf(each)))
          wrong.add(`${nameOf(each)} looks like ${nameOf(other)}`)
      }
    }
    return { tried, wrong: [...wrong] }
  }, within)

test('J-74 In forced colours every control has an edge, and a chosen or disabled one is told apart', async () => {
  const page = await walk.visit('/catalogue/preview?widget=tabs', [], { ...forced, bypassCSP: true })
  await showExamples(page, isWhole ? undefined : sample)
  await settled(page)
  const { tried, wrong } = await unseen(page, '[data-contrast-place] .doorstep')
  await picture(page, 'forced-colours')
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(isWhole ? 300 : 60)
})

const printed = isWhole
  ? [
      '/',
      '/shop/best-of-local/featured',
      '/shop/best-of-local/checkout',
      '/account/pauses',
      '/account/payments',
      '/account/transactions',
      '/depots',
      '/recipes/bread-and-butter-pudding',
      '/shop/milk',
    ]
  : ['/shop/milk']

test.each(printed)('J-74 In forced colours the choices and states of %s are told apart', async address => {
  const page = await walk.visit(blank, [], forced)
  await fillBox(page, 221, 2)
  await page.goto(walk.url + address)
  await page.waitForLoadState('networkidle')
  await settled(page)
  const { tried, wrong } = await unseen(page, 'main')
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(2)
})

test('J-74 In forced colours today, the chosen day, a badge, an error and the focus are seen', async () => {
  const page = await walk.visit('/shop/milk', [], { ...forced, viewport: { width: 390, height: 844 } })
  await arrive(page, ['weekly-view-link'])
  await page.getByRole('button', { name: /^Your\s+week/ }).click()
  const week = page.getByRole('region', { name: 'Your week' })
  await week.getByRole('listitem').first().waitFor()
  await settled(page)
  // A cap is a filled circle today, and an empty one on other days.
  const grounds = await week
    .locator('[data-size="36"]')
    .evaluateAll(all =>
      all.map(cap => `${cap.textContent} ${getComputedStyle(cap, '::before').backgroundColor}`),
    )
  const today = grounds.find(ground => ground.startsWith('25'))?.slice(3)
  expect(grounds.filter(ground => ground.endsWith(today ?? ''))).toHaveLength(1)
  const badges = await week
    .locator('[class*=Badge_badge]')
    .filter({ visible: true })
    .evaluateAll(all => all.map(badge => Number.parseFloat(getComputedStyle(badge).borderTopWidth)))
  expect(badges.length).toBeGreaterThanOrEqual(3)
  expect(badges.filter(width => width < 1)).toEqual([])
  await page.goto(`${walk.url}/account/pauses`)
  await arrive(page, ['pause-picker'])
  await page
    .getByRole('button', { name: /^Pause deliveries/ })
    .last()
    .click()
  const field = page.getByRole('textbox').first()
  await page.locator('input[aria-invalid=true]').first().waitFor()
  const edge = () => field.evaluate(element => getComputedStyle(element).borderTopWidth)
  expect(await edge()).toBe('2px')
  await page.getByRole('button', { name: '1 week' }).focus()
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element)
    return { outlineStyle, outlineWidth, outlineColor }
  })
  expect(ring.outlineStyle).toBe('solid')
  expect(Number.parseFloat(ring.outlineWidth)).toBeGreaterThanOrEqual(2)
  expect(ring.outlineColor).not.toBe('rgb(255, 255, 255)')
})

test('J-68 On a phone in forced colours, which show no shadow, Confirm order stands below the form and covers nothing', async () => {
  const viewport = { width: 390, height: 844 }
  const page = await walk.visit(blank, [], { ...forced, viewport })
  await fillBox(page, 231, 2)
  await page.goto(new URL('/shop/best-of-local/checkout', page.url()).href)
  const confirm = page.getByRole('button', { name: /^Confirm order/i })
  const position = () => confirm.evaluate(element => getComputedStyle(element).position)
  expect(await position()).toBe('static')
  await page.emulateMedia({ forcedColors: 'none' })
  expect(await position()).toBe('sticky')
  await page.emulateMedia({ forcedColors: 'active' })
  await arrive(page, ['checkout-panel'])
  expect(await position()).toBe('static')
})
