import { act, fireEvent, screen } from '@testing-library/react'
import type { FaultOptions } from '../../../demo-pages/shop/server/fault-kinds'
import { expectElement } from '../../support/expect-element'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

const form = '<form action="/search" method="get"><input type="search" name="q" value=""></form>'
const shop = `<div data-widget="typeahead" data-url="/api/suggestions" data-action="/search">${form}</div>`
const ofList = (items: unknown[], attributes = '') =>
  `<form id="own" action="/own"><div data-widget="typeahead" data-name="product" ${attributes}><script type="application/json">${JSON.stringify({ items })}</script></div></form>`

beforeAll(() => {
  // jsdom has no layout: every element gets its requested width.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(10)
  Element.prototype.scrollIntoView = () => {}
})

/** Opens the typeahead and records what each form would have sent. */
async function open(markup = shop) {
  const page = await openShopPage(markup, { as: 'guest' })
  const sent: string[] = []
  document.addEventListener(
    'submit',
    event => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const from = expectElement(event.target, HTMLFormElement)
      const fields = new URLSearchParams([...new FormData(from)].map(([name, text]) => [name, String(text)]))
      sent.push(`${from.getAttribute('action')}?${fields}`)
    },
    { signal: lifeOfTest.signal },
  )
  const fault = (kind: FaultOptions['kind']) => page.visit.setFault({ kind, match: '*' })
  return { ...page, sent, fault }
}
let lifeOfTest = new AbortController()
beforeEach(() => {
  lifeOfTest = new AbortController()
})
afterEach(() => lifeOfTest.abort())

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const said = () =>
  [...document.querySelectorAll('[data-doorstep-shell] > [role]')].map(part => part.textContent).join('')

test('TA-02 TA-01 K-65 The shop is asked once, 300 ms after the last letter, and at most eight results show', async () => {
  const { user, calls } = await open()
  expect(field()).toHaveAccessibleName('Search the shop')
  await user.type(field(), 'm')
  await pass(600)
  expect(calls()).toEqual([])
  await user.type(field(), 'i')
  await pass(200)
  await user.type(field(), 'lk')
  await pass(290)
  expect(calls()).toEqual([])
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await pass(400)
  expect(calls()).toEqual(['GET /api/suggestions?q=milk'])
  expect(shown()).toHaveLength(Math.min(8, shown().length))
  expect(shown()[0]).toMatch(/milk/i)
  // Anything else in the list would be counted by a screen reader.
  expect([...screen.getByRole('listbox').children]).toEqual(screen.getAllByRole('option'))
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')).toHaveTextContent(/^milk$/i)
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(said()).toMatch(/^\d suggestions\. Choose with the arrow keys\.$/)
})

test('TA-02 A late answer is not shown: the newest text wins', async () => {
  const { user, visit } = await open()
  const answers = new Map<string, (names: string[]) => void>()
  jest.spyOn(visit, 'fetch').mockImplementation(
    request =>
      new Promise(resolve => {
        answers.set(new URL((request as Request).url).searchParams.get('q') ?? '', names =>
          resolve(Response.json(names)),
        )
      }),
  )
  await user.type(field(), 'mil')
  await pass(400)
  await user.clear(field())
  await user.type(field(), 'bread')
  await pass(400)
  expect([...answers.keys()]).toEqual(['mil', 'bread'])
  await act(async () => answers.get('bread')?.(['Bread rolls']))
  await pass(50)
  await act(async () => answers.get('mil')?.(['Milk']))
  await pass(50)
  expect(shown()).toEqual(['Bread rolls'])
  // Results for fewer letters stay only as far as they still match.
  await user.type(field(), 'x')
  expect(shown()).toEqual([])
})

test('TA-01 By keyboard: arrows move, Enter searches for the choice, Escape closes only the list and keeps the text', async () => {
  const { user, sent } = await open()
  await user.type(field(), 'butter')
  await pass(700)
  const names = shown()
  expect(names.length).toBeGreaterThan(0)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(names[0])
  const closeTheirs = jest.fn()
  for (const kind of ['keydown', 'keyup']) window.addEventListener(kind, closeTheirs, { once: true })
  await user.keyboard('{Escape}')
  expect([shown(), closeTheirs.mock.calls]).toEqual([[], []])
  expect(field()).toHaveValue('butter')
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(active()).toBe(names.at(-1))
  await user.keyboard('{Enter}')
  await pass(50)
  expect(names.at(-1)?.startsWith(field().value)).toBe(true)
  expect(sent).toEqual([`/search?${new URLSearchParams({ q: field().value })}`])
  expect(shown()).toEqual([])
  await pass(700)
  expect(shown()).toEqual([])
})

test('TA-01 A list in the page needs no call; a press fills the field, and the page’s form sends it', async () => {
  const { user, sent, calls } = await open(
    ofList(['Whole milk', { name: 'Skimmed milk', note: '1 pint' }, 'Bread']),
  )
  expect(field().closest('form')?.id).toBe('own')
  await user.type(field(), 'milk')
  await pass(310)
  expect(shown()).toEqual(['Whole milk', 'Skimmed milk 1 pint'])
  await user.click(screen.getByRole('option', { name: /Skimmed/ }))
  await pass(400)
  expect(field()).toHaveValue('Skimmed milk')
  expect([sent, calls(), shown()]).toEqual([[], [], []])
  await user.keyboard('{Enter}')
  expect(sent).toEqual(['/own?product=Skimmed+milk'])
})

test.each(['offline', '429'] as const)(
  'TA-01 After %s the field works as an ordinary search and keeps its text',
  async kind => {
    const { user, fault, sent } = await open()
    fault(kind)
    await user.type(field(), 'butter')
    await pass(700)
    expect([shown(), said(), field().value]).toEqual([[], '', 'butter'])
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['/search?q=butter'])
  },
)

test('TA-02 An answer after the field was left opens nothing and is not announced; an arrow key asks again', async () => {
  const { user } = await open()
  await user.type(field(), 'butter')
  await user.tab()
  await pass(700)
  expect([shown(), said()]).toEqual([[], ''])
  await user.tab({ shift: true })
  await user.keyboard('{ArrowDown}')
  await pass(700)
  expect(shown().length).toBeGreaterThan(1)
})

describe('an input method', () => {
  const composed = [{ isComposing: true }, { keyCode: 229 }]
  const press = (key: string, sign: object = {}) => fireEvent.keyDown(field(), { key, ...sign })

  test.each(composed)('G-25 A composition begun before the list opens keeps its keys: %j', async sign => {
    const { user, sent } = await open()
    await user.click(field())
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: 'milk' } })
    await pass(600)
    expect(shown().length).toBeGreaterThan(1)
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Tab', 'Home', 'End'])
      expect([key, press(key, sign)]).toEqual([key, true])
    expect(active()).toBeUndefined()
    expect(shown().length).toBeGreaterThan(1)
    expect(sent).toEqual([])
    fireEvent.compositionEnd(field())
    press('ArrowDown')
    expect(active()).toBe(shown()[0])
  })
})

test('G-23 On a translated page the list follows the typing, and the field keeps the focus', async () => {
  const { user } = await open()
  await user.type(field(), 'mil')
  await pass(600)
  const texts = document.createTreeWalker(
    expectElement(screen.getByRole('listbox'), HTMLElement),
    NodeFilter.SHOW_TEXT,
  )
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const translated = document.createElement('font')
    text.replaceWith(translated)
    translated.append(text.data)
  }
  const input = field()
  await user.type(input, 'k')
  await pass(600)
  expect(field()).toBe(input)
  expect(input).toHaveFocus()
  expect(shown()[0]).toBe('Whole milk 1 pint glass bottle')
})
