import type { Page } from 'playwright-core'
import { customer, placeholder, playRows, type Row, type Turn, until } from './play-rows'

// Placeholders as editors, minifiers, inliners, translators and consent managers hand them on.

const items = { items: [{ name: 'Milk' }, { name: 'Milk shake' }] }
const script = (text: string, type = 'application/json') => `<script type="${type}">${text}</script>`
const search = (inside: string, more = '') =>
  `<div data-widget="typeahead" data-action="/found" ${more}>${inside}<p>Ring us</p></div>`
const guarantee = placeholder('direct-debit')
const suggests = async ({ page }: Pick<Turn, 'page'>, count = 2) => {
  await page.getByRole('combobox').first().pressSequentially('mil')
  await until(async () => (await page.getByRole('option').count()) === count, `${count} suggestions`)
}
const opens = async (page: Page, at = 0) => {
  await page.getByRole('button', { name: 'Read the guarantee' }).nth(at).click()
  await page.locator('[aria-modal=true]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[aria-modal=true]').waitFor({ state: 'detached' })
}
/** The printed content stays, and a message says what is wrong. */
const names = async (page: Page, what: RegExp) => {
  await page.getByText('Ring us').first().waitFor()
  const report = () => page.evaluate(() => JSON.stringify(window.Doorstep?.report() ?? ''))
  await until(async () => what.test(await report()), `a message with ${what}`)
}

const rows: Row[] = [
  {
    id: 'K-341',
    sees: 'placeholders that an editor has filled with a hard space, a bogus line break or nothing are widgets',
    body: '<div data-widget="direct-debit" data-load="ready">&nbsp;</div><div data-widget="direct-debit" data-load="ready"><br data-mce-bogus="1"></div><div data-widget="direct-debit" data-load="ready"></div>',
    act: async ({ page }) => {
      for (const at of [0, 1, 2]) await opens(page, at)
    },
  },
  {
    id: 'K-342',
    sees: 'data into which WordPress has put line breaks leave the printed content, and a message names them',
    mayComplain: true,
    body: search(script(`{<br />\n"items": [<br />\n{ "name": "Milk" }<br />\n]<br />\n}`)),
    act: async ({ page }) => names(page, /<br|line break/i),
  },
  {
    id: 'K-343',
    sees: 'data with the curly quotes of a word processor leave the printed content, and a message names them',
    mayComplain: true,
    body: search('', 'data-json="{ “items”: [{ “name”: “Milk” }] }"'),
    act: async ({ page }) => names(page, /curly/i),
  },
  {
    id: 'K-344',
    sees: 'spaces and line breaks in attributes cost nothing',
    body: `<div\n  data-widget="typeahead"\n  data-load=" ready "\n  data-action="\n    /found\n  "\n>${script(JSON.stringify(items))}<p>Ring us</p></div><div data-widget="payment-form" data-load="ready" data-action="/posted" data-outstanding-balance="\n36.85 "><p>Ring us</p></div>`,
    act: async turn => {
      await suggests(turn)
      await turn.page.getByText('£36.85').first().waitFor()
    },
  },
  {
    id: 'K-345',
    sees: 'spaces and a line break around the name of a widget leave the widget, or a message that names it',
    mayComplain: true,
    body: '<div data-widget=" direct-debit\n"><p>Ring us</p></div>',
    act: async ({ page }) => {
      await page.waitForTimeout(800)
      if (await page.getByRole('button', { name: 'Read the guarantee' }).count()) await opens(page)
      else await names(page, /direct-debit/)
    },
  },
  {
    id: 'K-346',
    sees: 'two names in one placeholder leave the printed content, and a message names the mistake',
    mayComplain: true,
    body: '<div data-widget="direct-debit info-panel"><p>Ring us</p></div>',
    act: async ({ page }) => names(page, /direct-debit/),
  },
  {
    id: 'K-347',
    sees: 'data that were escaped twice leave the printed content, and a message names the quotes',
    mayComplain: true,
    body: search(
      '',
      'data-json="{&amp;quot;items&amp;quot;:[{&amp;quot;name&amp;quot;:&amp;quot;Milk&amp;quot;}]}"',
    ),
    act: async ({ page }) => names(page, /escaped|&quot;/),
  },
  {
    id: 'K-348',
    sees: 'a page without closing tags and quotes has its widgets in lists, terms and cells, and all of its own words',
    body: `<ul><li data-widget=direct-debit data-load=ready><p>Ring us<li>Next</ul><dl><dt>Pay<dd data-widget=direct-debit data-load=ready>Ring us<dt>Next term</dl><table><tr><td data-widget=direct-debit data-load=ready>Ring us<td>Next cell</table><p data-widget=direct-debit data-load=ready>Ring us<p>Next text`,
    act: async ({ page }) => {
      for (const words of ['Next', 'Next term', 'Next cell', 'Next text'])
        await page.getByText(words, { exact: true }).waitFor()
      for (const at of [0, 1, 2, 3]) await opens(page, at)
    },
  },
  {
    id: 'K-349',
    sees: 'data that a consent manager holds back leave the printed content, and the widget comes with them',
    mayComplain: true,
    body: search(script(JSON.stringify(items), 'text/plain'), 'id="search"'),
    act: async turn => {
      await names(turn.page, /another type/)
      await turn.page.evaluate(() => {
        const held = document.querySelector('#search script')
        const given = document.createElement('script')
        given.type = 'application/json'
        given.textContent = held?.textContent ?? ''
        held?.replaceWith(given)
      })
      await suggests(turn)
    },
  },
  {
    id: 'K-350',
    sees: 'a placeholder with a dozen attributes of builders, animations and frameworks is a widget, without a message',
    body: `<div class="elementor-element aos-init" data-widget="typeahead" data-load="ready" data-action="/found" data-id="3f2a1c" data-element_type="widget" data-settings='{"_animation":"fadeIn"}' data-aos="fade-up" data-w-id="1" data-v-7ba5bd90 data-once="contextual" data-quickedit-field-id="node/1" data-mce-style="color:red" data-reactroot x-data wire:id="1" aria-live="polite" tabindex="0">${script(JSON.stringify(items))}<p>Ring us</p></div>`,
    act: async turn => {
      await suggests(turn)
      const { messages } = await turn.page.evaluate(() =>
        JSON.parse(JSON.stringify(window.Doorstep?.report())),
      )
      expect(messages).toEqual([])
    },
  },
  {
    id: 'K-351',
    sees: 'a placeholder in a paragraph of Markdown, which ends the paragraph, is a widget',
    body: `<p>${guarantee}</p><p><div data-widget="direct-debit" data-load="ready"></div></p><blockquote><p><span data-widget="direct-debit" data-load="ready"></span><br></p></blockquote>`,
    act: async ({ page }) => {
      for (const at of [0, 1, 2]) await opens(page, at)
    },
  },
  {
    id: 'K-352',
    sees: 'in the tables and with the inlined styles of a newsletter a widget is seen whole, also on a phone',
    head: customer,
    visitor: { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true },
    body: `<center style="width:100%"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;width:100%;max-width:600px"><tr><td align="center" valign="top" style="font-size:0;line-height:0;mso-line-height-rule:exactly;padding:0 20px;color:#333333">${placeholder('bol-basket', 'style="font-family:Georgia;text-align:center;-webkit-text-size-adjust:100%"')}</td></tr></table></center>`,
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      const sizes = await page
        .locator('.doorstep p:visible, .doorstep button:visible, .doorstep span:visible')
        .evaluateAll(all =>
          all
            .filter(each => each.textContent?.trim())
            .map(each => Number.parseFloat(getComputedStyle(each).fontSize)),
        )
      expect(Math.min(...sizes)).toBeGreaterThan(10)
    },
  },
  {
    id: 'K-353',
    sees: 'of a form that a builder prints twice, for phones and for desks, the shown one sends what was typed in it',
    head: '<style>.phone { display: none } @media (max-width: 600px) { .desk { display: none } .phone { display: block } }</style>',
    body: `<section class="phone" id="f">${placeholder('recipe-email', 'data-recipe="7" id="r"')}</section><section class="desk" id="f">${placeholder('recipe-email', 'data-recipe="7" id="r"')}</section>`,
    act: async ({ page, asked }) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('kate@example.co')
      await page.locator('label:visible').first().click()
      expect(await page.evaluate('document.activeElement.offsetParent !== null')).toBe(true)
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      expect(asked(/^\/email-recipe/)[0]?.body).toContain('kate@example.co')
      expect(asked(/^\/email-recipe/)).toHaveLength(1)
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('.doorstep [id]')]
          .map(({ id }) => id)
          .filter((id, at, all) => all.indexOf(id) !== at),
      )
      expect(ids).toEqual([])
    },
  },
  {
    id: 'K-354',
    sees: 'data that an old editor hides in an HTML comment are data',
    body: search(script(`<!--\n${JSON.stringify(items)}\n//-->`), 'data-load="ready"'),
    act: async turn => suggests(turn),
  },
  {
    id: 'K-355',
    sees: 'data behind a byte order mark are data, and those with zero-width spaces leave the printed content and a message',
    mayComplain: true,
    body: `${search(script(`\ufeff\u00a0${JSON.stringify(items)}\u00a0`), 'data-load="ready"')}${search(script(`{\u200b"items": [{ "name": "Milk" }]}`))}`,
    act: async turn => {
      await suggests(turn)
      await names(turn.page, /invisible|zero|U\+200B|cannot be seen/i)
    },
  },
  {
    id: 'K-356',
    sees: 'a link that is itself a placeholder opens what it names, and leads nowhere',
    body: '<p>Read <a data-widget="direct-debit" data-load="ready" href="/found">our guarantee</a> first.</p>',
    act: async ({ page }) => {
      await opens(page)
      await page.waitForTimeout(300)
      expect(new URL(page.url()).pathname).toBe('/')
    },
  },
  {
    id: 'K-357',
    sees: 'a widget in the summary of a details element opens what it names, and the details stay as they are',
    body: `<details id="more"><summary>Paying ${guarantee}</summary><p>More</p></details>`,
    act: async ({ page }) => {
      await opens(page)
      expect(await page.evaluate('more.open')).toBe(false)
    },
  },
  {
    id: 'K-358',
    sees: 'a placeholder that is closed in the way of XHTML takes no word of the page away, and a message names it',
    mayComplain: true,
    body: '<div data-widget="direct-debit" /><main><h1>Paying</h1><p>Ring us</p><a href="/found">More</a></main>',
    act: async ({ page }) => {
      await names(page, /closed|close/i)
      await page.getByRole('heading', { name: 'Paying' }).waitFor()
      await page.getByRole('link', { name: 'More' }).click()
      await page.waitForURL(/found/)
    },
  },
  {
    id: 'K-359',
    sees: 'in the closed frame of a site builder the printed content stays and leads on',
    mayComplain: true,
    body: '<iframe id="embed" sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation" src="/embed" style="width:600px;height:300px"></iframe>',
    pages: {
      '/embed': `<!doctype html><title>Embed</title><script type="module" src="/doorstep/loader.js"></script><div data-widget="direct-debit"><a href="/found" target="_top">Ring us</a></div>`,
    },
    act: async ({ page }) => {
      await page.waitForTimeout(600)
      const inside = page.frameLocator('#embed')
      const link = inside.getByRole('link', { name: 'Ring us' })
      if (await link.count()) {
        await link.click()
        await page.waitForURL(/found/)
      } else await inside.getByRole('button', { name: 'Read the guarantee' }).waitFor()
    },
  },
  {
    id: 'K-360',
    sees: 'settings that a translation plugin has translated leave the printed content, and a message names what was meant',
    mayComplain: true,
    body: `<div data-widget="direct-debit" data-load="bereit"><p>Ring us</p></div>`,
    act: async ({ page }) => names(page, /ready/),
  },
]

playRows(rows, [])
