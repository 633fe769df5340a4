import type { Locator, Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { barePage } from '../../support/servers/bare-server'
import { keeps, plus, quantity, region } from './box'
import { customer, placeholder, playRows, type Row, until } from './play-rows'
import {
  addButton,
  card,
  closeDialog,
  dialog,
  email,
  enquiry,
  guarantee,
  guest,
  milkSearch,
  mounted,
  openDialog,
  orders,
  pause,
  postcode,
  printedEnquiry,
  readGuarantee,
  recipe,
  script,
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
/** The boxes of two elements, one of which should stand at the other. */
async function beside(page: Page, field: Locator, layer: Locator): Promise<void> {
  const [one, other] = [await field.boundingBox(), await layer.boundingBox()]
  const below = (other?.y ?? 9999) - (one?.y ?? 0) - (one?.height ?? 0)
  const above = (one?.y ?? 9999) - (other?.y ?? 0) - (other?.height ?? 0)
  expect(Math.min(Math.abs(below), Math.abs(above))).toBeLessThan(40)
  expect(Math.abs((other?.x ?? 9999) - (one?.x ?? 0))).toBeLessThan(60)
  expect(page.isClosed()).toBe(false)
}
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
/** Words that are too faint, as axe finds them. */
async function faint(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await script(page, 'axe-core/axe.min.js')
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (at: unknown, how: unknown) => Promise<{ violations: { nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
    })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 140)))
  })
}

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
    id: 'K-462',
    sees: 'in a form that an old page has put between the rows of a table, the check of the page says that nothing of its widgets is sent',
    body: `<table><form action="/posted?page" method="post"><tr><td>${enquiry}${placeholder('offline-customer')}</td></tr><tr><td><button>Send all</button></td></tr></form></table>`,
    mayComplain: true,
    act: async ({ page }) => {
      await page.goto(new URL('/?doorstep-debug', page.url()).href)
      for (const widget of ['enquiry-form', 'offline-customer'])
        await page.getByText(`${widget}: it stands in no form`).first().waitFor()
    },
  },
  {
    id: 'K-463',
    sees: 'a style sheet for each button, label, list, table, picture and neighbour leaves a box, a week and a calendar as they are',
    head: `${customer}<style>* + * { margin-top: 1.5em } button { width: 100%; display: block; float: left; text-transform: uppercase; height: 90px } label { display: none } svg { width: 100%; height: auto; fill: red } img { width: 100%; max-width: none } ul, ol { list-style: square inside; padding: 40px } li { float: left; width: 50% } fieldset { border: 9px solid red; padding: 60px } legend { float: left; width: 100% } table { width: 100%; border-collapse: collapse } td, th { padding: 30px; border: 9px solid } input { width: 100%; height: 90px; border-radius: 50px } input:invalid { background: red } h2, h3 { display: none } p { width: 100px; column-count: 2 } span { display: block } a { display: block; float: right } section { display: flex } section > * { flex: 1 } form > * { position: absolute; right: 0 }</style>`,
    body: `${box}${pause}${postcode}`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const size = async (at: Locator) => (await at.boundingBox()) ?? { width: 0, height: 0 }
      expect((await size(plus(region(turn), 'Cheese 1'))).width).toBeLessThan(60)
      expect((await size(quantity(turn))).height).toBeLessThan(60)
      expect((await size(page.locator('[data-widget=bol-basket] .doorstep'))).height).toBeLessThan(900)
      for (const label of ['Promotional code', 'First day without a delivery'])
        expect(await page.getByText(label).first().isVisible()).toBe(true)
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      const day = page.getByRole('grid').first().getByRole('button', { disabled: false }).last()
      expect((await size(day)).width).toBeLessThan(70)
      await day.click()
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
    },
  },
  {
    id: 'K-464',
    sees: 'where a page counts in tenths (font-size: 62.5 %), words are no smaller than 12 px, fields no smaller than 16 px on a phone, and a dialog fills no less than a usual one',
    head: `${customer}<style>html { font-size: 62.5% } body { font: 1.6rem/1.5 Georgia, serif }</style>`,
    visitor: { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true },
    body: `${box}${pause}${guarantee}${postcode}${recipe}`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const small = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.doorstep *, [aria-modal=true] *')]
            .filter(each => each.checkVisibility() && !each.closest('svg'))
            .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()))
            .filter(each => each.getBoundingClientRect().width > 2)
            .filter(
              each =>
                Number.parseFloat(getComputedStyle(each).fontSize) < (each.matches('input,select') ? 16 : 12),
            )
            .map(each => each.outerHTML.slice(0, 100)),
        )
      expect(await small()).toEqual([])
      const fields = await page
        .locator('.doorstep input:visible, .doorstep select:visible')
        .evaluateAll(all => all.map(each => Number.parseFloat(getComputedStyle(each).fontSize)))
      expect(Math.min(...fields)).toBeGreaterThanOrEqual(16)
      const targets = await page
        .locator('.doorstep button:visible')
        .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
      expect(Math.min(...targets)).toBeGreaterThanOrEqual(43)
      await openDialog(page)
      expect(await small()).toEqual([])
      expect((await page.locator(`${dialog} p`).first().boundingBox())?.width).toBeGreaterThan(250)
    },
  },
  {
    id: 'K-465',
    sees: 'a body that is a grid or a row, hides what it does not know and gives each child a frame, looks the same with widgets, and shows their dialogs',
    head: `<style>body { display: grid; grid-template-columns: 300px 400px; gap: 20px; margin: 0 } body > * { border: 2px solid; padding: 20px; position: relative; z-index: 1; min-height: 60px } body > div:not(#one):not(#two) { display: none } body::after { content: 'Foot' }</style>`,
    body: `<div id="one"><p>One</p></div><div id="two">${guarantee}${recipe}</div>`,
    act: async ({ page }) => {
      const places = () =>
        page.evaluate(() =>
          ['one', 'two'].map(id => {
            const { x, y } = document.getElementById(id)?.getBoundingClientRect() ?? {}
            return `${x},${y}`
          }),
        )
      const before = await places()
      const high = await page.evaluate(() => document.documentElement.scrollHeight)
      const open = await openDialog(page)
      expect((await open.boundingBox())?.height).toBeGreaterThan(150)
      expect(await places()).toEqual(before)
      await closeDialog(page)
      expect(await places()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(high + 1)
    },
  },
  {
    id: 'K-466',
    sees: 'in the form with method=dialog of a page’s own dialog, Enter in a widget sends what is its own, and the dialog stays open',
    body: `<dialog id="box"><form method="dialog">${recipe}${postcode}<button id="shut">Shut</button></form></dialog><button id="open" onclick="box.showModal()">Open</button>`,
    head: guest,
    act: async ({ page, asked }) => {
      await page.locator('#open').click()
      await email(page).fill('kate@example.co')
      await email(page).press('Enter')
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      expect(await page.evaluate('box.open')).toBe(true)
      const field = page.getByRole('textbox', { name: /postcode/i }).first()
      await field.fill('BA1 5LR')
      await page.locator('[data-widget=postcode-panel]').getByRole('button', { name: 'Check' }).click()
      await until(() => asked(/postcode\/verify/).length > 0, 'a check')
      await page.locator('[aria-modal=true]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('[aria-modal=true]').waitFor({ state: 'detached' })
      expect(await page.evaluate('box.open')).toBe(true)
      await page.locator('#shut').click()
      expect(await page.evaluate('box.open')).toBe(false)
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
    id: 'K-468',
    sees: 'in a button of the page, and in one of a form, a press in a widget opens what it names, and the form is not sent',
    body: `<form action="/posted"><button id="own">Paying ${guarantee}</button></form><div role="button" tabindex="0">More ${guarantee}</div>`,
    act: async ({ page, asked }) => {
      for (const at of [0, 1]) {
        await page.locator('.doorstep button').nth(at).click()
        await page.locator(dialog).waitFor()
        await closeDialog(page)
        await page.locator('.doorstep button').nth(at).focus()
        await page.keyboard.press('Enter')
        await page.locator(dialog).waitFor()
        await closeDialog(page)
      }
      await page.waitForTimeout(200)
      expect(asked(/^\/posted/)).toEqual([])
    },
  },
  {
    id: 'K-469',
    sees: 'a part of a form that is disabled until a box is ticked sends nothing before, and works after',
    body: `<form action="/posted?page" method="post"><label><input type="checkbox" id="tick" onchange="agreed.disabled = !this.checked"> I agree</label><fieldset id="agreed" disabled>${enquiry}${recipe}${pause}</fieldset><button>Send all</button></form>`,
    act: async ({ page, asked }) => {
      expect(await page.getByLabel('First line of address').isDisabled()).toBe(true)
      expect(await page.getByRole('button', { name: '1 week' }).isDisabled()).toBe(true)
      await page.locator('#tick').check()
      await email(page).fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      await enquires(page, '1 Mill Road')
      await page.getByRole('button', { name: '1 week' }).click()
      await page.getByRole('button', { name: 'Send all' }).click()
      await page.waitForURL(/posted/)
      expect(sent(asked(/^\/posted/)[0]?.body).get('address_1')).toBe('1 Mill Road')
    },
  },
  {
    id: 'K-470',
    sees: 'on a page whose base is a folder of the site, calls go to the root, and relative addresses lead below the folder',
    head: `${customer}<base href="/en/shop/">`,
    body: `${box}${card}${placeholder('paginator', 'data-total="112" data-page="2" data-url="list?page={page}"', '<a href="list?page=1">Back</a>')}<a href="#foot" id="skip">Foot</a>`,
    pages: { '/en/shop/list': '<title>List</title>' },
    shop: keeps(),
    act: async turn => {
      const { page, asked } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await addButton(page).click()
      await until(() => orders(turn).length > 0, 'an order')
      expect(asked(/^\/en\/shop\/(api|doorstep)/)).toEqual([])
      await page.getByRole('link', { name: /3/ }).first().click()
      await page.waitForURL(/\/en\/shop\/list\?page=3/)
    },
  },
  {
    id: 'K-471',
    sees: 'a section that the page keeps from being drawn, and shows later, has its widgets, and a list and a dialog stand in place',
    head: '<style>#late { content-visibility: hidden } .auto { content-visibility: auto; contain-intrinsic-size: auto 500px }</style>',
    body: `<section id="late">${guarantee}${milkSearch}</section><div style="height:3000px">Far</div><section class="auto"><div data-widget="recipe-email" data-recipe="7"><p>Ring us</p></div></section>`,
    act: async ({ page, asked }) => {
      await page.evaluate("late.style.contentVisibility = 'visible'")
      await readGuarantee(page)
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
      await beside(page, page.getByRole('combobox'), page.getByRole('listbox'))
      await page.keyboard.press('Escape')
      await page.evaluate('scrollTo(0, 99999)')
      await email(page).fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
    },
  },
  {
    id: 'K-472',
    sees: 'on a page that is drawn smaller by a transform, a list and a calendar stand at their fields, and a dialog can be read',
    head: `${customer}<style>body { transform: scale(.7); transform-origin: 0 0; margin: 0 }</style>`,
    body: `<div style="height:200px">First</div>${pause}${milkSearch}${guarantee}<div style="height:1500px">End</div>`,
    act: async ({ page }) => {
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
      await beside(page, page.getByRole('combobox'), page.getByRole('listbox'))
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      const grid = page.getByRole('grid').first()
      await grid.waitFor()
      const [field, days] = [
        await page.getByRole('textbox', { name: /^First day/ }).boundingBox(),
        await grid.boundingBox(),
      ]
      expect(Math.abs((days?.x ?? 999) - (field?.x ?? 0))).toBeLessThan(80)
      expect(Math.abs((days?.y ?? 9999) - (field?.y ?? 0))).toBeLessThan(200)
      await page.keyboard.press('Escape')
      await page.evaluate('scrollTo(0, 150)')
      const open = await (await openDialog(page)).boundingBox()
      expect(open?.width).toBeGreaterThan(200)
      expect(open?.y).toBeGreaterThanOrEqual(-1)
    },
  },
  {
    id: 'K-473',
    sees: 'a page that turns dark while it is open, by a class, has no word that cannot be read, in a card, a box, a search and a dialog',
    head: `${customer}<style>html.dark { color-scheme: dark; background: #101418; color: #e8eaed } html.dark a { color: #8ab4f8 }</style>`,
    body: `${card}${box}${milkSearch}${guarantee}${pause}${recipe}`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      expect(await faint(page)).toEqual([])
      await page.evaluate("document.documentElement.classList.add('dark')")
      await page.waitForTimeout(300)
      expect(await faint(page)).toEqual([])
      await openDialog(page)
      expect(await faint(page)).toEqual([])
      await page.evaluate("document.documentElement.classList.remove('dark')")
      await page.waitForTimeout(300)
      expect(await faint(page)).toEqual([])
    },
  },
  {
    id: 'K-474',
    sees: 'a script of the page that copies a box into another window to print it has its names, its quantities of now and its total',
    head: customer,
    body: `<div id="area">${box}</div>`,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
      const copied = await page.evaluate(() => {
        const made = document.createElement('iframe')
        document.body.append(made)
        const inner = made.contentDocument as Document
        inner.write(document.getElementById('area')?.outerHTML ?? '')
        inner.close()
        const [field] = inner.querySelectorAll('input')
        return `${field?.value} ${inner.body.innerText}`
      })
      expect(copied).toMatch(/^3 /)
      expect(copied).toMatch(/Cheese 1/)
      expect(copied).toMatch(/£24\.00/)
    },
  },
  {
    id: 'K-475',
    sees: 'while the style sheets of the widgets are three seconds late, the printed form can be used, and what was typed in it is kept',
    body: '<p>First</p>',
    pages: { '/late': barePage(printedEnquiry + guarantee) },
    act: async ({ page, asked }) => {
      await page.route(/\.css(\?|$)/, async route => {
        await new Promise(done => setTimeout(done, 3000))
        await route.continue().catch(() => undefined)
      })
      await page.goto(new URL('/late', page.url()).href)
      await page.getByLabel('First line of address').first().fill('1 Mill Road')
      // Nothing without its style is shown instead of the printed form.
      await page.waitForTimeout(1000)
      expect(await page.getByText('First line of address').first().isVisible()).toBe(true)
      await page.waitForTimeout(3000)
      expect(await page.getByLabel('First line of address').inputValue()).toBe('1 Mill Road')
      await page.getByLabel('Enquiry Type').selectOption('deliveries')
      await page.getByLabel('Postcode').fill('BA1 5LR')
      await page.getByRole('button', { name: 'Send enquiry' }).click()
      await until(() => asked(/^\/posted/).length > 0, 'an enquiry')
      expect(sent(asked(/^\/posted/)[0]?.body).get('address_1')).toBe('1 Mill Road')
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
    id: 'K-477',
    sees: 'where the file of a calendar cannot be fetched, a day is typed, and the form has it',
    mayComplain: true,
    body: '<p>First</p>',
    pages: {
      '/none': barePage(
        `<form action="/posted" method="post">${pause}<button>Send all</button></form>`,
        customer,
      ),
    },
    act: async ({ page, asked }) => {
      await page.goto(new URL('/none', page.url()).href)
      await mounted(page, 1)
      await page.route(/\/doorstep\/c\/.*/, route => route.fulfill({ status: 404, body: '' }))
      const opener = page.getByRole('button', { name: /Choose from a calendar: First day/ })
      await opener.click()
      await page.waitForTimeout(800)
      const first = page.getByRole('textbox', { name: /^First day/ })
      await page.keyboard.press('Escape')
      await first.fill('24/12/2027')
      await first.press('Tab')
      await page.getByRole('textbox', { name: /^Last day/ }).fill('28/12/2027')
      await page.getByRole('button', { name: 'Send all' }).click()
      await page.waitForURL(/posted/)
      expect(decodeURIComponent(asked(/^\/posted/)[0]?.body ?? '')).toMatch(/24\/12\/2027|2027-12-24/)
    },
  },
  {
    id: 'K-478',
    sees: 'a page that no browser keeps (no-store), and whose scrolling is its own, has all that was typed in its widgets again after Back',
    body: '<p>First</p>',
    act: async ({ page }) => {
      await page.route('**/kept', route =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: { 'Cache-Control': 'no-store' },
          body: barePage(
            `${recipe}${bodies['enquiry-form']}${bodies['business-requirements']}${bodies['transaction-search']}<script>history.scrollRestoration = 'manual'</script>`.replaceAll(
              'data-widget="',
              'data-load="ready" data-widget="',
            ),
          ),
        }),
      )
      await page.goto(new URL('/kept', page.url()).href)
      await mounted(page, 4)
      await email(page).first().fill('kate@example.co')
      await page.getByLabel('First line of address').fill('1 Mill Road')
      await page.locator('[data-widget=business-requirements]').getByRole('textbox').first().fill('Milk')
      const from = page.locator('[data-widget=transaction-search]').getByRole('textbox').nth(1)
      await from.fill('01/11/2026')
      await from.press('Tab')
      await page.goto(new URL('/found', page.url()).href)
      await page.goBack()
      await mounted(page, 4)
      await page.waitForTimeout(300)
      expect([
        await email(page).first().inputValue(),
        await page.getByLabel('First line of address').inputValue(),
        await page.locator('[data-widget=business-requirements]').getByRole('textbox').first().inputValue(),
        await from.inputValue(),
      ]).toEqual(['kate@example.co', '1 Mill Road', 'Milk', '01/11/2026'])
    },
  },
  {
    id: 'K-479',
    sees: 'in a column of 190 px, in a table that keeps lines whole, no control of a box, a week, a card, a search or a postcode stands out',
    head: `${customer}<style>table { table-layout: fixed; width: 560px } td { white-space: nowrap; vertical-align: top; padding: 0 } td:first-child { width: 190px }</style>`,
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
  {
    id: 'K-480',
    sees: 'on a page that scrolls in its body, far widgets come, a list follows its field, and after a dialog the page is where it was',
    head: '<style>html { height: 100%; overflow: hidden } body { height: 100%; overflow: auto; margin: 0; scroll-behavior: smooth }</style>',
    body: `<div style="height:1600px">First</div>${guarantee.replace('data-load="ready"', 'data-load="visible"')}${milkSearch.replace('data-load="ready"', '')}<div style="height:900px">End</div>`,
    act: async ({ page }) => {
      await page.evaluate("document.body.scrollTo({ top: 1300, behavior: 'instant' })")
      await mounted(page, 2)
      await openDialog(page)
      const before = await page.evaluate('document.body.scrollTop')
      await page.mouse.move(20, 20)
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(400)
      expect(await page.evaluate('document.body.scrollTop')).toBe(before)
      await closeDialog(page)
      expect(await page.evaluate('document.body.scrollTop')).toBe(before)
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
      await page.evaluate("document.body.scrollBy({ top: 120, behavior: 'instant' })")
      await page.waitForTimeout(200)
      await beside(page, page.getByRole('combobox'), page.getByRole('listbox'))
    },
  },
]

playRows(rows, [])
