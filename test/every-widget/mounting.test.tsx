import { act, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { Example } from '../../shared/platform/runtime/example'
import { expectElement } from '../support/expect-element'
import { openPage } from '../support/page/open-page'
import { isWhole } from '../support/rows'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

/** The page of an example, on which a widget that waits for a press does not wait. */
const readyPage = (example: Example, name: string) =>
  pageOf(example).replace(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`)

const placeholder = () => expectElement(document.querySelector('[data-widget]'), HTMLElement)
/** The text for a visitor without JavaScript. */
const fallbackText = () =>
  [...placeholder().childNodes]
    .filter(node => !(node instanceof HTMLElement && node.matches('script, template')))
    .map(node => node.textContent?.trim())
    .join('')

// These need a layout, so the browser tests check them.
const needLayout = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable']
const rules = Object.fromEntries(needLayout.map(rule => [rule, { enabled: false }]))
const ownGlobals = [
  'Doorstep',
  'doorstepPart',
  'csrfToken',
  'hasPostcode',
  'isGuest',
  'activeCoupon',
  'dataLayer',
]

type Finding = Record<'state' | 'said' | 'globals' | 'astray' | 'returned' | 'violations', string[]>

/** The violations that axe finds. */
async function violationsHere(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}

/** The markup after an unmount, and the state after the next mount. */
async function remount(): Promise<string[]> {
  act(() => window.Doorstep?.unmount(placeholder()))
  const left = [fallbackText(), placeholder().querySelector('.doorstep')?.outerHTML ?? '']
  act(() => window.Doorstep?.mount())
  await waitFor(() => expect(placeholder().dataset.widgetState).toBe('mounted')).catch(() => {})
  return [...left, placeholder().dataset.widgetState ?? '']
}
const whenReturned = (example: Example, name: string) => {
  document.body.innerHTML = readyPage(example, name)
  return [fallbackText(), '', 'mounted']
}

/** The first example has every part; the others have the same parts with other options. */
const examplesTried = async (name: string) => (await examplesOf(name)).slice(0, isWhole ? undefined : 1)

/** Opens an example once and records all its faults. */
async function inspect(example: Example, name: string): Promise<Finding> {
  const before = new Set(Object.keys(window))
  const spies = (['error', 'warn'] as const).map(level => jest.spyOn(console, level).mockImplementation())
  // A page whose <base> names another site and another tab: links must still lead to the shop.
  document.head.innerHTML = '<base href="https://evil.test/" target="elsewhere">'
  try {
    await openPage(readyPage(example, name), { globals: { isGuest: example.visitor !== 'customer' } })
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.doorstep a[href]')]
    const astray = links.filter(({ origin, target }) => origin === 'https://evil.test' || !target)
    const state = [placeholder().dataset.widgetState ?? '']
    const globals = Object.keys(window).filter(
      key => !before.has(key) && !ownGlobals.includes(key) && !document.getElementById(key),
    )
    const returned = await remount()
    const found = {
      state,
      globals,
      returned,
      said: spies.flatMap(spy => spy.mock.calls.map(([text]) => String(text))),
      astray: astray.map(link => link.outerHTML),
    }
    // Last, since it writes to the console itself.
    return { ...found, violations: await violationsHere() }
  } finally {
    document.head.innerHTML = ''
    for (const spy of spies) spy.mockRestore()
  }
}

describe.each(widgetNames)('%s', name => {
  const findings = new Map<string, Finding>()
  const all = (kind: keyof Finding) =>
    [...findings].map(([example, finding]) => [example, finding[kind]] as const)
  const every = (wanted: string[]) => [...findings.keys()].map(example => [example, wanted] as const)

  beforeAll(async () => {
    for (const example of await examplesTried(name)) findings.set(example.name, await inspect(example, name))
  })

  test('The widget mounts in each of its examples without a console message', () => {
    expect(findings.size).toBeGreaterThan(0)
    expect(all('state')).toEqual(every(['mounted']))
    expect(all('said')).toEqual(every([]))
  })

  test("Unmounting restores the server's content, and it mounts again", async () => {
    const tried = await examplesTried(name)
    expect(all('returned')).toEqual(tried.map(example => [example.name, whenReturned(example, name)]))
  })

  test('Two copies on one page share no id', async () => {
    const [example] = await examplesOf(name)
    if (!example) throw new Error(`${name} has no example.`)
    await openPage(pageOf({ ...example, markup: example.markup.repeat(2) }))
    expect(document.querySelectorAll('[data-widget-state=failed]')).toHaveLength(0)
    const ids = [...document.querySelectorAll('.doorstep [id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('The widget leaves nothing on the page outside its own element', () => {
    expect(all('globals')).toEqual(every([]))
  })

  test('The widget’s links lead to the shop on a page whose <base> names another site and tab', () => {
    expect(all('astray')).toEqual(every([]))
  })

  test('axe finds no fault in its examples', () => {
    expect(all('violations')).toEqual(every([]))
  })
})
