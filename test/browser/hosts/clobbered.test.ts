import { type OpenShop, openShop } from '../../support/browser'
import { rowsOf } from '../../support/rows'
import { eight, hidden, markupOf, openClobbered, ways } from './clobbered-page'

let open: OpenShop
let pages: Awaited<ReturnType<typeof openClobbered>>
let widgets: string
let whole: string[]

beforeAll(async () => {
  open = await openShop()
  pages = await openClobbered(open)
  widgets = await markupOf(eight)
  const { states } = await pages.shown(widgets)
  whole = states
})
afterAll(async () => {
  await pages.close()
  await open.close()
})

test('J-04 All names that the bundle reads from the document, the window and a form are known', () => {
  const { document, window, form } = pages.names
  process.stdout.write(
    `names read of the document: ${document.length}, of the window: ${window.length}, of a form: ${form.length}\n`,
  )
  expect(document).toEqual(expect.arrayContaining(['createElement', 'body', 'activeElement', 'cookie']))
  expect(form).toEqual(expect.arrayContaining(['querySelectorAll', 'closest', 'action', 'parentElement']))
  expect(window).toEqual(expect.arrayContaining(['csrfToken', 'isGuest', 'hasPostcode', 'navigation']))
  expect(document.length).toBeGreaterThan(60)
  // A page without such elements.
  expect(whole).toEqual([...eight.map(name => `${name} mounted`), 'checks'])
})

const chosen = rowsOf(Object.entries(ways), ['<a id>', '<form><input name>'])

test.each(chosen)(
  'J-04 On a page that takes each of these names, as %s, the widgets work',
  async (_, element) => {
    const { document, window } = pages.names
    const { states } = await pages.shown([...document, ...window].map(element).join('') + widgets)
    expect(states).toEqual(whole)
  },
)

test('A-107 Where a script has removed IntersectionObserver, widgets far from the screen start at once', async () => {
  const visible = widgets.replaceAll('data-load="ready"', 'data-load="visible"')
  expect(visible).not.toBe(widgets)
  const { states } = await pages.shown(`<script>delete window.IntersectionObserver</script>${visible}`)
  expect(states).toEqual(whole)
})

test('J-04 Widgets work in and beside forms whose fields hide every property', async () => {
  const fields = pages.names.form.map(hidden).join('')
  const form = (content: string) => `<form action="/terms">${fields}${content}</form>`
  const { states } = await pages.shown(`${form('')}${form(widgets)}${form('')}`)
  expect(states).toEqual(whole)
})

test('J-04 A form as a placeholder is mounted, or says which of its fields it cannot have', async () => {
  const options = 'data-widget="info-panel" data-title="Ours" data-text="Words" data-load="ready"'
  const { form } = pages.names
  const { states, messages } = await pages.shown(
    form.map(field => `<form ${options} action="/terms">${hidden(field)}</form>`).join(''),
    false,
  )
  const refused = form.filter((_, at) => states[at] !== 'info-panel mounted')
  const named = messages.flatMap(message => /a field named "(\w+)"/.exec(message)?.[1] ?? [])
  process.stdout.write(
    `form as a placeholder, names of a field: ${form.length}, refused: ${refused.join(' ')}\n`,
  )
  expect(refused).toContain('querySelector')
  expect(named).toEqual(refused)
  // The names in an ordinary form.
  for (const field of ['action', 'id', 'method', 'name', 'remove', 'reset', 'submit', 'target', 'title'])
    expect(refused).not.toContain(field)
})
