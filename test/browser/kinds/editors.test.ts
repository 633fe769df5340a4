import { barePage } from '../../support/servers/bare-server'
import { customer, json, placeholder, playRows, type Row, type Turn, until, veg } from './play-rows'
import {
  card,
  cardOf,
  email,
  guarantee,
  idsTwice,
  mounted,
  order,
  readGuarantee,
  recipe,
  tabsOf,
} from './subjects'

// Markup as editors and content systems really write it, and the places where they put it.

const items = { items: [{ name: 'Milk' }, { name: 'Milk shake' }] }
const search = (inside: string) => placeholder('typeahead', 'data-action="/found"', `${inside}<p>Ring us</p>`)
const script = (text: string) => `<script type="application/json">${text}</script>`
/** Types, and is shown the two suggestions of the placeholder. */
const suggests = async ({ page }: Pick<Turn, 'page'>) => {
  await page.getByRole('combobox').first().pressSequentially('mil')
  await until(async () => (await page.getByRole('option').count()) === 2, 'two suggestions')
}

const rows: Row[] = [
  {
    id: 'K-261',
    sees: 'a placeholder in capitals is a placeholder',
    body: `<DIV DATA-WIDGET="typeahead" DATA-LOAD="ready" DATA-ACTION="/found"><SCRIPT TYPE="APPLICATION/JSON">${JSON.stringify(items)}</SCRIPT><P>Ring us</P></DIV>`,
    act: suggests,
  },
  {
    id: 'K-262',
    sees: 'a hard space behind the name of a widget costs nothing',
    body: '<div data-widget="direct-debit&nbsp;"><p>Ring us</p></div>',
    act: async ({ page }) => readGuarantee(page),
  },
  {
    id: 'K-263',
    sees: 'data that Drupal has put between its CDATA comments are data',
    body: search(script(`\n<!--//--><![CDATA[// ><!--\n${JSON.stringify(items)}\n//--><!]]>\n`)),
    act: suggests,
  },
  {
    id: 'K-264',
    sees: 'data that TinyMCE has put into CDATA are data',
    body: search(script(`// <![CDATA[\n${JSON.stringify(items)}\n// ]]>`)),
    act: suggests,
  },
  {
    id: 'K-265',
    sees: 'data that were indented with hard spaces leave the printed content, and a message says why',
    mayComplain: true,
    body: `<div data-widget="typeahead" data-action="/found">${script('{\n\u00a0\u00a0"items": [{ "name":\u00a0"Milk" }]\n}')}<p>Ring us</p></div>`,
    act: async ({ page }) => {
      await page.getByText('Ring us').waitFor()
      await until(
        () => page.evaluate(() => /non-breaking/.test(JSON.stringify(window.Doorstep?.report() ?? ''))),
        'a report',
      )
    },
  },
  {
    id: 'K-266',
    sees: 'data whose quotes a template has escaped, in a template element, are data',
    body: search(`<template data-json>${JSON.stringify(items).replaceAll('"', '&quot;')}</template>`),
    act: suggests,
  },
  {
    id: 'K-267',
    sees: 'data with &quot; in an attribute are data, also with an apostrophe and an ampersand',
    body: `<div data-widget="typeahead" data-load="ready" data-action="/found" data-json="{&quot;items&quot;:[{&quot;name&quot;:&quot;Milk &amp;amp; cream&quot;},{&quot;name&quot;:&quot;Milk for the cat&#039;s bowl&quot;}]}"><p>Ring us</p></div>`,
    act: suggests,
  },
  {
    id: 'K-268',
    sees: 'of thirty cards on a page each works, and no id is there twice',
    head: customer,
    body: Array.from({ length: 30 }, (_, at) => cardOf({ ...veg, id: 400 + at, name: `Box ${at}` })).join(''),
    act: async ({ page, asked }) => {
      await page.getByRole('button', { name: /Add to basket: Box 29/ }).click()
      await until(() => asked(/^\/api\/product\/bol$/).some(({ body }) => body.includes('429')), 'an order')
      expect(await idsTwice(page)).toEqual([])
    },
  },
  {
    id: 'K-269',
    sees: 'in a cell, a term, a caption and a legend a widget works',
    body: `<table><caption>${guarantee}</caption><tr><td>${guarantee}</td></tr></table><dl><dd>${guarantee}</dd></dl><fieldset><legend>${guarantee}</legend></fieldset>`,
    act: async ({ page }) => {
      for (const at of [0, 1, 2, 3]) await readGuarantee(page, at)
    },
  },
  {
    id: 'K-270',
    sees: 'a placeholder that is a span in a sentence, a list item or a paragraph works',
    body: '<p>Read <span data-widget="direct-debit" data-load="ready">ours</span>.</p><ul><li data-widget="direct-debit" data-load="ready">ours</li></ul><p data-widget="direct-debit" data-load="ready">ours</p>',
    act: async ({ page }) => {
      for (const at of [0, 1, 2]) await readGuarantee(page, at)
    },
  },
  {
    id: 'K-271',
    sees: 'a card that is a link as a whole orders, and leads nowhere',
    head: customer,
    body: `<a href="/found" style="display:block">Winter box ${placeholder('order-dialog', '', json({ product: veg }))}</a>`,
    act: async turn => {
      await order(turn)
      await turn.page.waitForTimeout(400)
      expect(new URL(turn.page.url()).pathname).toBe('/')
    },
  },
  {
    id: 'K-272',
    sees: 'a widget in a label opens nothing by itself when its words are pressed',
    body: `<label>Your choice ${placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"')}</label>`,
    act: async ({ page }) => {
      const field = page.getByRole('textbox').first()
      await field.fill('5')
      await page
        .getByText(/36\.85/)
        .first()
        .click()
      expect(await page.getByRole('textbox').first().inputValue()).toMatch(/^5(\.00)?$/)
      await page.getByRole('button', { name: /pay/i }).last().click()
      await page.waitForURL(/posted/)
    },
  },
  {
    id: 'K-273',
    sees: 'in a closed details element a widget is there once it is opened',
    body: `<details><summary>More</summary><div data-widget="direct-debit"><p>Ring us</p></div></details><details><summary>Depots</summary>${tabsOf('one', 'two')}<div id="one">First</div><div id="two">Second</div></details>`,
    act: async ({ page }) => {
      await page.getByText('More').first().click()
      await page.getByText('Depots').click()
      await readGuarantee(page)
      await page.getByRole('tab', { name: 'Two' }).click()
      await page.getByText('Second').waitFor()
    },
  },
  {
    id: 'K-274',
    sees: 'a placeholder in a template is none until a script stamps it, twice',
    body: `<template id="t">${guarantee}</template><div id="to"></div><noscript>${guarantee}</noscript>`,
    act: async ({ page }) => {
      expect(await page.locator('.doorstep').count()).toBe(0)
      await page.evaluate('to.append(t.content.cloneNode(true), t.content.cloneNode(true))')
      await mounted(page, 2)
      await readGuarantee(page, 1)
    },
  },
  {
    id: 'K-275',
    sees: 'in a shadow root the printed content stays and can be used',
    body: '<div id="host"><template shadowrootmode="open"><div data-widget="direct-debit" data-load="ready"><a href="/found">Ring us</a></div></template></div>',
    act: async ({ page }) => {
      await page.waitForTimeout(300)
      await page.getByRole('link', { name: 'Ring us' }).click()
      await page.waitForURL(/found/)
    },
  },
  {
    id: 'K-276',
    sees: 'in a preview whose page stands in an attribute, a widget that calls the shop works',
    head: customer,
    body: '<iframe id="preview" style="width:700px;height:500px"></iframe>',
    act: async ({ page, asked }) => {
      await page.evaluate(
        markup => {
          const frame = document.getElementById('preview') as HTMLIFrameElement
          frame.srcdoc = markup
        },
        barePage(card, customer),
      )
      const inside = page.frameLocator('#preview')
      await inside.getByRole('button', { name: /Add to basket/ }).click()
      await until(() => asked(/^\/api\/product\/bol$/).length > 0, 'an order')
      expect(await inside.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
    },
  },
  {
    id: 'K-277',
    sees: 'in a preview that a script has written, a widget that calls the shop works',
    head: customer,
    body: '<iframe id="preview" style="width:700px;height:500px"></iframe>',
    act: async ({ page, asked }) => {
      await page.evaluate(
        markup => {
          const inner = (document.getElementById('preview') as HTMLIFrameElement).contentDocument
          inner?.open()
          inner?.write(markup)
          inner?.close()
        },
        barePage(card, customer),
      )
      const inside = page.frameLocator('#preview')
      await inside.getByRole('button', { name: /Add to basket/ }).click()
      await until(() => asked(/^\/api\/product\/bol$/).length > 0, 'an order')
    },
  },
  {
    id: 'K-278',
    sees: 'a form that a script moves to another place keeps what is typed, and the focus',
    body: `<div id="a">${recipe}</div><div id="b"></div>`,
    act: async ({ page, asked }) => {
      await email(page).fill('kate@example.co')
      await page.evaluate('b.append(a.firstElementChild)')
      await page.waitForTimeout(200)
      expect(await email(page).inputValue()).toBe('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
    },
  },
  {
    id: 'K-279',
    sees: 'in a region that is being edited, a widget takes no keys of the editor and works',
    body: `<div contenteditable="true"><p id="text">Words</p>${recipe}</div>`,
    act: async ({ page }) => {
      await page.locator('#text').click()
      await page.keyboard.press('End')
      await page.keyboard.type(' more')
      expect(await page.locator('#text').innerText()).toBe('Words more')
      await email(page).fill('kate@example.co')
      await page.keyboard.press('Enter')
      await page.getByText('Recipe sent successfully').first().waitFor()
    },
  },
  {
    id: 'K-280',
    sees: 'a placeholder inside the content of another leaves both usable, or the printed words',
    body: `<div data-widget="info-panel" data-load="ready" data-title="Good to know"><template data-slot="content"><p>Words</p>${guarantee}</template><p>Ring us</p></div>`,
    act: async ({ page }) => {
      await page.getByText('Words').waitFor()
      await readGuarantee(page)
    },
  },
]

playRows(rows, ['K-271', 'K-276'])
