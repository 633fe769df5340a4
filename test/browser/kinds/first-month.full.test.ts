import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { barePage } from '../../support/servers/bare-server'
import { customer, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import {
  closeDialog,
  email,
  guarantee,
  milkSearch,
  mounted,
  openDialog,
  postcode,
  readGuarantee,
  recipe,
} from './subjects'

// What an editor and a developer of an old site do in their first month with the widgets.

const ready = (body: string) => body.replace('<div ', '<div data-load="ready" ')
/** What the console and the report say of the placeholders. */
const messages = (page: Page) =>
  page.evaluate(() => JSON.stringify(window.Doorstep?.report().messages ?? [])) as Promise<string>
/** So many placeholders keep their printed content, and each has a message. */
async function allNamed(page: Page, count: number, what: RegExp): Promise<void> {
  await until(
    async () => (await page.locator('[data-widget-state=failed]').count()) === count,
    `${count} messages`,
  )
  expect(await page.getByText('Ring us').filter({ visible: true }).count()).toBe(count)
  const told = JSON.parse(await messages(page)) as unknown[]
  expect(told.length).toBeGreaterThanOrEqual(count)
  for (const each of told) expect(JSON.stringify(each)).toMatch(what)
}
const sleeping = (widget: string, attributes = '', inside = '<p>Ring us</p>') =>
  `<div data-widget="${widget}" ${attributes}>${inside}</div>`
const pays = (attributes: string) => sleeping('payment-form', `data-action="/posted" ${attributes}`)
const sendsRecipe = async ({ page, asked }: Pick<Turn, 'page' | 'asked'>) => {
  await email(page).first().fill('kate@example.co')
  await page.getByRole('button', { name: 'SUBMIT' }).first().click()
  await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
}

const rows: Row[] = [
  {
    id: 'K-401',
    sees: 'a form in a tab, an accordion, a details element and a dialog that were all shut is whole and works once it is opened',
    body: `<div class="tab-pane" style="display:none" id="pane">${recipe}</div><div id="accordion" style="height:0;overflow:hidden">${postcode}</div><details id="more"><summary>More</summary>${recipe}</details><dialog id="box">${guarantee}</dialog>`,
    act: async turn => {
      const { page, asked } = turn
      await page.evaluate("more.open = true; accordion.style.height = 'auto'; pane.style.display = ''")
      await mounted(page, 4)
      await page.locator('#more').getByRole('textbox', { name: 'Email' }).fill('kate@example.co')
      await page.locator('#more').getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length === 1, 'a recipe')
      await page.locator('#pane').getByRole('textbox', { name: 'Email' }).fill('tom@example.co')
      await page.locator('#pane').getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length === 2, 'another recipe')
      expect(asked(/^\/email-recipe/).map(({ body }) => /kate|tom/.exec(body)?.[0])).toEqual(['kate', 'tom'])
      await page.evaluate('box.showModal()')
      await page.locator('#box').getByRole('button', { name: 'Read the guarantee' }).click()
      await page.locator('[aria-modal=true]').waitFor()
      await page.keyboard.press('Escape')
      expect(await page.evaluate('box.open')).toBe(true)
    },
  },
  {
    id: 'K-402',
    sees: 'of placeholders in noscript, template, a comment, a text area and code samples, none is a widget, and nothing is said of them',
    body: `<noscript>${guarantee}</noscript><template>${guarantee}</template><!-- ${guarantee} --><textarea rows="3">${guarantee}</textarea><pre><code>&lt;div data-widget="direct-debit"&gt;</code></pre><picture>${guarantee}</picture>`,
    act: async ({ page }) => {
      await mounted(page, 1)
      await readGuarantee(page)
      expect(await messages(page)).toBe('[]')
      expect(await page.locator('textarea').inputValue()).toContain('data-widget')
    },
  },
  {
    id: 'K-403',
    sees: 'markup that was copied with curly quotes leaves the printed content, and a message has the right markup',
    mayComplain: true,
    body: '<div data-widget=“direct-debit”><p>Ring us</p></div><div data-widget=”direct-debit” data-load=”ready”><p>Ring us</p></div><div data-widget=‘direct-debit’><p>Ring us</p></div><div data-widget=&quot;direct-debit&quot;><p>Ring us</p></div>',
    act: async ({ page }) => allNamed(page, 4, /write data-widget=.{0,2}direct-debit/),
  },
  {
    id: 'K-404',
    sees: 'a name from an e-mail or a screenshot, with another dash, in another case or with a letter too many, has a message with the right name',
    mayComplain: true,
    body: [
      'direct‑debit',
      'direct–debit',
      'direct_debit',
      'directDebit',
      'direct debit',
      'direct-debits',
      'DirectDebit',
      'doorstep-direct-debit',
    ]
      .map(name => sleeping(name))
      .join(''),
    act: async ({ page }) => allNamed(page, 8, /direct-debit/),
  },
  {
    id: 'K-405',
    sees: 'a balance with a sign, a unit, a comma or words is the right sum, or has a message; it is never another sum',
    mayComplain: true,
    body: ['£36.85', '36.85 GBP', '36,85', '1,036.85', '36.8500', '3685p', '(36.85)', 'thirty-six pounds']
      .map(balance => pays(`data-outstanding-balance="${balance}"`))
      .join(''),
    act: async ({ page }) => {
      await until(
        async () =>
          (await page.locator('[data-widget-state=failed]').count()) +
            (await page.locator('[data-widget-state=mounted]').count()) ===
          8,
        'all of them',
      )
      const shown = await page
        .locator('[data-widget-state=mounted]')
        .evaluateAll(all =>
          all.map(each => [
            (each as HTMLElement).dataset.outstandingBalance,
            /£[\d,.]+/.exec((each as HTMLElement).innerText)?.[0],
          ]),
        )
      for (const [given, sum] of shown)
        expect([given, sum]).toEqual([given, given?.startsWith('1,') ? '£1,036.85' : '£36.85'])
      const told = JSON.parse(await messages(page)) as unknown[]
      expect(told.length + shown.length).toBe(8)
    },
  },
  {
    id: 'K-406',
    sees: 'a switch is on as it is documented, and any other way of writing it is a message that says how',
    mayComplain: true,
    body: [
      '',
      '=""',
      '="true"',
      '="TRUE"',
      '="yes"',
      '="1"',
      '="on"',
      '="data-editing"',
      '="editing"',
      '="ja"',
      '="false"',
      '="no"',
    ]
      .map(way => sleeping('account-phone', `data-phone="0117 496 0142" data-editing${way}`))
      .join(''),
    head: customer,
    act: async ({ page }) => {
      const states = () =>
        page
          .locator('[data-widget=account-phone]')
          .evaluateAll(all => all.map(each => each.getAttribute('data-widget-state')))
      await until(
        async () => (await states()).every(each => each === 'mounted' || each === 'failed'),
        'all of them',
      )
      const open = await page
        .locator('[data-widget=account-phone]')
        .evaluateAll(all =>
          all.map(each =>
            each.getAttribute('data-widget-state') === 'failed'
              ? 'message'
              : each.querySelector('input[type=tel], input[name=phone], input')
                ? 'on'
                : 'off',
          ),
        )
      expect(open.slice(0, 3)).toEqual(['on', 'on', 'on'])
      expect(open[10]).toBe('off')
      for (const each of [4, 5, 6, 9, 11]) expect(open[each]).toBe('message')
      // Written as XHTML has it, or in capitals, a switch may be on or have a message; it is not off in silence.
      for (const each of [3, 7, 8]) expect(open[each]).not.toBe('off')
      for (const each of JSON.parse(await messages(page)) as unknown[])
        expect(JSON.stringify(each)).toMatch(/editing/)
    },
  },
  {
    id: 'K-407',
    sees: 'a day written in eight ways is that week, or has a message; it is never another week',
    mayComplain: true,
    head: customer,
    body: [
      '2026-11-22',
      '22/11/2026',
      '11/22/2026',
      '22.11.2026',
      '2026-11-22T00:00:00Z',
      '2026-11-22 00:00:00',
      'Sunday 22 November 2026',
      '20261122',
      '2026/11/22',
      '1795305600',
    ]
      .map(day => sleeping('weekly-cost', `data-start-of-week="${day}"`))
      .join(''),
    act: async ({ page, asked }) => {
      const states = () =>
        page
          .locator('[data-widget=weekly-cost]')
          .evaluateAll(all => all.map(each => each.getAttribute('data-widget-state')))
      await until(
        async () => (await states()).every(each => each === 'mounted' || each === 'failed'),
        'all of them',
      )
      expect((await states())[0]).toBe('mounted')
      await page.waitForTimeout(600)
      const weeks = asked(/week/).map(each => decodeURIComponent(each.path + each.body))
      expect(weeks.length).toBeGreaterThan(0)
      for (const each of weeks) expect(each).toMatch(/2026-11-2[2-8]|2026-11-15|2026-11-29/)
      const failed = (await states()).filter(each => each === 'failed').length
      expect((JSON.parse(await messages(page)) as unknown[]).length).toBe(failed)
    },
  },
  {
    id: 'K-408',
    sees: 'a page number and a total with commas, units and points are right, or have a message; no link leads elsewhere',
    mayComplain: true,
    body: [
      'data-total="112" data-page="02"',
      'data-total="1,112" data-page="2"',
      'data-total="112 items" data-page="2"',
      'data-total="112" data-page="2.0"',
      'data-total="112" data-page=""',
      'data-total="1.112" data-page="2"',
      'data-total="" data-page="2"',
      'data-total="112" data-page="two"',
    ]
      .map(each => sleeping('paginator', `data-load="visible" data-url="/found?page={page}" ${each}`))
      .join(''),
    act: async ({ page }) => {
      const states = () =>
        page
          .locator('[data-widget=paginator]')
          .evaluateAll(all => all.map(each => each.getAttribute('data-widget-state')))
      await until(
        async () => (await states()).every(each => each === 'mounted' || each === 'failed'),
        'all of them',
      )
      const links = await page
        .locator('.doorstep a[href]')
        .evaluateAll(all => all.map(each => (each as HTMLAnchorElement).search))
      for (const each of links) expect(each).toMatch(/^\?page=[1-9]\d?$/)
      const failed = (await states()).filter(each => each === 'failed').length
      expect(failed).toBeGreaterThanOrEqual(3)
      expect((JSON.parse(await messages(page)) as unknown[]).length).toBe(failed)
    },
  },
  {
    id: 'K-409',
    sees: 'a placeholder that a script gives another name becomes that widget, and without a name its printed content is back',
    body: `<div id="it" data-widget="direct-debit" data-load="ready" data-recipe="7"><p>Ring us</p></div>`,
    act: async ({ page }) => {
      await readGuarantee(page)
      await page.evaluate("it.dataset.widget = 'recipe-email'")
      await email(page).waitFor()
      expect(await page.getByRole('button', { name: 'Read the guarantee' }).count()).toBe(0)
      await page.evaluate("it.dataset.widget = 'direct-debit'")
      await readGuarantee(page)
      await page.evaluate("it.removeAttribute('data-widget')")
      await page.getByText('Ring us').waitFor()
      expect(await page.locator('#it .doorstep').count()).toBe(0)
    },
  },
  {
    id: 'K-410',
    sees: 'a loader that is in the head, in the foot with a query and once more as a preload mounts each widget once',
    head: '<link rel="modulepreload" href="/doorstep/loader.js">',
    body: `${recipe}${guarantee}<script type="module" src="/doorstep/loader.js?v=2"></script><script type="module" async src="/doorstep/loader.js?ver=6.4.2"></script>`,
    mayComplain: true,
    act: async turn => {
      const { page, asked } = turn
      await page.waitForTimeout(600)
      await mounted(page, 2)
      await sendsRecipe(turn)
      await page.waitForTimeout(300)
      expect(asked(/^\/email-recipe/)).toHaveLength(1)
      await openDialog(page)
      expect(await page.locator('[aria-modal=true]').count()).toBe(1)
      await closeDialog(page)
    },
  },
  {
    id: 'K-411',
    sees: 'a loader that a tag manager adds, as a module or by mistake as a classic script, gives the widgets or leaves the printed content',
    mayComplain: true,
    body: '<p>First</p>',
    pages: {
      '/late': `<!doctype html><meta name="csrf-token" content="a-token"><title>Late</title>${guarantee}<script>setTimeout(() => { const tag = document.createElement('script'); tag.type = 'module'; tag.async = true; tag.src = '/doorstep/loader.js'; const first = document.getElementsByTagName('script')[0]; first.parentNode.insertBefore(tag, first) }, 600)</script>`,
      '/classic': `<!doctype html><meta name="csrf-token" content="a-token"><title>Classic</title>${sleeping('direct-debit', '', '<a href="/found">Ring us</a>')}<script defer src="/doorstep/loader.js"></script>`,
    },
    act: async ({ page }) => {
      await page.goto(new URL('/late', page.url()).href)
      await page.getByRole('button', { name: 'Read the guarantee' }).waitFor()
      await readGuarantee(page)
      await page.goto(new URL('/classic', page.url()).href)
      await page.waitForTimeout(500)
      const link = page.getByRole('link', { name: 'Ring us' })
      if (await link.count()) {
        await link.click()
        await page.waitForURL(/found/)
      } else await readGuarantee(page)
    },
  },
  {
    id: 'K-412',
    sees: 'under a policy of nonces and strict-dynamic the widgets come, look as they should and complain of nothing',
    body: '<p>First</p>',
    act: async turn => {
      const { page } = turn
      await page.route('**/strict', route =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: {
            'Content-Security-Policy':
              "default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
          },
          body: barePage(recipe + guarantee + ready(bodies.typeahead)).replace(
            '<script type="module"',
            '<script nonce="r4nd0m" type="module"',
          ),
        }),
      )
      await page.goto(new URL('/strict', page.url()).href)
      await mounted(page, 3)
      await readGuarantee(page)
      await sendsRecipe(turn)
    },
  },
  {
    id: 'K-413',
    sees: 'a policy that lets the loader in and not its files, or no calls, leaves the printed content or says that nothing was reached',
    mayComplain: true,
    body: '<p>First</p>',
    act: async ({ page }) => {
      const policies: Record<string, string> = {
        files: "default-src 'self'; script-src URL/doorstep/loader.js",
        calls: "default-src 'self'; connect-src 'none'",
        styles: "default-src 'self'; style-src 'none'",
      }
      const { origin } = new URL(page.url())
      for (const [name, policy] of Object.entries(policies)) {
        await page.route(`**/${name}`, route =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            headers: { 'Content-Security-Policy': policy.replace('URL', origin) },
            body: barePage(
              `<div data-widget="recipe-email" data-recipe="7" data-load="ready"><form action="/posted" method="post"><label>Email <input name="email" type="email"></label><button>SUBMIT</button></form></div>`,
            ),
          }),
        )
        await page.goto(`${origin}/${name}`)
        await page.waitForTimeout(900)
        await page.getByRole('textbox', { name: 'Email' }).fill('kate@example.co')
        await page.getByRole('button', { name: 'SUBMIT' }).click()
        if (name === 'calls') {
          await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
          expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('kate@example.co')
        } else
          await until(
            async () =>
              /posted/.test(page.url()) || /sent successfully/.test(await page.locator('body').innerText()),
            `a recipe under ${name}`,
          )
      }
    },
  },
  {
    id: 'K-414',
    sees: 'addresses with the name of the server behind a proxy have a message, and nothing typed goes there',
    mayComplain: true,
    body: `${sleeping('payment-form', 'data-action="http://app.internal:8000/posted" data-outstanding-balance="36.85"')}${sleeping('typeahead', 'data-url="http://app.internal:8000/suggest" data-action="http://app.internal:8000/found"')}${sleeping('paginator', 'data-total="112" data-url="http://app.internal:8000/found?page={page}"')}`,
    act: async ({ page }) => {
      const outside: string[] = []
      page.on('request', request => {
        if (/app\.internal/.test(request.url())) outside.push(request.url())
      })
      await until(
        async () =>
          (await page.locator('[data-widget-state=failed]').count()) +
            (await page.locator('[data-widget-state=mounted]').count()) ===
          3,
        'all three',
      )
      const told = await messages(page)
      for (const name of ['payment-form', 'typeahead']) expect(told).toContain(name)
      expect(told).toMatch(/app\.internal/)
      expect(outside).toEqual([])
      expect(
        await page
          .locator('form')
          .evaluateAll(all => all.filter(each => /internal/.test((each as HTMLFormElement).action)).length),
      ).toBe(0)
    },
  },
  {
    id: 'K-415',
    sees: 'a file that the server fails to send once is fetched again by a press, or the printed content leads on',
    mayComplain: true,
    body: '<p>First</p>',
    pages: {
      '/card': barePage(
        `<div data-widget="direct-debit" data-load="interaction"><a href="/found">Read the guarantee</a></div>`,
      ),
    },
    act: async ({ page }) => {
      let failures = 0
      await page.route(/\/doorstep\/c\/.*\.js/, route =>
        failures++ < 1 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
      )
      await page.goto(new URL('/card', page.url()).href)
      await page.getByText('Read the guarantee').first().click()
      await page.waitForTimeout(800)
      if (/found/.test(page.url())) return
      if (!(await page.locator('[aria-modal=true]').count()))
        await page.getByText('Read the guarantee').first().click()
      await until(
        async () => /found/.test(page.url()) || (await page.locator('[aria-modal=true]').count()) > 0,
        'the guarantee or its page',
      )
    },
  },
  {
    id: 'K-416',
    sees: 'on a staging site whose address has a user and a password in it, the widgets ask, send and lead on',
    head: customer,
    body: '<p>First</p>',
    pages: {
      '/staging': barePage(
        recipe + ready(bodies.typeahead) + ready(bodies.paginator) + placeholder('bol-basket'),
        customer,
      ),
    },
    act: async turn => {
      const { page, asked } = turn
      const address = new URL('/staging', page.url())
      await page.goto(`${address.protocol}//dairy:secret@${address.host}/staging`)
      await mounted(page, 4)
      await page.getByText('Seasonal veg box').first().waitFor()
      await sendsRecipe(turn)
      await page.getByRole('combobox').first().pressSequentially('mil')
      await until(() => asked(/^\/suggest/).length > 0, 'suggestions')
      await page.getByRole('link', { name: /3/ }).first().click()
      await page.waitForURL(/found\?page=3/)
    },
  },
  {
    id: 'K-417',
    sees: 'a page that a prerender service or a crawler has saved with its widgets in it has each widget once, and they work',
    head: customer,
    body: recipe + guarantee + milkSearch + placeholder('bol-basket'),
    act: async turn => {
      const { page } = turn
      await page.getByText('Seasonal veg box').first().waitFor()
      await openDialog(page)
      const saved = await page.content()
      await page.route('**/saved', route =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: saved }),
      )
      await page.goto(new URL('/saved', page.url()).href)
      await page.waitForTimeout(1200)
      await mounted(page, 4)
      expect(await page.getByRole('textbox', { name: 'Email' }).count()).toBe(1)
      expect(await page.locator('[aria-modal=true]:visible').count()).toBe(0)
      await readGuarantee(page)
      await sendsRecipe(turn)
      await page.getByRole('combobox').first().pressSequentially('mil')
      await until(async () => (await page.getByRole('option').count()) === 2, 'two suggestions')
    },
  },
  {
    id: 'K-418',
    sees: 'on a page of an error, deep below, search, basket and postcode in the header work from the root',
    head: customer,
    body: '<p>First</p>',
    act: async ({ page, asked }) => {
      const header =
        ready(bodies.typeahead) +
        placeholder('header-basket', '', '<a href="/basket">Basket</a>') +
        placeholder('postcode-panel')
      for (const status of [404, 500]) {
        await page.route('**/a/b/c/missing', route =>
          route.fulfill({
            status,
            contentType: 'text/html; charset=utf-8',
            body: barePage(`<header>${header}</header><h1>Sorry</h1>`, customer),
          }),
        )
        const before = asked(/^\/suggest/).length
        await page.goto(new URL('/a/b/c/missing', page.url()).href)
        await mounted(page, 3)
        const field = page.getByRole('combobox').first()
        await field.pressSequentially('milk')
        await until(() => asked(/^\/suggest/).length > before, 'suggestions')
        await field.press('Enter')
        await page.waitForURL(/\/found\?q=milk/)
        expect(asked(/^\/a\//)).toEqual([])
        await page.unroute('**/a/b/c/missing')
      }
    },
  },
  {
    id: 'K-419',
    sees: 'in the one form around a page of ASP.NET, Enter in a field sends what is its own, and the page is not posted',
    body: `<form id="aspnetForm" method="post" action="/posted?page" onsubmit="window.sent = (window.sent || 0) + 1; return true"><input type="hidden" name="__VIEWSTATE" value="abc"><input type="text" name="ctl00$q" aria-label="Site search">${recipe}${postcode}<input type="submit" name="ctl00$go" value="Go"></form><script>var theForm = document.getElementById('aspnetForm'); theForm.__submit = theForm.submit</script>`,
    act: async ({ page, asked }) => {
      await email(page).fill('kate@example.co')
      await email(page).press('Enter')
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      await page
        .getByRole('textbox', { name: /postcode/i })
        .first()
        .fill('BA1 5LR')
      await page
        .getByRole('textbox', { name: /postcode/i })
        .first()
        .press('Enter')
      await until(() => asked(/postcode\/verify/).length > 0, 'a check')
      expect(asked(/^\/posted/)).toEqual([])
      expect(await page.evaluate('window.sent || 0')).toBe(0)
      await page.locator('[aria-modal=true]').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Go' }).click()
      await page.waitForURL(/posted/)
      expect(asked(/^\/posted/)[0]?.body).toContain('__VIEWSTATE=abc')
      expect(asked(/^\/posted/)[0]?.body).not.toContain('kate')
    },
  },
  {
    id: 'K-420',
    sees: 'options with a letter wrong, with capitals, with an underline or without their data- are named beside the right one',
    mayComplain: true,
    body: `<div data-widget="postcode-panel" data-titel="Where?"><p>Ring us</p></div><div data-widget="postcode-panel" data-headingLevel="3"><p>Ring us</p></div><div data-widget="postcode-panel" data-heading_level="3"><p>Ring us</p></div><div data-widget="postcode-panel" heading-level="3"><p>Ring us</p></div>`,
    act: async ({ page }) => {
      await allNamed(page, 4, /postcode-panel/)
      const all = await messages(page)
      expect(all).toMatch(/data-titel/)
      expect(all).toMatch(/data-title/)
      expect(all).toMatch(/data-heading-level/)
      for (const each of ['headinglevel', 'heading_level']) expect(all).toContain(each)
    },
  },
]
playRows(rows, [])
