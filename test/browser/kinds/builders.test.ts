import type { Page } from 'playwright-core'
import { placeholder, playRows, type Row } from './play-rows'
import { closeDialog, dialog, guarantee, mounted, postcode } from './subjects'

// Page builders, theme editors and popup plugins: copies, moves, templates, frames, late styles.

const press = async (page: Page, within = '') => {
  await page.locator(`${within} button`, { hasText: 'Read the guarantee' }).first().click()
  await page.locator(dialog).waitFor()
  await closeDialog(page)
}

const rows: Row[] = [
  {
    id: 'K-85',
    report: 'https://github.com/elementor/elementor/issues/6289',
    sees: 'an accordion that catches every press in its panel does not swallow a press on a widget',
    body: `<div id="panel">${guarantee}</div><script>panel.addEventListener('click', event => { event.preventDefault(); event.stopPropagation() })</script>`,
    act: async ({ page }) => press(page),
  },
  {
    id: 'K-87',
    report: 'https://github.com/Shopify/slate/issues/379',
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
    id: 'K-94',
    report: 'https://github.com/cloudflare/embed-box/issues/129',
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
]

playRows(rows)
