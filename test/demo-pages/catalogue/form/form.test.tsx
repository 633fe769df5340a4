import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { controls } from '../../../../demo-pages/catalogue/form/controls'
import type { Field } from '../../../../demo-pages/catalogue/form/fields'
import { type Filled, filledFrom } from '../../../../demo-pages/catalogue/form/filled'
import { ConfigureForm } from '../../../../demo-pages/catalogue/form/form'
import { nodeOf } from '../../../../demo-pages/catalogue/form/place-markup'
import { createLivePreview } from '../../../../demo-pages/catalogue/script/live-preview'
import { memberTitles, optionTitles } from '../../../../shared/tools/contract/option-titles'
import { markupOfSource } from '../../../../shared/tools/doctor/source/read-source'
import { expectElement } from '../../../support/expect-element'
import { mediaQueryList } from '../../../support/page/media-query-list'
import { standIn } from '../../../support/stand-in'
import { examplesOf, widgetNames } from '../../../support/widgets/all-widgets'
import { knownOf } from '../../../support/widgets/form-known'

/** Mounts the form of a widget in a desktop-sized page. */
async function open(name: string, markup?: string) {
  jest.spyOn(window, 'matchMedia').mockReturnValue(mediaQueryList('', true))
  const known = await knownOf(name)
  const [example] = await examplesOf(name)
  const shown = { markup: '', faults: 0 }
  const follow = jest.fn((_: Filled, written: string, faults: readonly unknown[]) =>
    Object.assign(shown, { markup: written, faults: faults.length }),
  )
  const start = filledFrom(markup ?? example?.markup ?? '', known)
  render(<ConfigureForm known={known} start={start} follow={follow} />)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const rested = () => act(() => jest.advanceTimersByTimeAsync(400))
  await rested()
  return { user, shown, rested, follow }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const kindsIn = (field: Field): string[] => {
  if (field.kind === 'object') return [field.kind, ...field.members.flatMap(each => kindsIn(each.field))]
  return 'of' in field ? [field.kind, ...kindsIn(field.of)] : [field.kind]
}

test('Every type of option that a widget has gets a control of its own', async () => {
  const known = await Promise.all(widgetNames.map(knownOf))
  const kinds = new Set(known.flatMap(({ fields }) => Object.values(fields).flatMap(kindsIn)))
  expect([...kinds].sort()).toEqual(Object.keys(controls).sort())
  for (const kind of kinds) expect(controls[kind as Field['kind']]).toBeInstanceOf(Function)
})

test('An option is listed with its name, its purpose and its default', async () => {
  const { user, shown, rested } = await open('postcode-panel', '<div data-widget="postcode-panel"></div>')
  const title = screen.getByRole('textbox', { name: 'Title' })
  expect(title).toHaveAccessibleDescription('The title of the panel.')
  expect(title).toHaveAttribute('placeholder', 'Check My Postcode')
  await user.type(title, 'Do we come?')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Look' }), 'band')
  await user.click(screen.getByRole('checkbox', { name: 'Today’s limit stops the visitor' }))
  await user.click(screen.getByRole('checkbox', { name: 'Moving' }))
  await rested()
  expect(shown.markup).toBe(
    '<div data-widget="postcode-panel" data-title="Do we come?" data-look="band" data-moving data-quota-blocks="false"></div>',
  )
  await user.clear(title)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Look' }), 'card (default)')
  await user.click(screen.getByRole('checkbox', { name: 'Today’s limit stops the visitor' }))
  await user.click(screen.getByRole('checkbox', { name: 'Moving' }))
  await rested()
  expect(shown.markup).toBe('<div data-widget="postcode-panel"></div>')
})

test('An invalid value is explained once, at its control, in the words of the page', async () => {
  const { user, rested, shown } = await open(
    'paginator',
    '<div data-widget="paginator" data-total="60"></div>',
  )
  const total = screen.getByRole('textbox', { name: 'Total (needed)' })
  await user.clear(total)
  await user.type(total, 'many')
  expect(total).not.toHaveAttribute('aria-invalid')
  await rested()
  expect(total).toHaveAttribute('aria-invalid', 'true')
  expect(total).toHaveAccessibleDescription(/data-total is "many"; expected a whole number\./)
  expect(screen.getByRole('status')).toHaveTextContent('1 thing has to be put right.')
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://evil.test/')
  await rested()
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
    /is "https:\/\/evil\.test\/"; expected an address on this site/,
  )
  expect(shown.faults).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Go to the first' }))
  expect(total).toHaveFocus()
})

test('G-44 A panel without words is explained at their control', async () => {
  const { user, rested } = await open(
    'info-panel',
    '<div data-widget="info-panel" data-title="Allergens" data-text="Milk."></div>',
  )
  const words = screen.getByRole('textbox', { name: 'Text' })
  await user.clear(words)
  await rested()
  expect(words).toHaveAccessibleDescription(/It has nothing to show; write data-text or/i)
  await user.type(words, 'Milk.')
  await rested()
  expect(words).not.toHaveAttribute('aria-invalid', 'true')
})

const rows = () => screen.getAllByRole('listitem')
const labelIn = (row: HTMLElement | undefined) =>
  within(expectElement(row, HTMLElement)).getByRole<HTMLInputElement>('textbox', { name: /^Label/ })
const press = (name: string) => screen.getByRole('button', { name })

test('A list is edited row by row, and the focus follows a row that is moved or removed', async () => {
  const { user, rested, shown } = await open('tabs')
  await user.click(press('Add a row to tabs'))
  expect(document.activeElement).toBe(
    within(expectElement(rows()[3], HTMLElement)).getByRole('textbox', { name: 'Panel (needed)' }),
  )
  await user.keyboard('notes')
  await rested()
  expect(shown.faults).toBe(1)
  expect(labelIn(rows()[3])).toHaveAccessibleDescription(/tabs\[3\]\.label is missing/i)
  await user.type(labelIn(rows()[3]), 'Notes')
  await user.click(press('Up Tabs, row 4'))
  expect(press('Up Tabs, row 3')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Tabs, row 4 is row 3 of 4 now.')
  await user.keyboard('{Enter}{Enter}')
  // The first row can only be moved down.
  expect(press('Down Tabs, row 1')).toHaveFocus()
  await user.click(press('Remove Tabs, row 2'))
  expect(press('Remove Tabs, row 2')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Tabs, row 2 is removed.')
  await rested()
  expect(rows().map(row => labelIn(row).value)).toEqual(['Notes', 'Method', 'Keeping'])
  expect(JSON.parse(/\{[\s\S]*\}/.exec(shown.markup)?.[0] ?? '').tabs[0]).toEqual({
    panel: 'notes',
    label: 'Notes',
  })
})

test('A-05 Labels are filled in field by field, with the defaults shown until then', async () => {
  const { user, rested, shown } = await open('direct-debit', '<div data-widget="direct-debit"></div>')
  await user.click(screen.getByText('Wording'))
  const find = await screen.findByRole('searchbox', { name: 'Find words' })
  await user.type(find, 'guarantee')
  const words = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ id }) => id.includes('labels'))
  expect(words.every(({ placeholder }) => placeholder)).toBe(true)
  await user.type(expectElement(words[0], HTMLElement), 'Sicher')
  await rested()
  expect(shown.markup).toMatch(/"labels": \{\s+"\w+": "Sicher"\s+\}/)
  expect(screen.getByText('1 changed')).toBeVisible()
})

test('Slots and the fallback are markup, and unclosed tags are closed', async () => {
  const { user, rested, shown } = await open('info-panel', '<div data-widget="info-panel"></div>')
  await user.click(screen.getByText('Your own markup'))
  await user.type(await screen.findByRole('textbox', { name: 'Content' }), '<p>Wheat & <b>more')
  await user.type(screen.getByRole('textbox', { name: 'Fallback' }), 'Ring us')
  await rested()
  expect(shown.markup).toContain(
    '<template data-slot="content"><p>Wheat &amp; <b>more</b></p></template>\n  Ring us\n',
  )
  await user.clear(screen.getByRole('textbox', { name: 'Fallback' }))
  await user.type(screen.getByRole('textbox', { name: 'Fallback' }), '<h1>Our page</h1>')
  await rested()
  expect(screen.getByRole('textbox', { name: 'Fallback' })).toHaveAccessibleDescription(
    /it holds <h1>, which does not belong in a fallback/,
  )
})

test('Content from a link can neither run in the preview nor navigate it', () => {
  const [node] = markupOfSource(
    '<div data-widget="x"><img onerror="alert(1)" alt="a"><script>alert(1)</script><base href="//evil.test"><template data-slot="s"><iframe srcdoc="x"></iframe><p>b</p></template></div>',
  ).children
  const placed = node && expectElement(nodeOf(document, node), HTMLElement)
  expect(placed?.outerHTML).toBe(
    '<div data-widget="x"><img alt="a"><template data-slot="s"><p>b</p></template></div>',
  )
})

/** The first four forms have all types of controls, and the other forms have only those. */
const forms = ['map', 'info-panel', 'postcode-panel', 'payment-form']

test.each(forms)('axe finds no fault in the form of %s with every section open', async name => {
  const { user, rested } = await open(name)
  for (const part of ['Wording', 'Your own markup', 'Loading']) await user.click(screen.getByText(part))
  await rested()
  jest.useRealTimers()
  // Each section reports a little later that it is open.
  await act(() => new Promise<void>(done => void setTimeout(done, 5)))
  const rules = Object.fromEntries(
    ['color-contrast', 'target-size', 'region'].map(rule => [rule, { enabled: false }]),
  )
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

test("The preview shows the form's placeholder in the scenario's page, also after a reload", () => {
  const holder = document.createElement('div')
  holder.append(document.createElement('iframe'))
  document.body.replaceChildren(holder)
  const preview = createLivePreview(holder, 'tabs')
  const page = holder.querySelector('iframe')?.contentDocument as Document
  const scenario = () => {
    page.body.innerHTML = '<main><p>Around it</p><div data-widget="tabs">As it was</div></main>'
  }
  const [placeholder] = markupOfSource(
    '<div data-widget="tabs" data-x="1"><template data-slot="s"><b>b</b></template>Now</div>',
  ).children
  scenario()
  preview.place(placeholder)
  const shown =
    '<p>Around it</p><div data-widget="tabs" data-x="1"><template data-slot="s"><b>b</b></template>Now</div>'
  expect(page.querySelector('main')?.innerHTML).toBe(shown)
  scenario()
  preview.enter(page)
  jest.spyOn(page, 'readyState', 'get').mockReturnValue('interactive')
  page.dispatchEvent(new Event('readystatechange'))
  expect(page.querySelector('main')?.innerHTML).toBe(shown)
})

test('G-57 The preview of a catalogue in a folder is loaded from that folder, even before its frame has a page', () => {
  const asked: string[] = []
  const frame = {
    getAttribute: () => '/shop/catalogue/preview?widget=tabs&example=One&theme=doorstep',
    addEventListener() {},
    contentWindow: { location: { replace: (address: string) => asked.push(address) } },
  }
  const holder = standIn<HTMLElement>({ querySelector: () => frame })
  createLivePreview(holder, 'tabs').show('Two', 'plain')
  expect(asked).toEqual(['/shop/catalogue/preview?widget=tabs&example=Two&theme=plain'])
})

test('G-57 Each option with a technical name has a label in words, and removed options have no label', async () => {
  const names = new Set<string>()
  for (const name of widgetNames)
    for (const each of Object.keys((await knownOf(name)).options)) names.add(each)
  const ofCode = [...names].filter(name => /[A-Z_\d]/.test(name) || name.length < 4)
  expect(ofCode.filter(name => name !== 'tab' && !(name in optionTitles))).toEqual([])
  expect(Object.keys(optionTitles).filter(name => !names.has(name))).toEqual([])
  await open('postcode-panel')
  expect(screen.getByLabelText('Goes on without a dialog')).toBeInTheDocument()
})

const membersIn = (field: Field): string[] => {
  if (field.kind === 'object') return field.members.flatMap(each => [each.name, ...membersIn(each.field)])
  return 'of' in field ? membersIn(field.of) : []
}

test('G-79 Each part of an option with a technical name has a label in words, and removed parts have no label', async () => {
  const known = await Promise.all(widgetNames.map(knownOf))
  const names = [...new Set(known.flatMap(({ fields }) => Object.values(fields).flatMap(membersIn)))]
  expect(names.filter(name => /[A-Z_\d]/.test(name) || name.length < 4).sort()).toEqual(
    Object.keys(memberTitles).sort(),
  )
  await open('regular-order')
  expect(screen.getByLabelText('Most that can be ordered')).toBeInTheDocument()
})
