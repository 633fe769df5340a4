import { allWidgets } from './all-widgets-page'
import { keeps } from './box'
import { customer, playRows, type Row } from './play-rows'
import { addButton, card, guarantee } from './subjects'

// People with one key, a trembling hand, two tabs, a slow or old device, no connection, no style sheet.

/** Takes away what browsers just older than the promised ones lack. */
const without = (...names: string[]) =>
  `<script>for (const path of ${JSON.stringify(names)}) { const at = path.lastIndexOf('.'); const of = at < 0 ? window : path.slice(0, at).split('.').reduce((from, name) => from[name], window); const name = path.slice(at + 1); delete of[name]; if (of[name] !== undefined) Object.defineProperty(of, name, { value: undefined }) }</script>`
/** Newer than Chrome 111, Firefox 121 or Safari 16.4. */
const newer = without(
  ...'Intl.Segmenter Promise.withResolvers Promise.try Object.groupBy Map.groupBy Array.fromAsync URL.canParse URL.parse AbortSignal.any Iterator Element.prototype.checkVisibility Element.prototype.moveBefore HTMLElement.prototype.showPopover HTMLElement.prototype.hidePopover HTMLElement.prototype.togglePopover Document.prototype.startViewTransition HTMLDialogElement.prototype.requestClose requestIdleCallback cancelIdleCallback scheduler CloseWatcher navigation cookieStore ToggleEvent CSS.highlights RegExp.escape Error.isError Error.captureStackTrace Set.prototype.union Set.prototype.difference Set.prototype.intersection String.prototype.isWellFormed String.prototype.toWellFormed Array.prototype.findLastIndex Navigator.prototype.userActivation Navigator.prototype.connection Navigator.prototype.vibrate Navigator.prototype.share Response.json Intl.DurationFormat Uint8Array.fromBase64 ArrayBuffer.prototype.transfer Document.prototype.caretPositionFromPoint Element.prototype.setHTMLUnsafe onscrollend trustedTypes'.split(
    ' ',
  ),
)

const rows: Row[] = [
  {
    id: 'K-382',
    sees: 'a key that is held down orders once and leaves a dialog open',
    head: customer,
    body: card + guarantee,
    shop: keeps(),
    act: async ({ page, asked }) => {
      await addButton(page).focus()
      for (let repeat = 0; repeat < 12; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await page
        .getByText(/Added to your box/)
        .first()
        .waitFor()
      expect(asked(/^\/api\/product\/bol$/).filter(({ method }) => method === 'POST')).toHaveLength(1)
      await page.getByRole('button', { name: 'Read the guarantee' }).focus()
      for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await page.locator('[aria-modal=true]').waitFor()
    },
  },
  {
    id: 'K-392',
    sees: 'in the oldest promised browser each of the 42 widgets mounts, and none complains',
    body: '<p>First page</p>',
    act: async ({ page }) => {
      await allWidgets(page, newer + customer)
      expect(await page.locator('[data-widget-state=mounted]').count()).toBeGreaterThanOrEqual(42)
      expect(await page.evaluate(() => window.Doorstep?.report().messages)).toEqual([])
    },
  },
]

playRows(rows)
