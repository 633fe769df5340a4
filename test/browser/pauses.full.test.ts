import { look, picture, press, tabTo } from './journey'
import { end, opener, retype, start, submit, typed, visitPauses } from './pauses'

describe('pausing deliveries by keyboard alone', () => {
  test('PP-05 A last day before the first one moves the first day back', async () => {
    const page = await visitPauses()
    await retype(page, start(page), typed(12))
    await retype(page, end(page), typed(8))
    await press(page, 'Tab')
    expect(await start(page).inputValue()).toBe(typed(8))
    await page.locator('.doorstep p', { hasText: `First day moved to ${typed(8)}.` }).waitFor()
  })

  test('PP-06 A refusal of the shop stands under its field, with the sent dates', async () => {
    const page = await visitPauses()
    await retype(page, start(page), typed(-1))
    await retype(page, end(page), typed(4))
    await tabTo(page, submit(page))
    await Promise.all([page.waitForEvent('load'), press(page, 'Enter')])
    await page.waitForSelector('[data-widget="pause-picker"][data-widget-state="mounted"]')
    const described = await start(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Choose a first day after today.')
    expect(await start(page).inputValue()).toBe(typed(-1))
    expect(await look(page, 'pauses-refused')).toEqual([])
  })
})

describe('a visitor with forced colours', () => {
  test('UI-03 The edges of fields and buttons, and the chosen days, are visible', async () => {
    const page = await visitPauses({ forcedColors: 'active' })
    await tabTo(page, opener(page))
    await press(page, 'Enter')
    await page.waitForFunction(() => document.activeElement?.closest('[role=grid]'))
    const bare = await page.locator('.doorstep :is(input:not([type=hidden]), button)').evaluateAll(controls =>
      controls
        .filter(control => control.getClientRects().length > 0 && !control.closest('[role=grid]'))
        .filter(control => {
          const holder = control.parentElement as Element
          return [control, holder].every(element => parseFloat(getComputedStyle(element).borderTopWidth) < 1)
        })
        .map(control => control.outerHTML.slice(0, 120)),
    )
    expect(bare).toEqual([])
    await picture(page, 'pauses-forced-colours')
  })
})
