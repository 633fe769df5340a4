import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { attributeIn, everyIn } from '../../../../shared/platform/options/markup'
import { check, type Knowledge } from '../../../../shared/tools/doctor/check'
import { run } from '../../../../shared/tools/doctor/command'
import { markupOfSource } from '../../../../shared/tools/doctor/read-source'
import { samplesOf } from '../../../../shared/tools/doctor/samples'
import { mistakes } from '../../../mistakes/mistakes'
import { definitionOf, examplesOf, pageOf, widgetNames } from '../../../support/all-widgets'

let knowledge: Knowledge
let folder = ''

beforeAll(async () => {
  globalThis.location = new URL('https://shop.test') as unknown as Location
  const read = widgetNames.map(async name => {
    const { options } = await definitionOf(name)
    const markup = (await examplesOf(name)).map(example => example.markup).join('')
    const placeholders = [...everyIn(markupOfSource(markup))].filter(
      node => attributeIn(node, 'data-widget') === name,
    )
    return { name, options, samples: samplesOf(placeholders, options) }
  })
  const known = await Promise.all(read)
  knowledge = {
    options: Object.fromEntries(known.map(({ name, options }) => [name, options])),
    samples: Object.fromEntries(known.map(({ name, samples }) => [name, samples])),
    isOriginKnown: true,
  }
})
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'templates-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sentences = (source: string, more: Partial<Knowledge> = {}) =>
  check(source, { ...knowledge, ...more }).map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each(widgetNames)('no example of %s in the catalogue has a fault', async name => {
  for (const example of await examplesOf(name)) expect(sentences(pageOf(example))).toEqual([])
})

test('F-63 F-64 F-66 F-68 a source says what its page says, but for what only a page that runs can know', () => {
  const token = '<meta name="csrf-token" content="token">'
  const loader = '<script type="module" src="/doorstep/loader.js"></script>'
  const unnamed = mistakes.filter(({ html, says, head, globals, isStill }) => {
    const ownToken = globals && 'csrfToken' in globals ? '' : token
    const ownLoader = isStill || html.includes('loader.js') ? '' : loader
    const source = `<html><head>${head ?? ownToken}${ownLoader}</head><body>${html}</body></html>`
    return !sentences(source).some(each => each.includes(says))
  })
  expect(unnamed.map(({ what }) => what)).toEqual([
    'a token that was not filled in',
    'isGuest as a text',
    'hasPostcode as a number',
    'a global in other letters',
  ])
})

test('line and column are those of the placeholder in the template', () => {
  expect(sentences('<p>Milk</p>\n  <div data-widget="postcode-panel" data-tilte="Where?"></div>')).toEqual([
    '2:3 postcode-panel: it has no attribute data-tilte; write data-title.',
  ])
})

describe('what a template writes is no fault, and what stands beside it still is', () => {
  const named = ['it has no attribute data-lok; write data-look']
  const templates: [language: string, template: string, faults: string[]][] = [
    [
      'PHP',
      `<div data-widget="postcode-panel" data-look="<?= $look > 1 ? 'band' : "x" ?>" data-lok="band"></div>`,
      named,
    ],
    [
      'Blade',
      '<div data-widget="postcode-panel" @if($moves) data-moving @endif data-title="{{ $title }}" data-lok="band"></div>',
      named,
    ],
    [
      'Twig',
      '<div data-widget="postcode-panel" data-heading-level="{{ level|default(2) }}" {{ attributes }} data-lok="band"></div>',
      named,
    ],
    ['ERB', '<div data-widget="postcode-panel" data-look="<%= look %>" data-lok="band"></div>', named],
    [
      'Blade, the JSON',
      '<div data-widget="tabs"><script type="application/json">{ "tabs": @json($tabs), "labls": {} }</script></div>',
      ['unknown "labls"; write labels'],
    ],
    [
      'PHP, the JSON',
      '<div data-widget="order-dialog"><script type="application/json">{ "product": <?= json_encode($p) ?> }</script></div>',
      [],
    ],
    [
      'Twig, a list in the JSON',
      '<div data-widget="map"><script type="application/json">{ "markers": [{% for m in all %}{ "lat": {{ m.lat }} },{% endfor %}] }</script></div>',
      [],
    ],
    ['ERB, the script itself', '<div data-widget="tabs"><%= tabs_json %></div>', []],
    ['a number that is required', '<div data-widget="paginator" data-total="{{ total }}"></div>', []],
    ['the widget itself', '<div data-widget="{{ widget }}"></div>', []],
    [
      'a layout',
      '<html><head><meta name="csrf-token" content="{{ csrf_token() }}"></head><body>@yield("main")</body></html>',
      [],
    ],
  ]
  test.each(templates)('%s', (_, template, faults) => {
    expect(sentences(template)).toEqual(faults.map(each => expect.stringContaining(each)))
  })
})

test('F-64 a tag that only seems to close itself is named where nothing of the page has fallen into it, too', () => {
  expect(sentences('<div data-widget="direct-debit" />\n<p>Milk</p>')).toEqual([
    expect.stringContaining('1:1 direct-debit: its tag does not close itself'),
  ])
})

test('a placeholder beside another keeps its JSON', () => {
  const tabs = '<div data-widget="tabs"><script type="application/json">{ "tabs": [] }</script></div>'
  expect(sentences(`<div data-widget="postcode-panel"></div>${tabs}`)).toEqual([])
})

test('an address of the site is none of another’s where nobody has said what the site is', () => {
  const source = '<div data-widget="postcode-panel" data-continue-url="https://www.dairy.test/join"></div>'
  expect(sentences(source)).toHaveLength(1)
  expect(sentences(source, { isOriginKnown: false })).toEqual([])
})

describe('the command', () => {
  const said: string[] = []
  const complained: string[] = []
  const doorstep = (...words: string[]) =>
    run(words, knowledge, { say: line => said.push(line), complain: line => complained.push(line) })
  beforeEach(() => {
    said.length = 0
    complained.length = 0
    writeFileSync(path.join(folder, 'a.blade.php'), '<div data-widget="postcode-pannel"></div>')
    writeFileSync(path.join(folder, 'b.html'), '<p>Milk</p>')
    writeFileSync(path.join(folder, 'c.txt'), '<div data-widget="postcode-pannel"></div>')
  })

  test('reads the templates of a folder, says each fault with its place, and ends with 1', async () => {
    expect(await doorstep('check', folder)).toBe(1)
    expect(said).toEqual([
      `${path.join(folder, 'a.blade.php')}:1:1  there is no widget "postcode-pannel"; write data-widget="postcode-panel".`,
      '1 fault in 2 files.',
    ])
  })

  test('--json gives a list that a script can read, with the markup to paste', async () => {
    await doorstep('check', '--json', folder)
    expect(JSON.parse(said.join('\n'))).toEqual([
      {
        file: path.join(folder, 'a.blade.php'),
        line: 1,
        column: 1,
        widget: 'postcode-pannel',
        message: 'there is no widget "postcode-pannel"; write data-widget="postcode-panel".',
        paste: '<div data-widget="postcode-panel"></div>',
      },
    ])
  })

  test('an example that stands in for what is missing is named, so that nobody publishes it', async () => {
    const file = path.join(folder, 'c.html')
    writeFileSync(
      file,
      '<div data-widget="account-name" data-firstname="Al"><a href="/account">Name</a></div>',
    )
    await doorstep('check', '--json', file)
    const [{ paste }] = JSON.parse(said.join('\n'))
    expect(paste).toMatch(
      /^<!-- Write your own: lastname -->\n<div data-widget="account-name" data-firstname="Al" data-lastname="/,
    )
  })

  test('ends with 0 where nothing is wrong, and says what it could not read or was not told', async () => {
    expect(await doorstep('check', path.join(folder, 'b.html'))).toBe(0)
    await expect(doorstep('check', path.join(folder, 'nowhere'))).rejects.toThrow('nowhere')
    await expect(doorstep('check')).rejects.toThrow('doorstep check [--json]')
    await expect(doorstep('check', '--jsno', folder)).rejects.toThrow('--jsno')
    await expect(doorstep('check', '--origin', 'shop', folder)).rejects.toThrow('--origin is "shop"')
  })
})
