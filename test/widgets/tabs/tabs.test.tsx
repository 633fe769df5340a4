import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

const user = userEvent.setup({ delay: null })
const parts = ['one', 'two', 'three']
const list = (ids: readonly string[]) => ids.map(panel => ({ panel, label: `Tab ${panel}` }))
const page = (ids: readonly string[] = parts, sections = parts) =>
  `<div data-widget="tabs"><script type="application/json">${JSON.stringify({ tabs: list(ids) })}</script>
  <ul>${ids.map(id => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul></div>
  ${sections.map(id => `<section id="${id}" class="prose"><h3>${id}</h3><p id="${id}-words">Words of ${id} <input name="q"></p></section>`).join('')}`

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => history.replaceState(null, '', '/'))

const part = (id: string) => expectElement(document.getElementById(id), HTMLElement)
const shownParts = () => parts.filter(id => part(id) && !part(id).hasAttribute('hidden'))
const tab = (id: string) => screen.getByRole('tab', { name: `Tab ${id}` })
const selected = () =>
  screen
    .getAllByRole('tab')
    .flatMap(each =>
      each.ariaSelected === 'true' || each.getAttribute('aria-selected') === 'true' ? [each.textContent] : [],
    )

test('IP-02 A-96 One section of the page is shown at a time, in its place and unchanged', async () => {
  await openPage(page())
  const before = part('two').innerHTML
  expect([shownParts(), selected()]).toEqual([['one'], ['Tab one']])
  await user.type(expectElement(part('one').querySelector('input'), HTMLElement), 'half typed')
  await user.click(tab('two'))
  expect([shownParts(), selected()]).toEqual([['two'], ['Tab two']])
  expect(part('two').innerHTML).toBe(before)
  expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toBe(part('two'))
  expect(tab('two')).toHaveAttribute('aria-controls', 'two')
  expect(part('two').closest('.doorstep')).toBeNull()
  await user.click(tab('one'))
  expect(part('one').querySelector('input')).toHaveValue('half typed')
})

test('IP-02 A-96 Arrow keys, Home and End move between the tabs, Enter shows one, and Tab goes into its panel', async () => {
  await openPage(page())
  await user.tab()
  expect(tab('one')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(tab('three')).toHaveFocus()
  expect(shownParts()).toEqual(['one'])
  await user.keyboard('{Enter}')
  expect(shownParts()).toEqual(['three'])
  await user.keyboard('{ArrowRight}')
  expect(tab('one')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tab('three')).toHaveFocus()
  await user.tab()
  expect(part('three')).toHaveFocus()
})

test('IP-02 A hidden section is neither a panel nor a tab stop, also where find-in-page keeps its box', async () => {
  await openPage(page())
  await user.click(tab('two'))
  const attributes = (id: string) =>
    ['role', 'tabindex', 'aria-labelledby'].filter(name => part(id).hasAttribute(name))
  expect([attributes('one'), attributes('two'), attributes('three')]).toEqual([
    [],
    ['role', 'tabindex', 'aria-labelledby'],
    [],
  ])
})

test('IP-02 An address with a fragment inside a section shows that section, at first and later', async () => {
  history.replaceState(null, '', '/#two-words')
  await openPage(page())
  expect(shownParts()).toEqual(['two'])
  const brought: (string | undefined)[] = []
  Element.prototype.scrollIntoView = function () {
    brought.push(`${this.id} ${part('three').hasAttribute('hidden')}`)
  }
  await act(async () => {
    history.replaceState(null, '', '/#three-words')
    window.dispatchEvent(new Event('hashchange'))
  })
  expect([shownParts(), selected()]).toEqual([['three'], ['Tab three']])
  expect(brought).toEqual(['three-words false'])
  await act(async () => {
    history.replaceState(null, '', '/#%E0%A4%A')
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(shownParts()).toEqual(['three'])
  // Back to where the visit began.
  await act(async () => {
    history.replaceState(null, '', '/')
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(shownParts()).toEqual(['one'])
})

test('IP-02 A section found by find-in-page is shown, and paper has all sections', async () => {
  await openPage(page())
  expect(part('two').getAttribute('hidden')).toBe('until-found')
  act(() => void part('two-words').dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(shownParts()).toEqual(['two'])
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(shownParts()).toEqual(parts)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(shownParts()).toEqual(['two'])
})

test.each(['#two?utm_source=news', '#two-words&mc_cid=1', '#%74wo=', '#two/'])(
  'L-23 The address %s of a newsletter shows the section that it names',
  async fragment => {
    history.replaceState(null, '', `/${fragment}`)
    await openPage(page())
    expect(shownParts()).toEqual(['two'])
  },
)

test('L-21 A form that is sent with a wrong field in a shut section opens it there; a script that only asks does not', async () => {
  await openPage(`<form>${page()}<button>Save</button></form>`)
  const field = expectElement(part('two').querySelector('input'), HTMLInputElement)
  field.required = true
  await user.type(expectElement(part('one').querySelector('input'), HTMLElement), 'typed')
  field.form?.checkValidity()
  await pass(10)
  expect([shownParts(), selected()]).toEqual([['one'], ['Tab one']])
  await user.click(screen.getByText('Save'))
  await pass(10)
  expect([shownParts(), selected()]).toEqual([['two'], ['Tab two']])
  expect(field).toHaveFocus()
  // A wrong field that is seen comes first.
  await user.click(tab('one'))
  expectElement(part('one').querySelector('input'), HTMLInputElement).required = true
  await user.clear(expectElement(part('one').querySelector('input'), HTMLElement))
  await user.click(screen.getByText('Save'))
  await pass(10)
  expect(shownParts()).toEqual(['one'])
})

test('IP-02 Removing the widget restores every section', async () => {
  await openPage(page())
  const sections = () => parts.map(id => expectElement(part(id).cloneNode(), Element).outerHTML)
  act(() => window.Doorstep?.unmount(expectElement(document.querySelector('[data-widget]'), HTMLElement)))
  expect(sections()).toEqual(parts.map(id => `<section id="${id}" class="prose"></section>`))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(shownParts()).toEqual(parts)
})

test('IP-02 A tab for a missing section is a mistake: the page keeps its links and shows all sections', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await openPage(page(['one', 'four']))
  await pass(100)
  expect(warn.mock.calls.flat()[0]).toContain(
    'entry 2: "panel" is "four" and names no element: nothing has the id four',
  )
  expect(screen.getByRole('link', { name: 'four' })).toBeVisible()
  expect(shownParts()).toEqual(parts)
  warn.mockRestore()
})

test('IP-02 A single section gets no tabs', async () => {
  await openPage(page(['one']))
  expect(screen.queryByRole('tab')).toBeNull()
  expect(shownParts()).toEqual(parts)
  expect(part('one')).not.toHaveAttribute('role')
})
