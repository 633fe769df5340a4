import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { customer, json, milk, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import { closeDialog, dialog, guarantee, openDialog } from './subjects'

// A page, its other layers and a person's hand while a dialog of ours opens, is open and closes.

const dayOrder = `<span data-widget="day-order" data-load="ready" data-selected-date="2027-11-26">${json({ product: milk })}<a href="/found">Change</a></span>`

const isOpen = (page: Page) => page.locator(dialog).count()
const tall = (inside: string) => `<div style="height: 3000px; padding-top: 1200px">${inside}</div>`
const bars =
  '<style>::-webkit-scrollbar { width: 15px } ::-webkit-scrollbar-thumb { background: gray }</style>'

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
    sees: 'a feedback form over a dialog of ours takes text once a press on it has closed the dialog',
    body: guarantee,
    act: async turn => {
      const make = `document.body.insertAdjacentHTML('beforeend', '<div style="${layer}"><textarea id="feedback" style="width:190px;height:70px"></textarea></div>')`
      expect(await typesInto(turn, make, 'feedback.value')).toBe('Hello there')
    },
  },
  {
    id: 'K-22',
    sees: "a password manager's layer over a dialog takes text once a press on it has closed the dialog",
    body: guarantee,
    act: async turn => {
      const make = `{ const host = document.createElement('div'); document.documentElement.append(host)
        const root = host.attachShadow({ mode: 'closed' }); root.innerHTML = '<input style="${layer}">'; window.inner = root.firstChild }`
      expect(await typesInto(turn, make, 'inner.value')).toBe('Hello there')
    },
  },
  {
    id: 'K-23',
    sees: 'a chat frame over a dialog takes text once a press on it has closed the dialog',
    body: guarantee,
    act: async turn => {
      const make = `document.body.insertAdjacentHTML('beforeend', '<iframe style="${layer}" srcdoc="<textarea style=&quot;width:170px;height:50px&quot;></textarea>"></iframe>'); new Promise(done => document.querySelector('iframe').onload = done)`
      const typed = "document.querySelector('iframe').contentDocument.querySelector('textarea').value"
      expect(await typesInto(turn, make, typed)).toBe('Hello there')
    },
  },
  {
    id: 'K-24',
    sees: 'on a page in a frame Tab stays in the dialog and never reaches what it covers',
    body: '<iframe src="/inner" style="width: 900px; height: 700px"></iframe>',
    pages: {
      '/inner': barePage(`<button id="behind">Behind</button>${guarantee}<a href="/found">After</a>`),
    },
    act: async ({ page }) => {
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: 'Read the guarantee' }).click()
      await frame.locator(dialog).waitFor()
      const inner = page.frames()[1]
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press('Tab')
        const at = await inner?.evaluate(() => {
          const { activeElement: element, body } = document
          return element === body || element?.closest('[aria-modal=true]') ? '' : element?.outerHTML
        })
        expect(at).toBe('')
      }
    },
  },
  {
    id: 'K-25',
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
    id: 'K-26',
    sees: 'centred content on a page with a scroll bar does not move while a dialog is open',
    head: bars,
    body: `<div id="centre" style="width: 200px; margin: auto">Centre</div>${tall(guarantee)}`,
    act: async turn => {
      const left = () =>
        turn.page.evaluate(
          "document.getElementById('centre').getBoundingClientRect().left",
        ) as Promise<number>
      const before = await left()
      await openDialog(turn.page)
      expect(Math.abs((await left()) - before)).toBeLessThan(1)
      await closeDialog(turn.page)
      expect(Math.abs((await left()) - before)).toBeLessThan(1)
    },
  },
  {
    id: 'K-27',
    sees: 'a page with a scroll gutter on both sides keeps it under a dialog',
    head: `${bars}<style>html { scrollbar-gutter: stable both-edges }</style>`,
    body: `<div id="centre" style="width: 200px; margin: auto">Centre</div>${tall(guarantee)}`,
    act: async turn => {
      const left = () =>
        turn.page.evaluate(
          "document.getElementById('centre').getBoundingClientRect().left",
        ) as Promise<number>
      const before = await left()
      await openDialog(turn.page)
      expect(Math.abs((await left()) - before)).toBeLessThan(1)
    },
  },
  {
    id: 'K-28',
    sees: 'opening and closing a dialog does not move a page with smooth scrolling',
    head: '<style>html { scroll-behavior: smooth }</style>',
    body: tall(guarantee),
    act: async turn => {
      const { page } = turn
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const at = () => page.evaluate(() => Math.round(scrollY))
      // In Firefox, Playwright scrolls what it presses into the middle.
      await page.getByRole('button', { name: 'Read the guarantee' }).scrollIntoViewIfNeeded()
      const before = await at()
      await openDialog(turn.page)
      expect(await at()).toBe(before)
      await closeDialog(turn.page)
      await page.waitForTimeout(200)
      expect(await at()).toBe(before)
    },
  },
  {
    id: 'K-29',
    sees: 'after a dialog the wheel scrolls the page again, though the page hides sideways overflow',
    head: '<style>body { overflow-x: hidden }</style>',
    body: tall(guarantee),
    act: async turn => {
      await openDialog(turn.page)
      await closeDialog(turn.page)
      const before = await turn.page.evaluate(() => scrollY)
      await turn.page.mouse.move(500, 400)
      await turn.page.mouse.wheel(0, 300)
      await until(() => turn.page.evaluate(from => scrollY > from + 100, before))
    },
  },
  {
    id: 'K-30',
    sees: "behind a dialog the page's scrolling area does not scroll",
    head: '<style>html, body { height: 100%; margin: 0; overflow: hidden } main { height: 100vh; overflow: auto }</style>',
    body: `<main>${tall(guarantee)}</main>`,
    act: async turn => {
      const at = () => turn.page.evaluate(() => document.querySelector('main')?.scrollTop ?? 0)
      await openDialog(turn.page)
      const before = await at()
      await turn.page.mouse.move(500, 400)
      await turn.page.mouse.wheel(0, 300)
      await turn.page.waitForTimeout(200)
      expect(await at()).toBe(before)
    },
  },
  {
    id: 'K-31',
    sees: 'a press that begins in a dialog and ends beside it closes nothing',
    body: guarantee,
    act: async turn => {
      const { page } = turn
      await openDialog(turn.page)
      const box = await page.locator(dialog).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40)
      await page.mouse.down()
      await page.mouse.move(5, 5, { steps: 4 })
      await page.mouse.up()
      await page.waitForTimeout(400)
      expect(await isOpen(page)).toBe(1)
    },
  },
  {
    id: 'K-32',
    sees: "a selection in a dialog's field released beside the dialog stays, and the dialog stays open",
    head: customer,
    body: dayOrder,
    act: async turn => {
      const { page } = turn
      await openDialog(turn.page, /^Change/)
      const field = page.locator(`${dialog} input[role=spinbutton], ${dialog} input[type=text]`).first()
      await field.fill('4')
      const box = await field.boundingBox()
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10)
      await page.mouse.down()
      await page.mouse.move(3, 3, { steps: 5 })
      await page.mouse.up()
      await page.waitForTimeout(400)
      expect(await isOpen(page)).toBe(1)
      expect(await field.inputValue()).toBe('4')
    },
  },
  {
    id: 'K-33',
    sees: 'a press that begins beside a dialog and ends in it closes nothing',
    body: guarantee,
    act: async turn => {
      const { page } = turn
      await openDialog(turn.page)
      const box = await page.locator(dialog).boundingBox()
      await page.mouse.move(5, 5)
      await page.mouse.down()
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 4 })
      await page.mouse.up()
      await page.waitForTimeout(400)
      expect(await isOpen(page)).toBe(1)
    },
  },
  {
    id: 'K-34',
    sees: 'on a phone the box is a named, focused dialog, and Escape returns the focus',
    head: customer,
    body: placeholder('mobile-basket-button'),
    visitor: { viewport: { width: 390, height: 700 }, hasTouch: true },
    act: async turn => {
      const { page } = turn
      await openDialog(turn.page, /item/)
      const found = await page.locator(dialog).evaluate(element => ({
        isNamed: Boolean(
          element.getAttribute('aria-label') ??
            document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
        hasFocus: element.contains(document.activeElement),
      }))
      expect(found).toEqual({ isNamed: true, hasFocus: true })
      await closeDialog(turn.page)
      await until(() => page.evaluate(() => Boolean(document.activeElement?.closest('.doorstep'))))
    },
  },
  {
    id: 'K-35',
    sees: 'after a dialog is closed, Tab and screen readers reach everything on the page as before',
    body: `<a id="one" href="/found">One</a>${guarantee}<section aria-hidden="true" id="kept">Kept</section><a id="two" href="/found">Two</a>`,
    act: async turn => {
      const state = () =>
        turn.page.evaluate(() =>
          [...document.body.children]
            .map(
              each =>
                `${each.id} ${each.getAttribute('aria-hidden')} ${(each as HTMLElement).inert} ${each.getAttribute('tabindex')}`,
            )
            .filter(each => !each.startsWith(' ')),
        )
      const before = await state()
      await openDialog(turn.page)
      await closeDialog(turn.page)
      await until(async () => JSON.stringify(await state()) === JSON.stringify(before), `${before}`)
    },
  },
  {
    id: 'K-36',
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
  {
    id: 'K-37',
    sees: 'a page that has locked its own scrolling is still locked after a dialog of ours',
    body: `<script>document.body.style.overflow = 'hidden'</script>${tall(guarantee)}`,
    act: async turn => {
      await openDialog(turn.page)
      await closeDialog(turn.page)
      expect(await turn.page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
    },
  },
  {
    id: 'K-38',
    sees: "a mouse press dragged off a dialog's button presses and closes nothing",
    body: guarantee,
    act: async turn => {
      const { page } = turn
      await openDialog(turn.page)
      const box = await page.locator(dialog).getByRole('button').first().boundingBox()
      await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
      await page.mouse.down()
      await page.mouse.move(4, 500, { steps: 4 })
      await page.mouse.up()
      await page.waitForTimeout(400)
      expect(await isOpen(page)).toBe(1)
    },
  },
  {
    id: 'K-39',
    sees: "Tab in a dialog skips the page's frames and returns to the dialog",
    body: `<iframe srcdoc="<button>In</button>" style="width:80px;height:40px"></iframe>${guarantee}<iframe srcdoc="<button>In</button>" style="width:80px;height:40px"></iframe>`,
    act: async turn => {
      const { page } = turn
      await openDialog(turn.page)
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe')
      }
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[aria-modal=true]')))).toBe(
        true,
      )
    },
  },
  {
    id: 'K-40',
    sees: 'a header fixed to both sides keeps its width under a dialog',
    head: bars,
    body: `<header style="position: fixed; left: 0; right: 0; top: 0"><b id="last" style="float: right">Account</b></header>${tall(guarantee)}`,
    act: async turn => {
      const right = () =>
        turn.page.evaluate("document.getElementById('last').getBoundingClientRect().right") as Promise<number>
      const before = await right()
      await openDialog(turn.page)
      expect(Math.abs((await right()) - before)).toBeLessThan(1)
    },
  },
]

playRows(rows, ['K-21', 'K-26', 'K-31'])
