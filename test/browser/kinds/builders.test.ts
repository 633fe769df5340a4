import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { customer, json, placeholder, playRows, type Row, until, veg } from './play-rows'
import { closeDialog, dialog, guarantee, idsTwice, mounted, postcode, tabsOf } from './subjects'

// Page builders, theme editors and popup plugins: copies, moves, templates, frames, late styles.

const twoTabs = tabsOf('one', 'two')
const count = (page: Page, name: string) => page.getByRole('button', { name }).count()
const press = async (page: Page, within = '') => {
  await page.locator(`${within} button`, { hasText: 'Read the guarantee' }).first().click()
  await page.locator(dialog).waitFor()
  await closeDialog(page)
}

const rows: Row[] = [
  {
    id: 'K-81',
    sees: "a popup that copies the widget's markup out of the page and back shows the widget once, working",
    body: `<div id="popup">${guarantee}</div>`,
    act: async ({ page }) => {
      await page.evaluate("window.kept = popup.innerHTML; popup.innerHTML = ''")
      await page.waitForTimeout(50)
      await page.evaluate('popup.innerHTML = kept')
      await mounted(page, 1)
      expect(await count(page, 'Read the guarantee')).toBe(1)
      await press(page)
    },
  },
  {
    id: 'K-82',
    sees: 'the same template placed twice on a page has unique ids',
    body:
      [twoTabs, postcode, guarantee, twoTabs, postcode, guarantee].join('') +
      '<div id="one">1</div><div id="two">2</div>',
    act: async ({ page }) => expect(await idsTwice(page)).toEqual([]),
  },
  {
    id: 'K-83',
    sees: 'a block copied with its widget and pasted below works beside the first',
    body: `<section id="block">${guarantee}</section>`,
    act: async ({ page }) => {
      await page.evaluate("block.after(Object.assign(block.cloneNode(true), { id: 'copy' }))")
      await mounted(page, 2)
      expect(await idsTwice(page)).toEqual([])
      await press(page, '#block')
      await press(page, '#copy')
    },
  },
  {
    id: 'K-84',
    sees: 'a popup that opens another popup with a widget leaves both usable',
    body: `<div id="a" style="display:none">${guarantee}</div><div id="b" style="display:none">${postcode}</div>`,
    act: async ({ page }) => {
      await page.evaluate("a.style.display = 'block'; b.style.display = 'block'")
      await press(page, '#a')
      await page.locator('#b').getByRole('textbox').fill('BS3 4TN')
      expect(await page.locator('#b').getByRole('textbox').inputValue()).toBe('BS3 4TN')
    },
  },
  {
    id: 'K-85',
    sees: 'an accordion that catches every press in its panel does not swallow a press on a widget',
    body: `<div id="panel">${guarantee}</div><script>panel.addEventListener('click', event => { event.preventDefault(); event.stopPropagation() })</script>`,
    act: async ({ page }) => press(page),
  },
  {
    id: 'K-86',
    sees: 'a press in the second of two tab lists opens its own panel and leaves the first unchanged',
    body: `${twoTabs}<div id="one">1</div><div id="two">2</div>${tabsOf('three', 'four')}<div id="three">3</div><div id="four">4</div>`,
    act: async ({ page }) => {
      await page.getByRole('tab', { name: 'Four' }).click()
      const shown = await page.evaluate(() =>
        ['one', 'two', 'three', 'four'].filter(
          id => !document.getElementById(id)?.hidden && !document.getElementById(id)?.hasAttribute('hidden'),
        ),
      )
      expect(shown).toEqual(['one', 'four'])
    },
  },
  {
    id: 'K-87',
    sees: 'a section that a theme editor renders anew has its widget again without leftovers',
    body: `<div id="section">${postcode}</div>`,
    act: async ({ page }) => {
      const markup = placeholder('postcode-panel', 'data-title="Anew"')
      for (let times = 0; times < 3; times++) {
        await page.evaluate(text => {
          const section = document.getElementById('section')
          if (section) section.outerHTML = `<div id="section">${text}</div>`
        }, markup)
        await mounted(page, 1)
      }
      await page.getByRole('heading', { name: 'Anew' }).waitFor()
      expect(await page.evaluate('Doorstep.report().length ?? Doorstep.report().mounted?.length ?? 1')).toBe(
        1,
      )
    },
  },
  {
    id: 'K-88',
    sees: 'a section added in an unsaved preview has its widget, though no script of it runs',
    body: '<div id="canvas"></div>',
    act: async ({ page }) => {
      await page.evaluate(text => {
        const canvas = document.getElementById('canvas')
        if (canvas) canvas.innerHTML = `${text}<script type="module" src="/doorstep/loader.js"></script>`
      }, guarantee)
      await mounted(page, 1)
      await press(page)
    },
  },
  {
    id: 'K-89',
    sees: 'a setting changed in an editor shows at once without a reload of the preview',
    body: postcode,
    act: async ({ page }) => {
      await page.evaluate("document.querySelector('[data-widget]').dataset.title = 'Do we come to you?'")
      await page.getByRole('heading', { name: 'Do we come to you?' }).waitFor()
    },
  },
  {
    id: 'K-90',
    sees: 'a preview frame written by script mounts a widget as a page does',
    body: '<iframe id="preview" style="width: 800px; height: 500px"></iframe>',
    act: async ({ page }) => {
      await page.evaluate(html => {
        const inside = (document.getElementById('preview') as HTMLIFrameElement).contentDocument
        inside?.open()
        inside?.write(html)
        inside?.close()
      }, barePage(guarantee))
      await page.frameLocator('#preview').getByRole('button', { name: 'Read the guarantee' }).click()
      await page.frameLocator('#preview').locator('[aria-modal=true]').waitFor()
    },
  },
  {
    id: 'K-91',
    sees: 'a hidden section before a widget does not take its options',
    body: `<section hidden>${placeholder('postcode-panel', 'data-title="Hidden"')}</section><section>${placeholder('postcode-panel', 'data-title="Shown"')}</section>`,
    act: async ({ page }) => {
      await page.getByRole('heading', { name: 'Shown' }).waitFor()
      expect(await page.getByRole('heading', { name: 'Hidden' }).isVisible()).toBe(false)
    },
  },
  {
    id: 'K-92',
    sees: 'an embed wrapped in an element without a box of its own shows its widget',
    body: `<div style="display: contents"><div style="display: contents">${guarantee}</div></div>`,
    act: async ({ page }) => press(page),
  },
  {
    id: 'K-93',
    sees: "a block's style sheet that hides content until its script has run does not hide the widget any longer",
    head: '<style>.waiting { display: none }</style>',
    body: `<div class="waiting" id="content">${guarantee}</div>`,
    act: async ({ page }) => {
      expect(await page.getByText('Read the guarantee').isVisible()).toBe(false)
      await page.evaluate("content.classList.remove('waiting')")
      await press(page)
    },
  },
  {
    id: 'K-94',
    sees: "a theme that makes all text white or sizeless leaves a widget's words readable",
    head: '<style>.hero * { color: #fff; font-size: 0; line-height: 0; opacity: 1 } .hero label, .hero button { display: inline; text-indent: -9999px }</style>',
    body: `<div class="hero" style="background: #fff">${postcode}</div>`,
    act: async ({ page, widget }) => {
      const small = await widget.evaluate(element =>
        [...element.querySelectorAll('label, button, h2, a')]
          .filter(each => each.getBoundingClientRect().width > 1)
          .filter(
            each =>
              Number.parseFloat(getComputedStyle(each).fontSize) < 10 ||
              Number.parseFloat(getComputedStyle(each).textIndent) < -100,
          )
          .map(each => `${each.localName} ${each.textContent}`),
      )
      expect(small).toEqual([])
      await page.getByRole('button', { name: 'Check', exact: true }).click()
    },
  },
  {
    id: 'K-95',
    sees: 'a text widget that wraps its content in paragraphs shows each widget once',
    body: `<p></p>${guarantee.replace('<p>Ring us</p>', '<p></p>\n<p>Ring us</p>\n<p></p>')}<p></p>`,
    act: async ({ page }) => {
      await press(page)
      expect(await page.getByText('Ring us').count()).toBe(0)
    },
  },
  {
    id: 'K-96',
    sees: 'data that an editor changes in a block shows without a reload',
    body: placeholder('postcode-panel', '', json({ labels: { prompt: 'Which street?' } })),
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Which street?' }).waitFor()
      await page.evaluate(
        markup => {
          const place = document.querySelector('[data-widget]')
          if (place) place.outerHTML = markup
        },
        placeholder('postcode-panel', '', json({ labels: { prompt: 'Which road?' } })),
      )
      await page.getByRole('textbox', { name: 'Which road?' }).waitFor()
      await mounted(page, 1)
    },
  },
  {
    id: 'K-97',
    sees: 'a placeholder that a filter wraps in paragraphs still orders',
    head: customer,
    body: `<p>Before <span>${placeholder('order-dialog', '', `${json({ product: veg })}<a href="/found">Add</a>`)}</span> after</p>`,
    act: async ({ page, asked }) => {
      await page.getByRole('button').first().click()
      await until(() => asked(/^\/api\/product\/bol/).some(({ method }) => method === 'POST'), 'an order')
    },
  },
  {
    id: 'K-98',
    sees: 'markup saved by a visual editor with the rendered widget shows the widget once',
    body: '<div id="page"></div>',
    pages: { '/saved': barePage(guarantee) },
    act: async ({ page }) => {
      await page.goto(new URL('/saved', page.url()).href)
      await mounted(page, 1)
      const saved = await page.evaluate(() => document.querySelector('[data-widget]')?.outerHTML ?? '')
      await page.goBack()
      await page.evaluate(html => {
        const place = document.getElementById('page')
        if (place) place.innerHTML = html
      }, saved)
      await mounted(page, 1)
      expect(await count(page, 'Read the guarantee')).toBe(1)
      await press(page)
    },
  },
  {
    id: 'K-99',
    sees: 'JSON that a visual editor has wrapped in a paragraph is read as JSON',
    body: `<div data-widget="postcode-panel" data-load="ready"><p class="mod-reset">${json({ labels: { prompt: 'Which street?' } })}</p><p>Ring us</p></div>`,
    act: async ({ page }) => page.getByRole('textbox', { name: 'Which street?' }).waitFor(),
  },
  {
    id: 'K-100',
    sees: 'line breaks that a filter inserts into a placeholder change nothing',
    head: customer,
    body: `<div data-widget="order-dialog" data-load="ready"><br />\n${json({ product: veg })}<br />\n<a href="/found">Add</a><br />\n</div><br />`,
    act: async ({ page, asked }) => {
      await page.getByRole('button').first().click()
      await until(() => asked(/^\/api\/product\/bol/).some(({ method }) => method === 'POST'), 'an order')
    },
  },
]

playRows(rows, ['K-81', 'K-89', 'K-94'])
