import { spawnSync } from 'node:child_process'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { markupAs } from '../../../../demo-pages/catalogue/form/for-wordpress'
import { attributeOf } from '../../../../shared/platform/options/read-options'
import { optionTitle, spacedTitle } from '../../../../shared/tools/contract/option-titles'
import type { Markup } from '../../../../shared/tools/doctor/placeholder/markup'
import { partsOf, placeholderIn } from '../../../../shared/tools/doctor/placeholder/parts'
import { doorstepWidget } from '../../../../shared/tools/server-helpers/doorstep.js'
import { loaderTag } from '../../../support/page/loader-tag'
import { isWhole } from '../../../support/rows'
import { definitionOf, examplesOf, widgetNames } from '../../../support/widgets/all-widgets'
import { runEditor } from './block-editor'

type Held = Record<string, unknown>
type Attributes = { options?: Held; load?: string }
type Block = [widget: string, attributes: Held, content: string]

function php(words: string[], input = ''): string {
  const ran = spawnSync('php', words, { cwd: __dirname, input, encoding: 'utf8', maxBuffer: 1e8 })
  if (ran.error) throw new Error('PHP could not be run: `node test/ready.mjs` installs it.')
  expect(ran.stderr).toBe('')
  return ran.stdout
}
const draw = (blocks: Block[]) =>
  JSON.parse(php(['print-blocks.php'], JSON.stringify(blocks))) as {
    names: string[]
    drawn: string[]
    scripts: [string, string][]
  }
const sameQuotes = (markup: string) => markup.replace(/&#0?39;/g, '&#39;')

const parse = (markup: string) => {
  const page = document.createElement('template')
  page.innerHTML = markup
  return page.content
}

/** An editor's likely entries for an example, by option. */
async function filledOf(name: string, markup: string) {
  const { options } = await definitionOf(name)
  const element = parse(markup).querySelector<HTMLElement>(`[data-widget="${name}"]`)
  const json = element?.querySelector(':scope > script[type="application/json"]')
  const held: Held = {}
  for (const [each, { from }] of Object.entries(options)) {
    const written = element?.getAttribute(attributeOf(each))
    if (from === 'attribute' && written !== null) held[each] = written
  }
  Object.assign(held, JSON.parse(json?.textContent || '{}'))
  json?.remove()
  const slots: Record<string, string> = {}
  for (const slot of element?.querySelectorAll<HTMLTemplateElement>(':scope > template[data-slot]') ?? []) {
    slots[slot.dataset.slot ?? ''] = slot.innerHTML
    slot.remove()
  }
  return { held, slots, fallback: element?.innerHTML.trim() ?? '' }
}

/** Widgets that have options of every kind between them. */
const tried = isWhole ? widgetNames : ['tabs', 'info-panel', 'order-dialog', 'header-basket', 'slider']

let editor: ReturnType<typeof runEditor>
beforeAll(() => {
  editor = runEditor()
  // Nothing is drawn in this frame.
  HTMLFormElement.prototype.submit = () => {}
})

/** Mounts a block as its editor has it; `saved()` gives its current content. */
function open(name: string, attributes: Attributes = {}) {
  const settings = editor.registered.get(`doorstep/${name}`)
  if (!settings) throw new Error(`There is no block for ${name}.`)
  const seen: { now: Attributes } = { now: attributes }
  const Editing = () => {
    const [held, setHeld] = useState(attributes)
    seen.now = held
    return settings.edit({
      attributes: held,
      setAttributes: (changed: Attributes) => setHeld(before => ({ ...before, ...changed })),
      clientId: 'c',
      isSelected: true,
    })
  }
  const { unmount, container } = render(<Editing />)
  return { saved: () => seen.now, unmount, container }
}

test('Each widget has a block, in the editor and on the server', () => {
  const blocks = widgetNames.map(name => `doorstep/${name}`).sort()
  expect([...editor.registered.keys()].sort()).toEqual(blocks)
  expect(draw([]).names.sort()).toEqual(blocks)
})

/** A value other than the one that the control shows. */
function changeOf(control: HTMLInputElement | HTMLSelectElement): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].map(({ value }) => value).findLast(Boolean) ?? ''
  return control.type === 'date' ? '2026-12-24' : '7'
}

test('Each option of each widget has a control, and a typed value is saved under its name', async () => {
  for (const name of tried) {
    const { options } = await definitionOf(name)
    const { saved, unmount, container } = open(name)
    const labelsOf = (part: string) =>
      new Map(
        [...container.querySelectorAll<HTMLLabelElement>(`section[aria-label="${part}"] label`)]
          // Members of a list or an object may be called as an option is.
          .filter(each => !each.closest('fieldset'))
          .map(each => [each.firstChild?.textContent, each] as const),
      )
    const [inOptions, inWords] = [
      new Map([...labelsOf('Options'), ...labelsOf('Advanced')]),
      labelsOf('Words'),
    ]
    const expected: Held = {}
    for (const [each, { isRequired, messages, fallback }] of Object.entries(options)) {
      const words = Object.keys(messages ?? {})
      expect([name, ...words.filter(word => !inWords.has(spacedTitle(word)))]).toEqual([name])
      const label = messages
        ? inWords.get(spacedTitle(words[0] ?? ''))
        : inOptions.get(`${optionTitle(each)}${isRequired ? ' (needed)' : ''}`)
      const control = label?.control as HTMLInputElement | null | undefined
      if (!control) throw new Error(`${name} has no control for ${each}.`)
      const typed = changeOf(control)
      if (control.type === 'checkbox') fireEvent.click(control)
      else fireEvent.change(control, { target: { value: typed } })
      // A list typed as a number is no list and stays as typed.
      expected[each] =
        control.type === 'checkbox' ? !fallback : messages ? { [words[0] ?? '']: typed } : typed
    }
    expect([name, saved().options]).toEqual([name, expected])
    unmount()
  }
})

test('L-54 Each example is printed from its block as the helper prints it, and becomes that block when it is pasted', async () => {
  const blocks: Block[] = []
  const expected: string[] = []
  for (const name of tried)
    for (const { markup } of await examplesOf(name)) {
      const { held, slots, fallback } = await filledOf(name, markup)
      blocks.push([name, { options: { ...held, ...slots } }, `${fallback}\n`])
      expected.push(sameQuotes(doorstepWidget(name, held, fallback, slots)))
      const said = Object.entries({ ...held, ...slots }).map(([key, value]) => [
        key,
        value === '' ? true : value,
      ])
      const placeholder = parse(markup).querySelector(`[data-widget="${name}"]`) as HTMLElement
      const { attributes } =
        editor.registered.get(`doorstep/${name}`)?.transforms.from[0].transform(placeholder) ?? {}
      expect([name, attributes]).toEqual([
        name,
        { options: Object.fromEntries(said), load: placeholder.dataset.load },
      ])
      const listed = Object.entries(await definitionOf(name).then(({ options }) => options))
      const copied = markupAs(
        'block',
        name,
        markup,
        listed.map(([option, { from }]) => ({ name: option, from })),
      )
      expect(JSON.parse(/ (\{.*\}) -->/.exec(copied)?.[1] ?? '')).toEqual(
        JSON.parse(JSON.stringify(attributes)),
      )
    }
  expect(blocks.length).toBeGreaterThan(isWhole ? 100 : 10)
  expect(draw(blocks).drawn.map(sameQuotes)).toEqual(expected)
})

test('L-54 Each example is copied as a shortcode that the plugin prints with the same options; a slot needs the block', async () => {
  const isWithSlot: string[] = []
  for (const name of tried) {
    const { options } = await definitionOf(name)
    const listed = Object.entries(options).map(([option, { from }]) => ({ name: option, from }))
    const read = (source: string) => {
      const { load, options: held } = partsOf(placeholderIn(source, name) as Markup, options)
      return [
        name,
        load,
        Object.entries(held).map(([key, value]) => [key, typeof value === 'object' ? value : `${value}`]),
      ]
    }
    for (const { markup } of await examplesOf(name)) {
      const copied = markupAs('shortcode', name, markup, listed)
      const [, tag = '', content = ''] = /^\[doorstep ([^\]]*)\]([\s\S]*)\[\/doorstep\]$/.exec(copied) ?? []
      const attributes = Object.fromEntries(
        [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      )
      if (/Copy it as a block/.test(copied)) isWithSlot.push(name)
      else
        expect(
          read(php(['../server-helpers/print-shortcode.php'], JSON.stringify({ attributes, content }))),
        ).toEqual(read(markup))
    }
  }
  expect(isWithSlot).toEqual(tried.filter(name => ['direct-debit', 'info-panel'].includes(name)))
})

test('L-54 Pasted placeholders are given to WordPress as blocks before it takes out their lists', () => {
  document.body.innerHTML = '<div contenteditable><p></p><pre></pre></div>'
  render(editor.beforePublishing())
  const pasted: string[] = []
  document.body.addEventListener('paste', event =>
    pasted.push(event.clipboardData?.getData('text/html') ?? ''),
  )
  class Data extends Map<string, string> {
    setData = (type: string, text: string) => this.set(type, text)
    getData = (type: string) => this.get(type) ?? ''
  }
  function Paste(type: string, { clipboardData, ...given }: EventInit & { clipboardData: object }) {
    return Object.assign(new Event(type, given), { clipboardData })
  }
  Object.assign(window, { DataTransfer: Data, ClipboardEvent: Paste })
  const paste = (into: string, text: string) => {
    const clipboardData = new Data().setData('text/plain', text)
    document.querySelector(into)?.dispatchEvent(Paste('paste', { clipboardData, bubbles: true }))
  }
  paste('p', '<div data-widget="tabs"></div>')
  paste('p', '<!-- wp:doorstep/tabs {} /-->')
  paste('p', 'Ring us')
  paste('pre', '<div data-widget="tabs"></div>')
  expect(pasted).toEqual(['<p>Ring us</p>', '<p>Ring us</p>', '', ''])
})

test.each([
  ['postcode-panel', 'guest', ['', 'yes', 'no']],
  ['account-name', 'customer', ['preview', 'no', 'yes']],
  ['bol-basket', 'postcode', ['', 'yes', 'yes']],
])('L-56 The preview of %s is that of a chosen visitor: %s', (name, visitor, said) => {
  const { container } = open(name)
  if (visitor === 'postcode')
    fireEvent.change(screen.getByLabelText('Shown as it is for'), { target: { value: visitor } })
  expect(screen.getByLabelText('Shown as it is for')).toHaveValue(visitor)
  expect(container.querySelector('form')).toBeInTheDocument()
  const asked = { block: name, attributes: '{}', content: '', _wpnonce: 'doorstep-preview', visitor }
  const page = parse(php(['print-blocks.php'], JSON.stringify({ preview: asked, may: ['edit_posts'] })))
  const meta = (of: string) => page.querySelector<HTMLMetaElement>(`meta[name="doorstep-${of}"]`)?.content
  expect([meta('customer'), meta('is-guest'), meta('has-postcode')]).toEqual(said)
  const { root } = JSON.parse(page.querySelector('[data-doorstep-site]')?.textContent ?? '{}')
  const answer = (method: string, path: string) =>
    php(['print-blocks.php'], JSON.stringify({ call: [method, root + path] }))
  expect(JSON.parse(answer('GET', '/api/bol-basket'))).toHaveProperty('products')
  expect(JSON.parse(answer('PUT', '/api/bol-basket/11'))).toBeTruthy()
  expect(answer('GET', '/api/bol-basket/of/nobody')).toBe('')
})

test('A page with several blocks loads the loader once, as a module, from beside wp-admin, and runs no other script', () => {
  const asked = {
    block: 'tabs',
    attributes: '{}',
    content: '<p>It\'s "here"</p>',
    _wpnonce: 'doorstep-preview',
  }
  const printed = php(
    ['print-blocks.php'],
    JSON.stringify({ preview: asked, may: ['edit_posts', 'unfiltered_html'] }),
  )
  const scripts = [...parse(printed).querySelectorAll('script:not([type="application/json"])')]
  expect(scripts.map(each => each.outerHTML.replaceAll('=""', ''))).toEqual([
    loaderTag.replace('/doorstep/', '/blog/doorstep/'),
  ])
  expect(
    new Set(
      draw([
        ['tabs', {}, ''],
        ['map', {}, ''],
      ]).scripts.map(([handle]) => handle),
    ),
  ).toEqual(new Set(['doorstep-loader']))
  expect(parse(printed).querySelector('[data-widget="tabs"] > p')?.textContent).toBe('It\'s "here"')
})

test('The preview is only for people who may edit and come from the editor, with what they may save', () => {
  const script = '<script>alert(1)</script>'
  const asked = {
    block: 'tabs',
    attributes: '{}',
    content: `<p>Ours</p>${script}`,
    _wpnonce: 'doorstep-preview',
  }
  const preview = (given: object, may: string[]) =>
    php(['print-blocks.php'], JSON.stringify({ preview: given, may }))
  expect(preview(asked, [])).toBe('refused: 403')
  expect(preview({ ...asked, _wpnonce: 'other' }, ['edit_posts'])).toBe('refused: nonce')
  expect(preview({ ...asked, block: 'gone' }, ['edit_posts'])).toBe('nothing')
  expect(preview(asked, ['edit_posts'])).not.toContain('alert')
})

test('"Fish & chips" stays unchanged, also for editors whose text WordPress escapes', () => {
  const saved = { text: 'Fish &amp; chips &lt;3', content: '<p>Salt &amp; vinegar</p>' }
  const read = editor.filters.get('blocks.getBlockAttributes')
  const options = { ...saved, text: 'Fish & chips <3' }
  expect(read?.({ options: saved }, { name: 'doorstep/info-panel' }, '', null)).toEqual({ options })
  const list = [{ panel: 'a', label: 'Fish &amp; chips' }]
  expect(
    draw([
      ['info-panel', { options: saved }, ''],
      ['tabs', { options: { tabs: list } }, ''],
    ]).drawn,
  ).toEqual([
    doorstepWidget('info-panel', { text: options.text }, '', { content: options.content }),
    doorstepWidget('tabs', { tabs: [{ panel: 'a', label: 'Fish & chips' }] }),
  ])
})

describe('a block of another release', () => {
  const options = { title: 'Ours', colour: 'green', 'no name': 1 }

  test('The block is printed with everything that a placeholder can have', () => {
    expect(draw([['info-panel', { options }, '']]).drawn).toEqual([
      doorstepWidget('info-panel', { title: 'Ours', colour: 'green' }),
    ])
  })

  test('The block is read with its options beside "options", as people write them by hand', () => {
    const read = editor.filters.get('blocks.getBlockAttributes')
    const written = { title: 'By hand', className: 'x' }
    expect(read?.({ options: {} }, { name: 'doorstep/info-panel' }, '', written)).toEqual({
      options: { title: 'By hand' },
    })
    expect(read?.({ x: 1 }, { name: 'core/paragraph' }, '', written)).toEqual({ x: 1 })
    expect(draw([['info-panel', written, '']]).drawn).toEqual([
      doorstepWidget('info-panel', { title: 'By hand' }),
    ])
  })
})

describe('an editor who writes no JSON', () => {
  const type = (group: string, label: string, typed: string) =>
    fireEvent.change(within(screen.getByRole('group', { name: group })).getByLabelText(label), {
      target: { value: typed },
    })
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

  test('L-55 Each entry of a list has fields, and can be moved and removed', () => {
    const { saved } = open('tabs')
    press('Add an entry: Tabs')
    type('Tabs, entry 1', 'Panel (needed)', 'milk')
    type('Tabs, entry 1', 'Label (needed)', 'Milk')
    press('Add an entry: Tabs')
    type('Tabs, entry 2', 'Panel (needed)', 'eggs')
    press('Move up: Tabs, entry 2')
    expect(saved().options).toEqual({ tabs: [{ panel: 'eggs' }, { panel: 'milk', label: 'Milk' }] })
    press('Remove: Tabs, entry 1')
    expect(saved().options).toEqual({ tabs: [{ panel: 'milk', label: 'Milk' }] })
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('L-55 All that is missing is said at once, on the block and before publishing', () => {
    const options = { tabs: [{ panel: 'milk' }, {}] }
    open('tabs', { options })
    const says = ['Tabs, entry 1: Label', 'Tabs, entry 2: Panel', 'Tabs, entry 2: Label']
    for (const each of says) expect(screen.getByRole('status')).toHaveTextContent(`${each} is missing.`)
    editor.edited.push({
      name: 'core/group',
      attributes: {},
      innerBlocks: [{ name: 'doorstep/tabs', attributes: { options }, innerBlocks: [] }],
    })
    render(editor.beforePublishing())
    expect(screen.getByLabelText('Doorstep: not complete yet').children).toHaveLength(says.length)
    editor.edited.pop()
  })

  test('L-55 Before publishing, an id that nothing on the page has is said', () => {
    const tabs = ['ring', 'gone'].map(panel => ({ panel, label: 'Milk' }))
    editor.edited.push({ name: 'doorstep/tabs', attributes: { options: { tabs } }, innerBlocks: [] })
    wp.blocks.serialize = () => '<div id="ring">Ring us</div>'
    render(editor.beforePublishing())
    expect(screen.getByLabelText('Doorstep: not complete yet')).toHaveTextContent(/id gone\..*your theme/)
    expect(screen.queryByText(/id ring/)).toBeNull()
    editor.edited.pop()
  })

  test('L-50 L-55 An example fills an empty block in one press, and a new block has a link that works', async () => {
    const wrong: unknown[] = []
    for (const name of tried) {
      const { saved, unmount } = open(name)
      if (screen.queryByRole('button', { name: 'Insert an example' })) press('Insert an example')
      const [example] = await examplesOf(name)
      const { held } = await filledOf(name, example?.markup ?? '')
      const said = Object.entries(held).map(([option, value]) => [option, value === '' ? true : value])
      const given = JSON.stringify(Object.fromEntries(said))
      // A picture of the demo shop is on no other site.
      expect([name, saved().options ?? {}]).toEqual([
        name,
        JSON.parse(given.replace(/"\w+":"\/assets\/[^"]*",?/g, '').replaceAll(',}', '}')),
      ])
      if (screen.queryByRole('status')) wrong.push([name, screen.getByRole('status').textContent])
      unmount()
    }
    expect(wrong).toEqual([])
    // What their ids name comes with them.
    const edited = JSON.stringify(editor.edited.splice(0))
    for (const id of [/id=..ingredients/, /id=..gallery/]) expect(edited).toMatch(id)
    expect(JSON.stringify(editor.registered.get('doorstep/order-dialog')?.variations)).toContain('>Order</a>')
  })

  test('L-59 What an editor writes comes first, and the list of blocks finds cart, coupon and carousel', () => {
    const { container } = open('postcode-panel')
    const labels = [...container.querySelectorAll('section[aria-label="Options"] label')]
    expect(labels.length).toBeLessThan(8)
    open('order-dialog')
    expect(screen.getByLabelText('Most that can be ordered')).toBeInTheDocument()
    const found = (word: string) =>
      [...editor.registered].filter(([, { keywords }]) => keywords.includes(word)).map(([name]) => name)
    expect(found('cart')).toContain('doorstep/bol-basket')
    expect(found('coupon')).toEqual(['doorstep/promo-field'])
    expect(found('carousel')).toEqual(['doorstep/slider'])
  })
})

test('PHP can parse every PHP file of the plugin', () => {
  for (const file of ['blocks', 'doorstep', 'doorstep-wordpress'])
    expect(php(['-l', `../../../../dist/doorstep-wordpress/${file}.php`])).toContain('No syntax errors')
})
