import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import type { Asked, Said } from '../../support/servers/bare-server'
import { examplesOf, pageOf, widgetNames } from '../../support/widgets/all-widgets'
import { customer, json, ok, playRows, type Row, refusal, until, veg } from './play-rows'
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
    report: 'https://github.com/nvaccess/nvda/issues/14591',
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
    id: 'K-65',
    report: 'https://github.com/catamphetamine/react-phone-number-input/issues/323',
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
    id: 'K-71',
    report: 'https://github.com/motiondivision/motion/issues/1019',
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
    id: 'K-73',
    report: 'https://github.com/videojs/video.js/issues/5270',
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
    id: 'K-75',
    report: 'https://github.com/verbb/formie/issues/2601',
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
    id: 'K-80',
    report: 'https://github.com/tailwindlabs/headlessui/pull/2708',
    sees: 'a hidden panel is not read',
    body: `${tabsOf('one', 'two')}<div id="one"><p>First</p></div><div id="two"><p>Second words</p></div>`,
    act: async ({ page }) => {
      expect((await tree(page)).filter(each => /Second words/.test(each))).toEqual([])
    },
  },
]

playRows(rows)
