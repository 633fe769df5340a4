import { barePage } from '../../support/servers/bare-server'
import { playRows, type Row, type Turn } from './play-rows'
import { dialog, guarantee, openDialog } from './subjects'

// A page, its other layers and a person's hand while a dialog of ours opens, is open and closes.

/**
 * Puts a foreign layer over everything, as feedback tools, chats and password managers do, and writes into
 * it. A modal dialog is in the browser's top layer, above it: the press on the layer first closes the dialog.
 */
async function typesInto(turn: Turn, make: string, field: string): Promise<string> {
  const { page } = turn
  await openDialog(turn.page)
  await page.evaluate(make)
  await page.mouse.click(60, 60)
  await page.locator(dialog).waitFor({ state: 'detached' })
  await page.mouse.click(60, 60)
  await page.keyboard.type('Hello there')
  await page.waitForTimeout(100)
  return page.evaluate(field)
}
const layer = 'position:fixed;left:20px;top:20px;z-index:2147483647;width:200px;height:80px;background:#fff'

const rows: Row[] = [
  {
    id: 'K-21',
    report: 'https://github.com/heroui-inc/heroui/issues/2175',
    sees: 'a feedback form over a dialog of ours takes text once a press on it has closed the dialog',
    body: guarantee,
    act: async turn => {
      const make = `document.body.insertAdjacentHTML('beforeend', '<div style="${layer}"><textarea id="feedback" style="width:190px;height:70px"></textarea></div>')`
      expect(await typesInto(turn, make, 'feedback.value')).toBe('Hello there')
    },
  },
  {
    id: 'K-25',
    report: 'https://github.com/serlo/frontend/issues/2140',
    sees: 'in a frame longer than the screen a dialog stands where it was opened',
    body: '<iframe src="/inner" style="width: 900px; height: 5000px"></iframe>',
    pages: { '/inner': barePage(guarantee) },
    act: async ({ page }) => {
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: 'Read the guarantee' }).click()
      expect((await frame.getByRole('dialog').boundingBox())?.y).toBeLessThan(700)
    },
  },
]

playRows(rows)
