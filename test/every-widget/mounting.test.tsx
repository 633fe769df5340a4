import { act } from '@testing-library/react'
import axe from 'axe-core'
import type { Example } from '../../shared/runtime/example'
import { examplesOf, pageOf, widgetNames } from '../support/all-widgets'
import { openPage, settled } from '../support/open-page'

let said: jest.SpyInstance[]

beforeEach(() => {
  said = (['error', 'warn'] as const).map(level => jest.spyOn(console, level).mockImplementation(() => {}))
})
afterEach(() => {
  for (const spy of said) spy.mockRestore()
})

/** The page of an example, on which a widget that waits for a press does not wait. */
const readyPage = (example: Example, name: string) =>
  pageOf(example).replace(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`)

const everythingSaid = () => said.flatMap(spy => spy.mock.calls.map(([text]) => String(text)))
const placeholder = () => document.querySelector('[data-widget]') as HTMLElement
/** What a visitor without script reads. */
const fallbackText = () =>
  [...placeholder().childNodes]
    .filter(node => !(node instanceof HTMLElement && node.matches('script, template')))
    .map(node => node.textContent?.trim())
    .join('')
const later = () =>
  act(async () => {
    await new Promise(resolve => setTimeout(resolve, 120))
    await settled()
  })

// Without a layout these could only guess; the browser tests ask them.
const needLayout = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable']

describe.each(widgetNames)('%s', name => {
  const eachExample = async (check: (page: string) => Promise<void>) => {
    for (const example of await examplesOf(name)) {
      const isGuest = example.visitor !== 'customer'
      await openPage(readyPage(example, name), { globals: { isGuest } })
      expect([example.name, placeholder().dataset.widgetState]).toEqual([example.name, 'mounted'])
      await check(example.name)
    }
  }

  test('mounts in each of its examples and nothing is said on the console', async () => {
    await eachExample(async () => {})
    expect(everythingSaid()).toEqual([])
  })

  test("gives the server's content back when it is unmounted, and mounts again", async () => {
    const [example] = await examplesOf(name)
    if (!example) throw new Error(`${name} has no example.`)
    document.body.innerHTML = readyPage(example, name)
    const before = fallbackText()
    await openPage(readyPage(example, name))
    act(() => window.Doorstep?.unmount(placeholder()))
    expect(fallbackText()).toBe(before)
    expect(placeholder().querySelector('.doorstep')).toBeNull()
    act(() => window.Doorstep?.mount())
    await later()
    expect(placeholder().dataset.widgetState).toBe('mounted')
  })

  test('stands twice on one page without an id used twice', async () => {
    const [example] = await examplesOf(name)
    if (!example) throw new Error(`${name} has no example.`)
    await openPage(`${example.markup}${example.markup}`)
    const ids = [...document.querySelectorAll('.doorstep [id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('leaves nothing behind on the page but its own element', async () => {
    const globals = new Set(Object.keys(window))
    await eachExample(async () => {
      const added = Object.keys(window).filter(key => !globals.has(key) && !document.getElementById(key))
      expect(
        added.filter(
          key =>
            !['Doorstep', 'csrfToken', 'hasPostcode', 'isGuest', 'activeCoupon', 'dataLayer'].includes(key),
        ),
      ).toEqual([])
    })
  })

  test('leads to the shop on a page whose <base> names another site and another tab', async () => {
    document.head.innerHTML = '<base href="https://evil.test/" target="elsewhere">'
    try {
      await eachExample(async example => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('.doorstep a[href]')]
        const astray = links.filter(({ origin, target }) => origin === 'https://evil.test' || !target)
        expect([example, astray.map(link => link.outerHTML)]).toEqual([example, []])
      })
    } finally {
      document.head.innerHTML = ''
    }
  })

  test('is found without fault by axe in each of its examples', async () => {
    await eachExample(async example => {
      const rules = Object.fromEntries(needLayout.map(rule => [rule, { enabled: false }]))
      const { violations } = await axe.run(document.body, { rules })
      expect([example, violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)]).toEqual([example, []])
    })
  })
})
