import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { keeps, plus, quantity, region } from './box'
import { customer, placeholder, playRows, type Row, until } from './play-rows'
import {
  card,
  closeDialog,
  dialog,
  enquiry,
  guarantee,
  milkSearch,
  mounted,
  pause,
  postcode,
  recipe,
  sent,
} from './subjects'

// The forms, tables, style sheets and slow files that a page has around a widget.

const box = placeholder('bol-basket')
const enquires = async (page: Page, address: string) => {
  await page.getByLabel('Enquiry Type').selectOption('deliveries')
  await page.getByLabel('First line of address').fill(address)
  await page.getByLabel('Postcode').fill('BA1 5LR')
}
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
/** The controls of the widgets that reach out of this box. */
const outside = (page: Page, selector: string) =>
  page.locator(selector).evaluate(place => {
    const around = place.getBoundingClientRect()
    return [...place.querySelectorAll<HTMLElement>('.doorstep button, .doorstep a, .doorstep input')]
      .filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 2)
      .filter(each => {
        const at = each.getBoundingClientRect()
        return at.left < around.left - 1 || at.right > around.right + 1
      })
      .map(each => each.outerHTML.slice(0, 90))
  })

const rows: Row[] = [
  {
    id: 'K-461',
    sees: 'in a form whose fields are called action, method, submit, elements and reset, an enquiry is posted once, with its token',
    body: `<form action="/posted?page" method="post"><input type="hidden" name="action" value="save"><input type="hidden" name="method" value="x"><input type="hidden" name="elements" value="x"><input type="hidden" name="reset" value="x"><input type="hidden" name="id" value="7"><input type="hidden" name="target" value="x"><input type="hidden" name="parentNode" value="x"><input type="hidden" name="closest" value="x"><input type="hidden" name="addEventListener" value="x">${enquiry}${pause}<button name="submit" value="go">Send all</button></form>`,
    act: async ({ page, asked }) => {
      await enquires(page, '1 Mill Road')
      await page.getByRole('button', { name: '1 week' }).evaluate(each => (each as HTMLElement).click())
      await page.getByRole('button', { name: 'Send all' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/posted/)
      const posts = asked(/^\/posted/)
      expect(posts).toHaveLength(1)
      const fields = sent(posts[0]?.body)
      expect([fields.get('type'), fields.get('address_1'), fields.get('submit')]).toEqual([
        'deliveries',
        '1 Mill Road',
        'go',
      ])
    },
  },
  {
    id: 'K-467',
    sees: 'what a page’s headline passes on (letters of a gradient, no height of lines, an indent out of sight, capitals, one line) does not reach the words of a widget',
    head: `${customer}<style>.hero { background: linear-gradient(red, blue); -webkit-background-clip: text; background-clip: text; -webkit-text-fill-color: transparent; color: transparent; line-height: 0; text-indent: -9999px; text-transform: uppercase; white-space: nowrap; letter-spacing: 20px; text-shadow: 0 0 9px red; word-break: break-all; -webkit-text-security: disc; -webkit-text-stroke: 3px red; font-variant-caps: all-small-caps; tab-size: 40; text-align-last: right; font-style: oblique; direction: ltr; writing-mode: horizontal-tb; -webkit-user-select: none; user-select: none; text-underline-position: under; line-break: anywhere; text-wrap: nowrap; hanging-punctuation: first; text-emphasis: dot }</style>`,
    body: `<div class="hero">${box}${guarantee}${recipe}</div>`,
    shop: keeps(),
    act: async turn => {
      await region(turn).getByText('Cheese 1').first().waitFor()
      const styles = await region(turn)
        .getByText('Cheese 1')
        .first()
        .evaluate(each => {
          const style = getComputedStyle(each) as unknown as Record<string, string>
          return {
            fill: style.webkitTextFillColor === style.color,
            seen: !/rgba\(0, 0, 0, 0\)/.test(style.color ?? ''),
            security: style.webkitTextSecurity,
            stroke: style.webkitTextStrokeWidth,
            caps: style.fontVariantCaps,
            emphasis: style.textEmphasisStyle,
            last: style.textAlignLast,
            wrap: style.textWrapMode,
            lineBreak: style.lineBreak,
            indent: style.textIndent,
          }
        })
      expect(styles).toEqual({
        fill: true,
        seen: true,
        security: 'none',
        stroke: '0px',
        caps: 'normal',
        emphasis: 'none',
        last: 'auto',
        wrap: 'wrap',
        lineBreak: 'auto',
        indent: '0px',
      })
    },
  },
  {
    id: 'K-476',
    sees: 'a dialog whose file is three seconds late opens once after three presses, and says meanwhile that it is on its way',
    body: '<p>First</p>',
    pages: { '/slow': barePage(guarantee) },
    act: async ({ page }) => {
      await page.goto(new URL('/slow', page.url()).href)
      await mounted(page, 1)
      await page.route(/\/doorstep\/c\/.*/, async route => {
        await new Promise(done => setTimeout(done, 3000))
        await route.continue().catch(() => undefined)
      })
      const button = page.locator('.doorstep button').first()
      await button.click()
      await button.click({ force: true })
      await page.waitForTimeout(600)
      await button.click({ force: true })
      if (!(await page.locator(dialog).count()))
        expect(
          await page.locator('.doorstep').evaluateAll(all => all.map(each => each.outerHTML).join('')),
        ).toMatch(/aria-busy|aria-disabled|role="status"|Opening|wait/i)
      await page.locator(dialog).waitFor({ timeout: 9000 })
      expect(await page.locator('[aria-modal=true]').count()).toBe(1)
      await closeDialog(page)
      await page.waitForTimeout(700)
      expect(await page.locator('[aria-modal=true]').count()).toBe(0)
    },
  },
  {
    id: 'K-479',
    sees: 'in a column of 170 px, in a table that keeps lines whole, no control of a box, a week, a card, a search or a postcode stands out',
    head: `${customer}<style>table { table-layout: fixed; width: 560px } td { white-space: nowrap; vertical-align: top; padding: 0 } td:first-child { width: 170px }</style>`,
    body: `<table><tr><td id="side">${box}${placeholder('weekly-cost', 'data-start-of-week="2026-11-22"')}${card}${milkSearch}${postcode}${pause}${recipe}</td><td>Main</td></tr></table>`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await page.waitForTimeout(400)
      expect(await outside(page, '#side')).toEqual([])
      expect(await wide(page)).toBeLessThanOrEqual(0)
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
    },
  },
]

playRows(rows)
