import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

const address = 'https://doorstepdairy.example/r/alison-7K2'
const user = userEvent.setup({ delay: null, writeToClipboard: false })

type PageNavigator = { clipboard?: unknown; share?: unknown; canShare?: unknown }
const give = (own: PageNavigator) => {
  for (const name of ['clipboard', 'share', 'canShare'] as const)
    Object.defineProperty(navigator, name, { configurable: true, value: own[name] })
}
afterEach(() => {
  give({})
  Object.assign(document, { execCommand: undefined })
  Object.assign(window, { matchMedia: undefined })
})

const open = (url = address) =>
  openPage(`<div data-widget="referral-link" data-url="${url}"><a href="${url}">${url}</a></div>`)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your referral link' })
const button = () => screen.getByRole('button', { name: /^Cop/ })
const press = () => act(async () => button().click())
const shown = () => document.querySelector('.doorstep:not([data-doorstep-shell])')?.textContent
const said = () =>
  [...document.querySelectorAll('[data-doorstep-shell] > [role]')].map(part => part.textContent).join('')
const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)

test('RL-01 The whole link is shown read-only, and a press selects all of it', async () => {
  await open()
  expect([field().value, field().readOnly]).toEqual([address, true])
  await user.click(field())
  expect(selected()).toBe(address)
  field().setSelectionRange(0, 5)
  await user.tab()
  expect(button()).toHaveFocus()
})

test('RL-01 A path is shown and copied as an absolute address', async () => {
  const copied: string[] = []
  give({ clipboard: { writeText: async (text: string) => void copied.push(text) } })
  await open('/register?friend=alison')
  expect(field()).toHaveValue('https://shop.test/register?friend=alison')
  await press()
  expect(copied).toEqual(['https://shop.test/register?friend=alison'])
})

test.each(['javascript:alert(1)', 'mailto:a@b.example', ''])(
  'RL-01 "%s" is rejected as a referral link, and the page keeps its own',
  async url => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    await open(url)
    expect(document.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState).toBe('failed')
    expect(warn.mock.calls.flat()[0]).toContain('expected a web address')
    warn.mockRestore()
  },
)

test('RL-02 FMT-06 After copying the button reads Copied for 500 ms, and the message stays, so that nothing moves by itself', async () => {
  give({ clipboard: { writeText: async () => {} } })
  await open()
  button().focus()
  await press()
  expect(button()).toHaveTextContent(/^Copied$/)
  await pass(300)
  expect(said()).toBe('Link copied.')
  await pass(180)
  expect(button()).toHaveTextContent('Copied')
  await pass(25)
  expect(button()).toHaveTextContent(/^Copy$/)
  expect(button()).toHaveFocus()
  expect(shown()).toContain('Link copied.')
  await pass(60_000)
  expect(shown()).toContain('Link copied.')
})

test('RL-02 A second press starts the half second again', async () => {
  give({ clipboard: { writeText: async () => {} } })
  await open()
  await press()
  await pass(400)
  await press()
  await pass(400)
  expect(button()).toHaveTextContent('Copied')
  await pass(110)
  expect(button()).toHaveTextContent(/^Copy$/)
})

test('RL-02 When the browser refuses the clipboard, execCommand copies the selection', async () => {
  const copied: string[] = []
  give({ clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
  Object.assign(document, { execCommand: (way: string) => copied.push(`${way} ${selected()}`) > 0 })
  await open()
  await press()
  expect(copied).toEqual([`copy ${address}`])
  expect(button()).toHaveTextContent('Copied')
})

test('RL-02 When nothing copies, the widget says so and selects the link', async () => {
  await open()
  await press()
  const words = "We couldn't copy it for you. The link is selected: copy it from there."
  expect(button()).toHaveTextContent(/^Copy$/)
  expect([selected(), document.activeElement]).toEqual([address, field()])
  expect(shown()).toContain(words)
  await pass(300)
  expect(said()).toBe(words)
  give({ clipboard: { writeText: async () => {} } })
  await press()
  expect(shown()).not.toContain(words)
})

test('RL-01 A phone shares the link to its apps, and closing them is no failure', async () => {
  const outcomes = [
    Promise.reject(new DOMException('left', 'AbortError')),
    Promise.reject(new DOMException('no', 'NotAllowedError')),
  ]
  const shared: unknown[] = []
  const share = (what: unknown) => {
    shared.push(what)
    return outcomes.shift()
  }
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  give({ canShare: () => true, share })
  await open()
  const press = () => user.click(screen.getByRole('button', { name: 'Share' }))
  await press()
  expect(shown()).not.toContain("We couldn't share")
  await press()
  await screen.findByText("We couldn't share it from here. Copy the link instead.")
  expect(shared).toEqual([{ url: address }, { url: address }])
})

test('RL-01 A desktop browser shows no Share button', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  give({ canShare: () => true, share: () => Promise.resolve() })
  await open()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})
