import { fitsSideways } from '../support/browser'
import { browser } from './editors'
import { look, picture } from './journey'

describe('the form of a widget', () => {
  test('EVT-01 ANA-02 G-79 The form stands beside the preview, which follows it with the markup, its address and the event log', async () => {
    const page = await browser.visit('/catalogue/postcode-panel', [], {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const preview = page.frameLocator('iframe')
    const copied = async () => {
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await page.locator('[data-log] li', { hasText: 'doorstep:mounted' }).first().waitFor()
    await page.getByRole('textbox', { name: 'Title' }).waitFor()
    const form = page.getByRole('region', { name: 'Configure' })
    const below = page.getByRole('region', { name: 'Markup' })
    for (const [width, least] of [
      ['240', 240],
      ['640', 640],
      ['Full', 700],
    ] as const) {
      await page.getByRole('button', { name: width, exact: true }).click()
      const boxes = [form, page.locator('iframe'), below].map(each => each.boundingBox())
      const [left, frame, lower] = await Promise.all(boxes)
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(frame?.x ?? 0)
      expect(Math.abs((left?.y ?? 0) - (frame?.y ?? 1000))).toBeLessThan(250)
      expect(frame?.width).toBeGreaterThanOrEqual(least)
      expect((lower?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(600)
      expect(await fitsSideways(page)).toBe(true)
    }
    await page.getByRole('textbox', { name: 'Title' }).fill('Do "you" & <we> meet?')
    await page.getByRole('combobox', { name: 'Heading level' }).selectOption('4')
    await page.getByRole('checkbox', { name: 'Today’s limit stops the visitor' }).uncheck()
    await preview.getByRole('heading', { level: 4, name: 'Do "you" & <we> meet?' }).waitFor()
    await page.getByRole('button', { name: 'Add a row to further fields of the form' }).click()
    await page
      .getByRole('textbox', { name: /^Name of/ })
      .and(page.locator(':focus'))
      .waitFor()
    await page.keyboard.type('from')
    await page.keyboard.press('Tab')
    await page.keyboard.type('addresses')
    await page.locator('[data-markup]', { hasText: '"from": "addresses"' }).waitFor()
    const markup = await copied()
    expect(markup).toContain('data-title="Do &quot;you&quot; &amp; <we> meet?" data-heading-level="4"')
    expect(markup).toContain('data-quota-blocks="false"')
    expect(await look(page, 'catalogue-form')).toEqual([])
    await page.goto('about:blank')
    await page.goBack()
    await preview.getByRole('heading', { level: 4, name: 'Do "you" & <we> meet?' }).waitFor()
    expect(await page.getByRole('textbox', { name: /^Name of/ }).inputValue()).toBe('from')
    await page.locator('[data-markup]', { hasText: '"from": "addresses"' }).waitFor()
    await page.getByRole('button', { name: 'Back to the scenario' }).click()
    await preview.getByRole('heading', { level: 2, name: 'Check My Postcode' }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    const postcode = preview.getByRole('textbox', { name: 'Pop in your postcode' })
    await postcode.fill('BS3 4TN')
    await postcode.press('Enter')
    const log = page.locator('[data-log] li')
    await log.filter({ hasText: 'valid-postcode' }).waitFor()
    const entries = await log.allTextContents()
    expect(entries.find(entry => entry.includes('valid-postcode'))).toContain(
      '{ postcode: "BS3 4TN", quotaReached: false }',
    )
    expect(entries.some(entry => entry.includes('Analytics: postcode_check'))).toBe(true)
    await picture(page, 'catalogue-postcode-panel')
    await preview.getByRole('button', { name: 'Close' }).click()
    const check = page.getByRole('button', { name: 'Check now' })
    const findings = page.getByRole('list', { name: 'Findings' }).getByRole('listitem')
    await check.click()
    await page.getByText(/^No findings: \d+ rules are kept/).waitFor()
    await preview.locator('main').evaluate(main => main.append(document.createElement('img')))
    await check.click()
    await findings.filter({ hasText: /alternative text/ }).waitFor()
  })

  test('The form explains an impossible value at its control, and the preview waits', async () => {
    const page = await browser.visit('/catalogue/tabs', [])
    const preview = page.frameLocator('iframe')
    const tabs = preview.getByRole('tab')
    await preview.getByRole('tab', { name: 'Keeping' }).waitFor()
    await page.getByRole('button', { name: 'Up Tabs, row 2' }).press('Enter')
    await tabs.first().filter({ hasText: 'Method' }).waitFor()
    expect(await tabs.allTextContents()).toEqual(['Method', 'Ingredients', 'Keeping'])
    const label = page.locator('.form__rows > li').first().getByRole('textbox', { name: 'Label' })
    await label.fill('')
    await page.getByText('tabs[0].label is missing.').waitFor()
    const about = await label.getAttribute('aria-describedby')
    expect(await page.locator(`#${about}`).textContent()).toBe('tabs[0].label is missing.')
    expect(await page.locator('[data-waits]').isVisible()).toBe(true)
    expect(await tabs.first().textContent()).toBe('Method')
    expect(await look(page, 'catalogue-form-fault')).toEqual([])
    await label.fill('How to')
    await preview.getByRole('tab', { name: 'How to' }).waitFor()
    expect(await page.locator('[data-waits]').isVisible()).toBe(false)
  })
})
