import type { Page } from 'playwright-core'
import { mounted } from '../../support/browser'
import { picture } from '../journey'
import { customer, open } from './host-looks'
import { allSettled, everyWidget, visitHost } from './host-page'

const fallback = '<a href="/register">Check your postcode</a>'
const moving = `<div data-widget="postcode-panel" data-load="ready">${fallback}</div>`

/** Confirms a postcode as a guest, which opens a dialog. */
async function openDialog(page: Page): Promise<void> {
  await mounted(page, 'postcode-panel')
  await page.getByLabel('Pop in your postcode').fill('BS3 4TN')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Gareth Pritchard').waitFor()
}

const styleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { fontSize, fontFamily, direction, backgroundColor, color } = getComputedStyle(element)
      const lang = element.closest('[lang]')?.getAttribute('lang')
      return { fontSize, fontFamily, direction, backgroundColor, color, lang }
    })

describe('a dialog of a widget', () => {
  const small =
    '<style>html { font-size: 62.5% } body { font-size: 1rem } .post { font: 1.7rem Georgia, serif }</style>'

  test("F-62 A dialog has the size, type, tokens, direction and language of its widget's place", async () => {
    const page = await visitHost(
      open,
      {
        head: small,
        body: `<div class="post" dir="rtl" lang="cy" style="--doorstep-accent: rgb(250, 180, 230); --doorstep-surface: rgb(255, 250, 240)">${moving}</div>`,
      },
      { reducedMotion: 'reduce' },
    )
    await openDialog(page)
    const place = await styleOf(page, '[data-widget] .doorstep')
    const dialog = await styleOf(page, '[role=dialog]')
    expect(place).toMatchObject({
      fontSize: '17px',
      fontFamily: 'Georgia, serif',
      direction: 'rtl',
      lang: 'cy',
    })
    expect(dialog).toMatchObject({
      fontSize: place.fontSize,
      fontFamily: place.fontFamily,
      direction: 'rtl',
      lang: 'cy',
      backgroundColor: 'rgb(255, 250, 240)',
    })
    const go = page.getByRole('dialog').getByRole('button', { name: 'Continue' })
    expect(await go.evaluate(button => getComputedStyle(button).backgroundColor)).toBe('rgb(250, 180, 230)')
    // A length, not 1em of each element: sizes do not compound.
    expect(await go.evaluate(button => getComputedStyle(button).getPropertyValue('--doorstep-rem'))).toBe(
      '17px',
    )
    await picture(page, 'dialog-62')
  })

  test("J-65 A dialog has the page's text size when its widget is in small print", async () => {
    const head = '<style>body { font-size: 18px } .strip { font-size: 12px }</style>'
    const page = await visitHost(
      open,
      { head, body: `<div class="strip">${moving}</div>` },
      { reducedMotion: 'reduce' },
    )
    await openDialog(page)
    expect(await styleOf(page, '[data-widget] .doorstep')).toMatchObject({ fontSize: '12px' })
    expect(await styleOf(page, '[role=dialog]')).toMatchObject({ fontSize: '18px' })
  })

  test("J-65 F-62 A dialog's text is never smaller than 16 px", async () => {
    const page = await visitHost(open, { head: small, body: moving }, { reducedMotion: 'reduce' })
    await openDialog(page)
    expect(await styleOf(page, '[data-widget] .doorstep')).toMatchObject({ fontSize: '10px' })
    expect(await styleOf(page, '[role=dialog]')).toMatchObject({ fontSize: '16px' })
  })
})

describe('a right-to-left page', () => {
  /** The sides of their lines at which one-line sentences have their last mark. */
  const endsOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.doorstep :is(p, label, li, dd, legend, span)')].flatMap(element => {
        const text = [...element.childNodes].at(-1)
        if (!(text instanceof Text) || element.childNodes.length > 1 || !/[a-z].*[.?!]$/.test(text.data))
          return []
        const box = (from: number, to: number) => {
          const range = document.createRange()
          range.setStart(text, from)
          range.setEnd(text, to)
          return range.getBoundingClientRect()
        }
        const [first, last] = [box(0, 1), box(text.length - 1, text.length)]
        if (!last.width || Math.abs(first.top - last.top) > 2) return []
        return [`${text.data} ends at the ${last.left > first.left ? 'right' : 'left'}`]
      }),
    )

  test('F-73 Widgets and dialogs run from right to left, and their English sentences keep their order', async () => {
    const page = await visitHost(
      open,
      { root: 'lang="ar" dir="rtl"', body: `<main>${await everyWidget('at once')}</main>` },
      customer,
    )
    await allSettled(page)
    expect(await styleOf(page, '[data-widget] .doorstep')).toMatchObject({ direction: 'rtl' })
    const ends = await endsOf(page)
    expect(ends.length).toBeGreaterThan(5)
    expect(ends.filter(each => each.endsWith('left'))).toEqual([])
    // Arrows for next and previous point outwards; those of the map are the same in every script.
    const pointing = await page
      .locator(':not([aria-expanded]) > svg[data-way]')
      .evaluateAll(all =>
        all.map(each => `${!!each.closest('[dir=ltr]')} ${getComputedStyle(each).scale}`).sort(),
      )
    expect([...new Set(pointing)]).toEqual(['false -1 1', 'true none'])
    await picture(page, 'rtl')
    await page.getByRole('button', { name: /^(View|Change) box for/ }).click()
    await page.getByRole('dialog').waitFor()
    expect(await styleOf(page, '[role=dialog]')).toMatchObject({ direction: 'rtl' })
    await picture(page, 'rtl-dialog')
  })

  test('F-73 UI-03 The arrow keys lead to the day and to the tab on their own side', async () => {
    const page = await visitHost(
      open,
      {
        root: 'lang="ar" dir="rtl"',
        body: `<main>${await everyWidget('at once', ['transaction-search', 'tabs'])}</main>`,
      },
      customer,
    )
    await allSettled(page)
    const at = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0)
    const ways = async () => {
      const from = await at()
      await page.keyboard.press('ArrowLeft')
      const left = await at()
      await page.keyboard.press('ArrowRight')
      return [left < from, (await at()) === from]
    }
    await page.getByRole('tab', { selected: true }).focus()
    expect(await ways()).toEqual([true, true])
    await page
      .getByRole('button', { name: /calendar$/ })
      .first()
      .click()
    const chosen = page.locator('[role=gridcell] button[tabindex="0"]')
    await chosen.focus()
    // A day in the middle of a week.
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    expect(await ways()).toEqual([true, true])
    const [back, on] = await Promise.all(
      ['Previous month', 'Next month'].map(name =>
        page.getByRole('button', { name }).evaluate(button => {
          const { x } = button.getBoundingClientRect()
          const path = button.querySelector('path') as SVGPathElement
          const [from, to] = [0, path.getTotalLength() / 2].map(
            along => path.getPointAtLength(along).matrixTransform(path.getScreenCTM() ?? undefined).x,
          )
          return { x, pointsRight: (to ?? 0) > (from ?? 0) }
        }),
      ),
    )
    expect(back?.x).toBeGreaterThan(on?.x ?? 0)
    expect([back?.pointsRight, on?.pointsRight]).toEqual([true, false])
    await picture(page, 'rtl-calendar')
  })
})
