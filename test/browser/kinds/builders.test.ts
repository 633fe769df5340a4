import { playRows, type Row } from './play-rows'
import { postcode } from './subjects'

// Page builders, theme editors and popup plugins: copies, moves, templates, frames, late styles.

const rows: Row[] = [
  {
    id: 'K-94',
    report: 'https://github.com/cloudflare/embed-box/issues/129',
    sees: "a theme that makes all text white, sizeless or huge leaves a widget's words readable",
    head: '<style>html { font-size: 50px } .hero * { color: #fff; font-size: 0; line-height: 0; opacity: 1 } .hero label, .hero button { display: inline; text-indent: -9999px }</style>',
    body: `<div class="hero" style="background: #fff">${postcode}</div>`,
    act: async ({ page, widget }) => {
      const small = await widget.evaluate(element =>
        [...element.querySelectorAll('label, button, h2, a')]
          .filter(each => each.getBoundingClientRect().width > 1)
          .filter(
            each =>
              Math.abs(Number.parseFloat(getComputedStyle(each).fontSize) - 25) > 15 ||
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
