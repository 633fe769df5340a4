import { barePage } from '../../support/servers/bare-server'
import { playRows, type Row, type Turn, until } from './play-rows'
import { closeDialog, dialog, guarantee, openDialog } from './subjects'

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
    report: 'https://github.com/chakra-ui/chakra-ui/issues/2479',
    sees: 'a dialog in a framed page does not take the focus from a field of the outer page',
    body: '<textarea id="outer" style="display:block;height:60px"></textarea><iframe src="/inner" style="width: 900px; height: 600px"></iframe>',
    pages: { '/inner': barePage(guarantee) },
    act: async ({ page }) => {
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: 'Read the guarantee' }).click()
      await frame.locator(dialog).waitFor()
      await page.locator('#outer').click()
      await page.keyboard.type('still here')
      await page.waitForTimeout(150)
      expect(await page.locator('#outer').inputValue()).toBe('still here')
    },
  },
  {
    id: 'K-36',
    report: 'https://github.com/MohammadYounes/AlertifyJS/issues/112',
    sees: "a dialog leaves the page's own inline style of its body unchanged",
    body: `<script>document.body.style.cssText = 'padding-right: 7px; overflow: visible'</script>${guarantee}`,
    act: async turn => {
      const style = () =>
        turn.page.evaluate(() =>
          [document.body.style.cssText, document.documentElement.style.cssText].join('|'),
        )
      const before = await style()
      await openDialog(turn.page)
      await closeDialog(turn.page)
      await until(async () => (await style()) === before, before)
    },
  },
]

playRows(rows)
