import type { Page } from 'playwright-core'
import { allWidgets } from './all-widgets-page'
import { keeps, plus, region } from './box'
import { customer, json, placeholder, playRows, type Row } from './play-rows'
import { dialog, email, phone, recipe } from './subjects'

// What assistive software gets of a page: the browser's own accessibility tree, its order, and presses without a pointer.

const box = placeholder('bol-basket')
const place = placeholder(
  'typeahead',
  '',
  `${json({ items: [{ name: 'Milk' }, { name: 'Milk shake' }] })}<p>Search</p>`,
)
const week = placeholder('weekly-cost')

type Node = { role: string; name: string; description: string; isFocusable: boolean; around: string }
/** The nodes that assistive software is given, in the order of reading. */
async function nodesOf(page: Page): Promise<Node[]> {
  const debug = await page.context().newCDPSession(page)
  const { nodes } = await debug.send('Accessibility.getFullAXTree')
  await debug.detach()
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const found: Node[] = []
  const walk = (id: string, around: string) => {
    const node = byId.get(id)
    if (!node) return
    const is = (name: string) =>
      node.properties?.some(each => each.name === name && each.value.value === true)
    if (!node.ignored)
      found.push({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? '').trim(),
        description: String(node.description?.value ?? '').trim(),
        isFocusable: !!is('focusable'),
        around,
      })
    const role = String(node.role?.value ?? '')
    const next = `${around} ${node.ignored ? '' : role}`
    for (const child of node.childIds ?? []) walk(child, next)
  }
  if (nodes[0]) walk(nodes[0].nodeId, '')
  return found
}
const controls =
  /^(button|link|textbox|searchbox|combobox|ComboBoxMenuButton|spinbutton|checkbox|radio|tab|option|slider|image|dialog|alertdialog|region|navigation|complementary|radiogroup|grid|gridcell|listbox|table|tabpanel|progressbar)$/i
/** What has a role and no name, and what says its name twice. */
const poor = (nodes: readonly Node[]) =>
  nodes
    .filter(({ role, name, description }) => controls.test(role) && (!name || description === name))
    .map(
      ({ role, name, description, around }) => `${role} | ${name} | ${description} | in ${around.slice(-60)}`,
    )

/** Presses as a virtual cursor does: a click without a pointer, and without the focus. */
const press = (page: Page, name: string | RegExp, at = 0) =>
  page
    .getByRole('button', { name })
    .nth(at)
    .evaluate(button => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      ;(button as HTMLElement).click()
    })
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )

/** Writes down each text of a live region from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]'
    new MutationObserver(changes => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(live),
        ),
      )
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof Element)
            for (const each of [node, ...node.querySelectorAll('*')])
              if (each.matches(live)) regions.add(each)
      for (const each of regions) {
        const text = each?.textContent?.trim()
        if (text) said.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
/** What was said since the last call, once a person would have heard it. */
async function saidAfter(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const take = () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
  await page.waitForTimeout(1200)
  await take()
  await act()
  await page.waitForTimeout(2500)
  return take()
}

/** Texts that stand above what comes before them in the page, in one widget. */
const outOfOrder = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = []
    for (const root of document.querySelectorAll('.doorstep')) {
      const seen: { text: string; left: number; top: number; bottom: number; right: number }[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement
        if (!element?.checkVisibility({ visibilityProperty: true })) continue
        let isClipped = false
        for (let at: Element | null = element; at && at !== root; at = at.parentElement)
          isClipped ||=
            /inset/.test(getComputedStyle(at).clipPath) ||
            /auto|scroll/.test(getComputedStyle(at).overflowY) ||
            getComputedStyle(at).position === 'sticky'
        if (isClipped) continue
        if (node instanceof Element && !node.matches('input, select, textarea')) continue
        if (!(node instanceof Element) && !node.nodeValue?.trim()) continue
        const range = document.createRange()
        range.selectNode(node)
        const { left, top, right, bottom } = range.getBoundingClientRect()
        if (right - left < 3 || bottom - top < 3) continue
        const text = (node.nodeValue ?? (node as Element).getAttribute('aria-label') ?? node.nodeName)
          .trim()
          .slice(0, 40)
        const before = seen.findLast(each => each.top >= bottom - 2 && each.left < right && each.right > left)
        if (before)
          wrong.push(
            `${root.closest('[data-widget]')?.getAttribute('data-widget')}: "${text}" is read after "${before.text}" and stands above it`,
          )
        seen.push({ text, left, top, bottom, right })
      }
    }
    return wrong
  })

const rows: Row[] = [
  {
    id: 'K-535',
    sees: 'in the browser’s own tree each control, dialog, calendar and list of the page of all widgets has a role and a name, and no hint repeats the name',
    body: '<p>First</p>',
    act: async ({ page }) => {
      page.setDefaultTimeout(15_000)
      await allWidgets(page)
      expect(poor(await nodesOf(page))).toEqual([])
      for (const name of [
        'Read the guarantee',
        /^Change this day/,
        'Edit Whole milk',
        'View box of 26/11/2026',
        /^View box for/,
        'Delete order',
        /items: Your Best of Local box/,
      ]) {
        await press(page, name)
        await page.locator(dialog).waitFor()
        await page.waitForTimeout(700)
        expect([String(name), poor(await nodesOf(page))]).toEqual([String(name), []])
        await page.keyboard.press('Escape')
        await page.locator(dialog).waitFor({ state: 'detached' })
      }
      for (const name of [
        /calendar: First day/,
        'Choose Moving on from a calendar',
        'Choose From from a calendar',
      ]) {
        await press(page, name)
        await page.getByRole('grid').first().waitFor()
        expect([String(name), poor(await nodesOf(page))]).toEqual([String(name), []])
        await page.keyboard.press('Escape')
        await page.getByRole('grid').first().waitFor({ state: 'detached' })
      }
    },
  },
  {
    id: 'K-536',
    sees: 'read from top to bottom, no widget says the same words twice in a row',
    body: '<p>First</p>',
    act: async ({ page }) => {
      page.setDefaultTimeout(15_000)
      await allWidgets(page)
      const words = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}£ ]+/gu, '')
          .trim()
      // The words of a control, a label or a cell are its name, and are read once.
      const spoken = (await nodesOf(page)).filter(
        ({ role, name, around }) =>
          name !== '' &&
          (controls.test(role)
            ? !/region|complementary|navigation|dialog|tabpanel|table/.test(role)
            : role === 'StaticText' &&
              !/(button|link|tab|option|LabelText|Legend|caption|ComboBox\w*|textbox) *(\w+ *)?$/.test(
                around,
              )),
      )
      const twice = spoken.flatMap(({ role, name }, at) => {
        const before = spoken[at - 1]
        return before && words(before.name) === words(name) && words(name)
          ? [`${before.role} "${before.name}" in ${before.around.slice(-40)} | ${role} "${name}"`]
          : []
      })
      expect(twice).toEqual([])
    },
  },
  {
    id: 'K-537',
    sees: 'the order in which each widget is read is the order in which it is seen, on a phone and on a wide screen',
    body: '<p>First</p>',
    act: async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await allWidgets(page)
        expect([width, await outOfOrder(page)]).toEqual([width, []])
      }
    },
  },
  {
    id: 'K-538',
    sees: 'on a page of all widgets each landmark has a name of its own, headings skip no level in a widget, and each list is a list with its items',
    body: '<p>First</p>',
    act: async ({ page }) => {
      page.setDefaultTimeout(15_000)
      await allWidgets(page)
      const nodes = await nodesOf(page)
      const marks = nodes
        .filter(({ role }) => /^(region|navigation|search|complementary|banner|main|contentinfo)$/.test(role))
        .map(({ role, name }) => `${role} ${name}`)
      expect(marks.filter((each, at) => marks.indexOf(each) !== at || /^(?!search)\w+ $/.test(each))).toEqual(
        [],
      )
      const lists = await page.evaluate(() =>
        [...document.querySelectorAll('.doorstep :is(ul, ol, [role=list])')]
          .filter(each => each.checkVisibility())
          .flatMap(each => {
            const others = [...each.children].filter(
              child => !child.matches('li, [role=listitem], script, template'),
            )
            return others
              .filter(child => !child.querySelector('[role=listitem]'))
              .map(child => child.outerHTML.slice(0, 80))
          }),
      )
      expect(lists).toEqual([])
      const skips = await page.evaluate(() =>
        [...document.querySelectorAll('.doorstep')].flatMap(root => {
          const levels = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]
            .filter(each => each.checkVisibility())
            .map(each => Number(each.localName[1]))
          return levels.some((level, at) => level === 1 || (at > 0 && level > (levels[at - 1] ?? 0) + 1))
            ? [`${root.closest('[data-widget]')?.getAttribute('data-widget')}: ${levels.join()}`]
            : []
        }),
      )
      expect(skips).toEqual([])
    },
  },
  {
    id: 'K-539',
    sees: 'who presses with a virtual cursor, or in Safari, where a press gives no focus, is back at the pressed control once its dialog or calendar is closed',
    body: '<p>First</p>',
    act: async ({ page }) => {
      page.setDefaultTimeout(15_000)
      await allWidgets(page)
      // As in Safari, a press gives a button no focus.
      await page.evaluate(() => {
        const keep = (event: Event) => {
          if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
        }
        document.addEventListener('mousedown', keep, true)
      })
      const openers = page.locator('.doorstep button[aria-haspopup=dialog]:visible')
      const lost: string[] = []
      const count = await openers.count()
      expect(count).toBeGreaterThan(10)
      for (let at = 0; at < count; at++) {
        const opener = openers.nth(at)
        const name = await opener.evaluate(each => {
          ;(document.activeElement as HTMLElement | null)?.blur()
          return `${each.closest('[data-widget]')?.getAttribute('data-widget')}: ${each.getAttribute('aria-label') ?? each.textContent}`
        })
        await opener.click()
        const layer = page.locator(`${dialog}, [role=grid]`).first()
        await layer.waitFor()
        await page.waitForTimeout(500)
        await page.keyboard.press('Escape')
        await layer.waitFor({ state: 'detached' })
        await page.waitForTimeout(150)
        if (!(await opener.evaluate(each => each === document.activeElement)))
          lost.push(`${name} → ${await focused(page)}`)
      }
      expect(lost).toEqual([])
    },
  },
  {
    id: 'K-540',
    sees: 'after plus, minus, bin, a refused address, a chosen suggestion and a new week, what came of it is said once',
    head: customer,
    visitor: phone,
    body: `${box}${recipe}${place}${week}`,
    shop: keeps(),
    act: async turn => {
      const { page, answer } = turn
      const within = region(turn)
      await plus(within, 'Cheese 1').waitFor()
      await page.getByRole('button', { name: /^Next week/ }).waitFor()
      await listen(page)
      const check = async (what: string, act: () => Promise<unknown>, expected: RegExp) => {
        const said = await saidAfter(page, act)
        expect([what, said.length, said.filter(each => expected.test(each)).length]).toEqual([
          what,
          said.length,
          1,
        ])
      }
      await check('plus', () => press(page, 'Increase quantity of Cheese 1'), /Cheese 1/)
      await check('minus', () => press(page, 'Decrease quantity of Cheese 1'), /Cheese 1/)
      await check('bin', () => press(page, 'Remove Cheese 2'), /Cheese 2/)
      await check('week', () => press(page, /^Next week/), /29th November/)
      await check(
        'suggestions',
        async () => {
          await page.getByRole('combobox').focus()
          await page.keyboard.insertText('mil')
        },
        /2/,
      )
      answer(({ path }) =>
        path.startsWith('/email-recipe')
          ? { status: 422, body: { message: 'Refused', errors: { email: ['That is no address.'] } } }
          : { status: 200, body: {} },
      )
      await email(page).fill('kate@example.co')
      const said = await saidAfter(page, () => press(page, 'SUBMIT'))
      const isReadWithField = await page.evaluate(() => document.activeElement?.localName === 'input')
      expect(said.filter(each => /no address/.test(each)).length + Number(isReadWithField)).toBeGreaterThan(0)
      expect(said.filter(each => /no address/.test(each)).length).toBeLessThan(2)
    },
  },
]

playRows(rows, [])
