import { type OpenShop, openShop } from '../../support/browser'
import { namesRead, some, tryPage, ways } from './clobbered-page'
import { visitHost } from './host-page'

let open: OpenShop
let names: Awaited<ReturnType<typeof namesRead>>

beforeAll(async () => {
  open = await openShop()
  names = await namesRead(await open.visit('/assets/logo-mark.svg'))
})
afterEach(() => open.leave())
afterAll(() => open.close())

const whole = [...some.map(name => `${name} mounted`), 'checks']

test('J-04 all names that the bundle reads off the document and the window are known', () => {
  expect(names.ofDocument.length).toBeGreaterThan(60)
  expect(names.ofDocument).toEqual(
    expect.arrayContaining(['createElement', 'body', 'activeElement', 'cookie']),
  )
  expect(names.ofForm).toEqual(
    expect.arrayContaining(['querySelectorAll', 'closest', 'action', 'parentElement']),
  )
  expect(names.ofWindow).toContain('csrfToken')
})

test.each(['<form name>', '<img name>'])(
  'J-04 a page on which each of these names is taken, as %s: the widgets work',
  async way => {
    const all = [...names.ofDocument, ...names.ofWindow].map(ways[way] as (name: string) => string)
    expect(await tryPage(open, widgets => all.join('') + widgets)).toEqual(whole)
  },
)

const hidden = (field: string) => `<input type="hidden" name="${field}">`

test('J-04 forms around and beside the widgets whose fields hide everything: the widgets work', async () => {
  const fields = names.ofForm.map(hidden).join('')
  const form = (content: string) => `<form action="/terms">${fields}${content}</form>`
  expect(await tryPage(open, widgets => `${form('')}${form(widgets)}${form('')}`)).toEqual(whole)
})

test('J-04 a form as a placeholder is mounted, or says which of its fields it cannot have', async () => {
  const options = 'data-widget="info-panel" data-title="Ours" data-text="Words" data-load="ready"'
  const body = names.ofForm.map(field => `<form ${options} action="/terms">${hidden(field)}</form>`).join('')
  const page = await visitHost(open, { body })
  const outcomes = await page.evaluate(async () => {
    const own = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name)
    const forms = [...document.getElementsByTagName('form')]
    for (let frame = 0; frame < 600; frame++) {
      await new Promise(requestAnimationFrame)
      if (forms.every(form => /mounted|failed/.test(own(form, 'data-widget-state') ?? ''))) break
    }
    const said = new Map(window.Doorstep?.report().placeholders.map(each => [each.element, each.message]))
    return forms.map(form => ({
      field: Element.prototype.querySelector.call(form, 'input, template')?.getAttribute('name') ?? 'mounted',
      state: own(form, 'data-widget-state'),
      message: said.get(form) ?? '',
    }))
  })
  expect(outcomes.filter(({ state }) => state !== 'mounted' && state !== 'failed')).toEqual([])
  const refused = outcomes.filter(({ state }) => state === 'failed')
  expect(refused.map(({ message }) => /a field named "(\w+)"/.exec(message)?.[1])).toEqual(
    refused.map(({ field }) => field),
  )
  // What an ordinary form has.
  for (const field of ['action', 'id', 'method', 'name', 'target', 'title'])
    expect(refused.map(each => each.field)).not.toContain(field)
  page.complaints.length = 0
})
