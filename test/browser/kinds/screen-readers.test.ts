import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import type { Asked, Said } from '../../support/servers/bare-server'
import { examplesOf, pageOf, widgetNames } from '../../support/widgets/all-widgets'
import { customer, json, ok, placeholder, playRows, type Row, refusal, until, veg } from './play-rows'
import { email, recipe, shopSearch, tabsOf } from './subjects'

// The view of a screen reader: live regions, names, descriptions, options, and presses without a pointer.

const suggests = ({ path }: Asked): Said | undefined =>
  path.startsWith('/suggest') ? { status: 200, body: /=mi/.test(path) ? ['Milk', 'Mint'] : [] } : ok
const refuses = () => refusal('email', 'That is no address.')

/** Records each announcement of live regions, and how long its region had existed. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const log: { text: string; at: number; age: number }[] = []
    const born = new WeakMap<Element, number>()
    Object.assign(window, { log })
    const live = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]'
    new MutationObserver(changes => {
      const now = performance.now()
      for (const region of document.querySelectorAll(live)) if (!born.has(region)) born.set(region, now)
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        const text = region?.textContent?.trim()
        if (region && text) log.push({ text, at: now, age: now - (born.get(region) ?? now) })
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
type Log = { text: string; at: number; age: number }[]
const heard = (page: Page) => page.evaluate(() => (window as unknown as { log: Log }).log)
const described = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
const isReadWithField = (page: Page) =>
  until(async () => /no address/.test(await described(page, 'input:focus')), 'the message of the field')
const send = async (page: Page, address = 'kate@example') => {
  await email(page).fill(address)
  await page.getByRole('button', { name: 'SUBMIT' }).click()
}
const reload = async (page: Page) => {
  await page.reload()
  await page.waitForSelector('[data-widget-state=mounted]')
}
/** Chromium's accessibility tree. */
async function tree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(node => !node.ignored).map(node => `${node.role?.value} ${node.name?.value ?? ''}`)
}
const options = async (page: Page) => {
  await page.getByRole('combobox').first().pressSequentially('mi')
  await page.getByRole('option').first().waitFor()
}

const rows: Row[] = [
  {
    id: 'K-61',
    sees: 'an announcement after a press is made in a region that was there before',
    body: recipe,
    act: async ({ page }) => {
      await listen(page)
      await reload(page)
      await send(page, 'kate@example.co')
      await page.getByText('Recipe sent successfully').first().waitFor()
      await until(
        async () => (await heard(page)).some(({ text, age }) => /sent successfully/.test(text) && age > 20),
        'an old region',
      )
    },
  },
  {
    id: 'K-62',
    sees: 'two sentences in a row are both announced',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      await listen(page)
      await reload(page)
      await page.getByRole('button', { name: '1 week' }).click()
      await page.getByRole('button', { name: '2 weeks' }).click()
      await until(async () => (await heard(page)).some(({ text }) => /14 days/.test(text)), 'the second')
      expect((await heard(page)).some(({ text }) => /7 days|14 days/.test(text))).toBe(true)
    },
  },
  {
    id: 'K-63',
    sees: 'the same message is heard again at a second try, also from inside its field',
    body: recipe,
    say: refuses,
    act: async ({ page }) => {
      await listen(page)
      await reload(page)
      await send(page)
      await isReadWithField(page)
      for (const _ of ['once', 'again']) {
        const before = (await heard(page)).length
        await page.keyboard.press('Enter')
        await until(
          async () => (await heard(page)).slice(before).some(({ text }) => /no address/.test(text)),
          'the message again',
        )
      }
    },
  },
  {
    id: 'K-64',
    sees: 'a search is named by its label and announces that it has a list',
    body: shopSearch,
    act: async ({ page }) => {
      const field = page.getByRole('combobox', { name: 'Search the shop' })
      expect(await field.getAttribute('aria-expanded')).toBe('false')
      expect(await field.getAttribute('aria-autocomplete')).toBe('list')
    },
  },
  {
    id: 'K-65',
    sees: 'a list of suggestions contains only options, so that screen readers count them correctly',
    body: shopSearch,
    say: suggests,
    act: async ({ page }) => {
      await options(page)
      const inside = (await tree(page)).filter(each => /^(option|listbox|group|generic) /.test(each))
      expect(inside.filter(each => each.startsWith('option'))).toHaveLength(2)
      const children = await page
        .getByRole('listbox')
        .evaluate(list => [...list.children].map(each => each.getAttribute('role')))
      expect(children).toEqual(['option', 'option'])
    },
  },
  {
    id: 'K-66',
    sees: 'the arrow keys announce the current suggestion',
    body: shopSearch,
    say: suggests,
    act: async ({ page }) => {
      await options(page)
      await page.keyboard.press('ArrowDown')
      const named = () =>
        page
          .getByRole('combobox')
          .evaluate(
            field => document.getElementById(field.getAttribute('aria-activedescendant') ?? '-')?.textContent,
          )
      expect(await named()).toMatch(/Milk/)
      await page.keyboard.press('ArrowDown')
      expect(await named()).toMatch(/Mint/)
    },
  },
  {
    id: 'K-67',
    sees: 'only the current suggestion is selected',
    body: shopSearch,
    say: suggests,
    act: async ({ page }) => {
      await options(page)
      await page.keyboard.press('ArrowDown')
      expect(await page.locator('[role=option][aria-selected=true]').allInnerTexts()).toHaveLength(1)
    },
  },
  {
    id: 'K-68',
    sees: 'each suggestion is named by its own words, not by the text in the field',
    body: shopSearch,
    say: suggests,
    act: async ({ page }) => {
      await options(page)
      await page.keyboard.press('ArrowDown')
      expect((await tree(page)).filter(each => each.startsWith('option'))).toEqual([
        'option Milk',
        'option Mint',
      ])
    },
  },
  {
    id: 'K-69',
    sees: 'the number of suggestions is announced, zero included',
    body: shopSearch,
    say: suggests,
    act: async ({ page }) => {
      await listen(page)
      await reload(page)
      await options(page)
      await until(async () => (await heard(page)).some(({ text }) => /2/.test(text)), 'the number')
      await page.getByRole('combobox').fill('xyz')
      await until(
        async () => (await heard(page)).some(({ text }) => /no |nothing/i.test(text)),
        'that there are none',
      )
    },
  },
  {
    id: 'K-70',
    sees: 'the suggestions follow the field in the reading order and are not hidden',
    body: `${shopSearch}<p id="after">After</p>`,
    say: suggests,
    act: async ({ page }) => {
      await options(page)
      const order = await page.evaluate(() => {
        const [field, option, after] = ['[role=combobox]', '[role=option]', '#after'].map(each =>
          document.querySelector(each),
        )
        const isBefore = (one?: Element | null, other?: Element | null) =>
          Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
        return [isBefore(field, option), isBefore(option, after)]
      })
      expect(order).toEqual([true, true])
      expect((await tree(page)).filter(each => each.startsWith('option'))).toHaveLength(2)
    },
  },
  {
    id: 'K-71',
    sees: "a screen reader's double tap, a click without a pointer, orders from a sleeping card",
    head: customer,
    body: `<div data-widget="order-dialog">${json({ product: veg })}<a href="/found" id="order">Add to basket</a></div>`,
    act: async ({ page, asked }) => {
      await page.waitForTimeout(300)
      await page.evaluate("document.querySelector('[data-widget] a, [data-widget] button').click()")
      await until(() => asked(/^\/api\/product\/bol/).some(({ method }) => method === 'POST'), 'an order')
      expect(asked(/^\/api\/product\/bol/).filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  },
  {
    id: 'K-72',
    sees: 'a virtual pointer before the click does not make a second press',
    head: customer,
    body: `<div data-widget="order-dialog" data-load="ready">${json({ product: veg })}<a href="/found">Add to basket</a></div>`,
    act: async ({ page, asked }) => {
      await page.getByRole('button', { name: /Add to basket/ }).evaluate(button => {
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
          button.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              cancelable: true,
              pointerType: 'mouse',
              width: 1,
              height: 1,
              pressure: 0,
              detail: 0,
            }),
          )
        ;(button as HTMLElement).click()
      })
      await until(() => asked(/^\/api\/product\/bol/).some(({ method }) => method === 'POST'))
      await page.waitForTimeout(150)
      expect(asked(/^\/api\/product\/bol/).filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  },
  {
    id: 'K-73',
    sees: 'everything that Tab focuses has a role and a name',
    body: '',
    act: async ({ page }) => {
      const found: string[] = []
      for (const name of widgetNames) {
        const [example] = await examplesOf(name)
        const body =
          (bodies as Record<string, string>)[name] ?? pageOf(example as NonNullable<typeof example>)
        await page.evaluate(markup => {
          document.body.innerHTML = markup.replaceAll(
            /<(div|span) (?=data-widget=)/g,
            '<$1 data-load="ready" ',
          )
        }, body)
        await page.waitForSelector(`[data-widget="${name}"][data-widget-state=mounted]`, {
          state: 'attached',
        })
        const nameless = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.doorstep *')]
            .filter(each => each.tabIndex >= 0 && each.checkVisibility())
            .filter(
              each =>
                !each.matches(
                  'a[href], button, input, select, textarea, summary, [role], section[aria-label]',
                ),
            )
            .map(each => each.outerHTML.slice(0, 90)),
        )
        found.push(...nameless.map(each => `${name}: ${each}`))
      }
      expect(found).toEqual([])
    },
  },
  {
    id: 'K-74',
    sees: 'the message about a field is read with the field',
    body: recipe,
    say: refuses,
    act: async ({ page }) => {
      await send(page)
      await page.getByText('That is no address.').first().waitFor()
      expect(await described(page, 'input[name=email], input[type=email], input')).toContain(
        'That is no address.',
      )
    },
  },
  {
    id: 'K-75',
    sees: 'the hint of a field is still read when a message has come',
    body: recipe,
    say: refuses,
    act: async ({ page }) => {
      await send(page)
      await page.getByText('That is no address.').first().waitFor()
      expect(await described(page, 'input')).toContain('We will send the recipe to this address.')
    },
  },
  {
    id: 'K-76',
    sees: 'after a refusal the focus is in the field of the message',
    body: recipe,
    say: refuses,
    act: async ({ page }) => {
      await send(page)
      await page.getByText('That is no address.').first().waitFor()
      await until(
        () => page.evaluate(() => document.activeElement?.localName === 'input'),
        'the focus in the field',
      )
    },
  },
  {
    id: 'K-77',
    sees: 'a corrected field is no longer called invalid',
    body: recipe,
    say: refuses,
    act: async ({ page, answer }) => {
      await send(page)
      await page.locator('[aria-invalid=true]').waitFor()
      answer(() => ok)
      await send(page, 'kate@example.co')
      await page.getByText('Recipe sent successfully').first().waitFor()
      expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
    },
  },
  {
    id: 'K-78',
    sees: 'a check of an empty postcode says at the field what is missing',
    body: placeholder('postcode-panel'),
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await page.locator('[aria-invalid=true]').waitFor()
      expect((await described(page, '[aria-invalid=true]')).trim().length).toBeGreaterThan(5)
    },
  },
  {
    id: 'K-79',
    sees: 'a message under a field is read with its field, which has the focus',
    body: recipe,
    say: refuses,
    act: async ({ page }) => {
      await send(page)
      await isReadWithField(page)
    },
  },
  {
    id: 'K-80',
    sees: 'a hidden panel is not read',
    body: `${tabsOf('one', 'two')}<div id="one"><p>First</p></div><div id="two"><p>Second words</p></div>`,
    act: async ({ page }) => {
      expect((await tree(page)).filter(each => /Second words/.test(each))).toEqual([])
    },
  },
]

playRows(rows, ['K-61', 'K-71', 'K-75'])
