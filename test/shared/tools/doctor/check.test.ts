import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { check, type Knowledge } from '../../../../shared/tools/doctor/check'
import { run } from '../../../../shared/tools/doctor/command'
import { faultsIn } from '../../../../shared/tools/doctor/placeholder/explain-options'
import { writtenIn } from '../../../../shared/tools/doctor/placeholder/written'
import { markupOfSource } from '../../../../shared/tools/doctor/source/read-source'
import { knowRelease } from '../../../mistakes/judge'
import { right } from '../../../mistakes/right'
import { present } from '../../../support/present'
import { examplesOf, pageOf, widgetNames } from '../../../support/widgets/all-widgets'

const knowledge = knowRelease()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'templates-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sentences = (source: string, more: Partial<Knowledge> = {}) =>
  check(source, { ...knowledge, ...more }).map(({ line, column, message }) => `${line}:${column} ${message}`)

test.each(widgetNames)('No example of %s in the catalogue has a mistake', async name => {
  for (const example of await examplesOf(name)) expect(sentences(pageOf(example))).toEqual([])
})

test('G-53 Line and column are those of the attribute in the template', () => {
  expect(sentences('<p>Milk</p>\n  <div data-widget="postcode-panel" data-tilte="Where?"></div>')).toEqual([
    '2:37 postcode-panel: it has no attribute data-tilte; write data-title.',
  ])
})

test('A source is checked by its own content, not by the open document', () => {
  const { document } = globalThis
  const tabs = (id: string) =>
    `<div data-widget="tabs" data-json='{"tabs":[{"panel":"${id}","label":"Facts"}]}'>Facts</div>`
  const page = (body: string) =>
    `<html><head><meta name="csrf-token" content="t"><script type="module" src="/doorstep/loader.js"></script></head><body>${body}</body></html>`
  const missing = expect.stringContaining('names no element: nothing has the id facts')
  expect(sentences(page(tabs('facts')))).toEqual([missing])
  expect(sentences(page(`${tabs('facts')}<p id="facts">Milk</p>`))).toEqual([])
  // In a part of a page, the element may be elsewhere.
  expect(sentences(tabs('facts'))).toEqual([])
  expect(globalThis.document).toBe(document)
})

describe('A template expression is no mistake, and a mistake beside it is still found', () => {
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

test('F-64 A self-closing tag is reported even if no content has fallen into it', () => {
  expect(sentences('<div data-widget="direct-debit" />\n<p>Milk</p>')).toEqual([
    expect.stringContaining('1:1 direct-debit: its tag does not close itself'),
  ])
})

test('J-40 A call with an answer whose options or facts are computed is left alone, and one that lacks a fact is not', () => {
  const call = (options: string) => `<?= doorstep_widget('bol-basket', ${options}, 'Box', [], $answer) ?>`
  expect(sentences(call("['printed' => ['postcode' => $code, ...$facts]]"))).toEqual([])
  expect(sentences(call('[...$options]'))).toEqual([])
  expect(sentences(call('[]'))).toEqual([expect.stringContaining('add printed: postcode')])
})

test('A placeholder beside another keeps its JSON', () => {
  const tabs = '<div data-widget="tabs"><script type="application/json">{ "tabs": [] }</script></div>'
  expect(sentences(`<div data-widget="postcode-panel"></div>${tabs}`)).toEqual([])
})

test("Without a known origin no address counts as another site's", () => {
  const source = '<div data-widget="postcode-panel" data-continue-url="https://www.dairy.test/join"></div>'
  expect(sentences(source)).toHaveLength(1)
  expect(sentences(source, { isOriginKnown: false })).toEqual([])
})

describe('the check command', () => {
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

  test("The command reads the templates of a folder, gives each mistake's place, and ends with 1", async () => {
    expect(await doorstep('check', folder)).toBe(1)
    expect(said).toEqual([
      `${path.join(folder, 'a.blade.php')}:1:6  there is no widget "postcode-pannel"; write data-widget="postcode-panel". (name)`,
      '1 fault in 2 files.',
    ])
  })

  test('--json prints a list for scripts, with the markup to paste', async () => {
    await doorstep('check', '--json', folder)
    expect(JSON.parse(said.join('\n'))).toEqual([
      {
        file: path.join(folder, 'a.blade.php'),
        line: 1,
        column: 6,
        widget: 'postcode-pannel',
        rule: 'name',
        message: 'there is no widget "postcode-pannel"; write data-widget="postcode-panel".',
        paste: '<div data-widget="postcode-panel"></div>',
        from: 0,
        to: 41,
      },
    ])
  })

  test('G-53 A folder without readable files is a mistake, with the file types that are read', async () => {
    const empty = mkdtempSync(path.join(folder, 'empty-'))
    await expect(doorstep('check', empty)).rejects.toThrow('no file there ends with html, htm')
  })

  const slip = '<div data-widget="postcode-pannel"><a href="/register">Check</a></div>'
  const odd: Record<string, (place: string) => void> = {
    'in UTF-16, as editors of Windows write it': place =>
      writeFileSync(path.join(place, 'a.html'), Buffer.from(`\ufeff${slip}`, 'utf16le')),
    'in UTF-16, the other way round': place =>
      writeFileSync(path.join(place, 'a.html'), Buffer.from(`\ufeff${slip}`, 'utf16le').swap16()),
    'in UTF-8 with its mark and Windows line ends': place =>
      writeFileSync(path.join(place, 'a.html'), `\ufeff<p>Hello</p>\r\n${slip}\r\n`),
    'in Latin-1': place =>
      writeFileSync(path.join(place, 'a.html'), Buffer.from(`<p>caf\u00e9</p>${slip}`, 'latin1')),
    'that is a link to another file': place => {
      writeFileSync(path.join(place, 'real.txt'), slip)
      symlinkSync('real.txt', path.join(place, 'a.html'))
      symlinkSync('missing.txt', path.join(place, 'gone.html'))
    },
    'in a folder that holds a link to itself': place => {
      writeFileSync(path.join(place, 'A B.HTML'), slip)
      symlinkSync('.', path.join(place, 'again'))
    },
    'beside a file of random bytes': place => {
      writeFileSync(path.join(place, 'a.html'), slip)
      writeFileSync(path.join(place, 'b.html'), Buffer.alloc(20_000, 'widget\u0000\u00ff<\u0001"'))
    },
  }

  test.each(Object.entries(odd))('J-42 A mistake is found in a file %s', async (_, write) => {
    const place = mkdtempSync(path.join(folder, 'odd-'))
    write(place)
    await doorstep('check', place)
    expect(said.filter(each => each.includes('postcode-pannel'))).toHaveLength(1)
  })

  test('G-53 --format sarif and github give rule, line and column to other tools', async () => {
    await doorstep('check', '--format', 'github', folder)
    expect(said[0]).toMatch(
      /^::error file=.*a\.blade\.php,line=1,col=6,title=doorstep name::there is no widget/,
    )
    said.length = 0
    await doorstep('check', '--format', 'sarif', folder)
    const [{ results }] = JSON.parse(said.join('\n')).runs
    expect(results).toMatchObject([
      { ruleId: 'name', locations: [{ physicalLocation: { region: { startLine: 1, startColumn: 6 } } }] },
    ])
  })

  test('G-47 A missing value is a gap to fill in, which nobody can publish unawares', async () => {
    const file = path.join(folder, 'c.html')
    writeFileSync(
      file,
      '<div data-widget="account-name" data-firstname="Al"><a href="/account">Name</a></div>',
    )
    await doorstep('check', '--json', file)
    const [{ paste, gaps }] = JSON.parse(said.join('\n'))
    expect(paste).toMatch(
      /^<div data-widget="account-name" data-firstname="Al" data-lastname="…write the lastname here…">/,
    )
    expect(gaps).toEqual(['lastname'])
    expect(sentences(paste)).toEqual([expect.stringContaining('it is still to be written')])
  })

  test('L-12 The command ends with 0 without mistakes, and with 2 when nothing can be read, or without end', async () => {
    expect(await doorstep('check', '/dev/zero')).toBe(1)
    expect(`${said} ${complained}`).toContain('is longer than 50 MB')
    expect(await doorstep('check', path.join(folder, 'b.html'))).toBe(0)
    await expect(doorstep('check', path.join(folder, 'nowhere'))).rejects.toThrow('nowhere')
    await expect(doorstep('check')).rejects.toThrow('doorstep check [--format text|json|sarif|github]')
    await expect(doorstep('check', '--jsno', folder)).rejects.toThrow('--jsno')
    await expect(doorstep('check', '--origin', 'shop', folder)).rejects.toThrow('--origin is "shop"')
    await expect(doorstep('check', '--format', 'nothing', folder)).rejects.toThrow('--format is "nothing"')
  })
})

test.each(right)('G-46 G-53 Nothing is reported for correct markup: %s', (_, source) => {
  expect(sentences(source)).toEqual([])
})

describe('G-49 markup that a browser repairs silently', () => {
  const page = (
    html: string,
  ) => `<html><head><meta name="csrf-token" content="token"><script type="module" src="/loader.js"></script></head>
<body>
<main>
${html}
</main>
</body></html>`
  const repaired: [what: string, html: string, says: string][] = [
    [
      'a div that is not closed',
      '<div data-widget="info-panel" data-title="Help"><p>x</p>',
      'its </div> is missing, so that everything up to </main> in line 5',
    ],
    [
      'one that takes the end of another',
      '<div class="page">\n  <div data-widget="info-panel" data-title="Help">\n    <p>x</p>\n  <p>After</p>\n</div>',
      'a </div> is missing between line 5 and line 9',
    ],
    [
      'a link in it',
      '<div data-widget="info-panel" data-title="Help"><a href="/x">x</div><p>y</p>',
      'the <a> in it (line 4) is not closed',
    ],
    [
      'a script in it',
      '<div data-widget="typeahead"><script type="application/json">{ "items": [] }<p>x</p></div><script>1</script>',
      'the <script> in it (line 4) is not closed',
    ],
    [
      'a paragraph that cannot hold its fallback',
      '<p data-widget="info-panel" data-title="Help"><div>x</div></p>',
      'a <p> cannot hold <div>',
    ],
    [
      'a place between rows',
      '<table><div data-widget="info-panel" data-title="Help"></div></table>',
      'between the rows of a table',
    ],
    [
      'an attribute twice',
      '<div data-widget="info-panel" data-title="A" data-title="B"></div>',
      'it has data-title twice',
    ],
    [
      'curly quotes',
      '<div data-widget="info-panel" data-text=“Check my Postcode”></div>',
      'the quotes around data-text are curly',
    ],
    [
      'a widget in a widget that is closed',
      '<div data-widget="info-panel" data-title="A"><div data-widget="direct-debit"></div></div>',
      'write that behind its closing tag',
    ],
  ]
  test.each(repaired)('%s', (_, html, says) => {
    expect(sentences(page(html)).some(each => each.includes(says))).toBe(true)
  })

  test('G-51 A widget nested in another is behind it after the fix, and not lost', () => {
    const [{ paste } = { paste: '' }] = check(page(repaired.at(-1)?.[1] ?? ''), knowledge)
    expect(paste).toMatch(/<\/div>\n<div data-widget="direct-debit"><\/div>$/)
  })

  test('G-50 A text in curly quotes is fixed with its own letters', () => {
    const [{ paste } = { paste: '' }] = check(page(repaired[7]?.[1] ?? ''), knowledge)
    expect(paste).toBe('<div data-widget="info-panel" data-text="Check my Postcode"></div>')
  })
})

test.each<[what: string, source: string, says: string]>([
  [
    'a panel on a link',
    '<a href="/x" data-widget="info-panel" data-title="A">x</a>',
    '<a> cannot hold a widget',
  ],
  [
    'a panel on a button',
    '<button data-widget="info-panel" data-title="A">x</button>',
    '<button> cannot hold a widget',
  ],
  [
    'a part of a form outside a form',
    '<html><head><meta name="csrf-token" content="t"><script type="module" src="/loader.js"></script></head><body><div data-widget="pause-picker"><a href="/x">x</a></div></body></html>',
    'it stands in no form',
  ],
  [
    'a part of a form that stands between the rows of a table',
    '<html><head><meta name="csrf-token" content="t"><script type="module" src="/loader.js"></script></head><body><table><form action="/x"><tr><td><div data-widget="pause-picker"><a href="/x">x</a></div></td></tr></form></table></body></html>',
    'it stands in no form',
  ],
  [
    'a gap with a typing mistake',
    '<div data-widget="paginator" data-total="9"><script type="application/json">{ "labels": { "showing": "{frm} to {to}" } }</script></div>',
    'has {frm}, which nothing fills in',
  ],
  [
    'another name of an attribute',
    '<div data-widget="info-panel" data-headline="Help"></div>',
    'data-headline is not read; write data-title',
  ],
  [
    'another name in a post',
    '<div data-widget="social-block"><script type="application/json">{ "posts": [{ "text": "x", "url": "https://x.example" }] }</script></div>',
    '"url" is not read; write "link"',
  ],
  [
    'latitude and longitude swapped',
    '<div data-widget="map"><script type="application/json">{ "markers": [{ "infoTitle": "A", "position": { "lat": -2.6, "lng": 51.4 } }] }</script></div>',
    'the wrong way round',
  ],
  [
    "another's tiles without attribution",
    '<div data-widget="map" data-tiles="https://t.example/{z}/{x}/{y}.png"><script type="application/json">{ "markers": [{ "infoTitle": "A" }] }</script></div>',
    'data-attribution is missing, which data-tiles needs: whose the tiles are',
  ],
  ['an unknown widget in a call', "<?= doorstep_widget('tab', []) ?>", 'write "tabs"'],
  ['an unknown widget in Rails’ own tag', '<%= tag.div data: { widget: "tab" } do %>', 'write "tabs"'],
  [
    'an unknown option in Rails’ own tag',
    '<%= content_tag :div, data: { widget: "info-panel", titel: "Help" } do %>',
    'write title',
  ],
  ['an unknown widget in the component', '<x-doorstep widget="tabss" />', 'write "tabs"'],
  [
    'a bracket and a comma in a template’s JSON',
    '<div data-widget="tabs"><script type="application/json">{ "tabs": [{ "panel": "a", "label": "{{ $a }}" }], }</script></div>',
    'a comma too many',
  ],
  ['a title without data-', '<div data-widget="info-panel" title="Help"></div>', 'write data-title'],
])('G-52 G-53 L-67 The check reports %s', (_, source, says) => {
  expect(sentences(source).join('\n')).toContain(says)
})

test.each([
  'data-tiles="https://t.example/{z}/{x}/{y}.png" data-attribution="{{ $owner }}"',
  'data-tiles="{{ $tiles }}"',
  'data-tiles="/tiles/{z}/{x}/{y}.png"',
])('G-42 Nothing is missing beside %s', tiles => {
  const json = '<script type="application/json">{ "markers": [{ "infoTitle": "A" }] }</script>'
  expect(sentences(`<div data-widget="map" ${tiles}>${json}<ul><li>A</ul></div>`)).toEqual([])
})

test('G-52 An empty template variable is reported, and its empty value is not used in a message', () => {
  const source = '<div data-widget="account-name" data-firstname="{{ user.first }}" data-lastname="B"></div>'
  // For a fetched page, not for a template.
  const options = knowledge.options['account-name'] ?? {}
  const faults = [...faultsIn(writtenIn(present(markupOfSource(source).children[0])), options, undefined)]
  expect(faults.map(({ says }) => says)).toEqual([
    'data-firstname is "{{ user.first }}": it is still to be written',
  ])
})

const menu = (groups: string) =>
  `<div data-widget="mobile-nav"><script type="application/json">{ "groups": ${groups} }</script></div>`

describe('G-44 A widget with nothing to show', () => {
  const nothing = 'it has nothing to show; write data-text or <template data-slot="content">'

  test.each([
    [
      'a title alone',
      '<div data-widget="info-panel" data-title="A"><p>Milk</p></div>',
      nothing,
      'data-text="…write the text here…"',
    ],
    [
      'an empty template',
      '<div data-widget="info-panel"><template data-slot="content"> </template></div>',
      nothing,
      'data-text="…write the text here…"',
    ],
    [
      'a menu without groups',
      menu('{}'),
      '"groups" in its JSON has nothing to show',
      '…write the groups here…',
    ],
    [
      'a menu of empty lists',
      menu('{ "main": [], "switch": [] }'),
      '"groups" in its JSON has nothing to show',
      '…write the groups here…',
    ],
  ])('For %s the fix has a gap to fill in', (_, source, says, gap) => {
    const [fault, ...more] = check(source, knowledge)
    expect(more).toEqual([])
    expect(fault?.message).toContain(says)
    expect(fault?.paste).toContain(gap)
    expect(fault?.gaps).toHaveLength(1)
  })

  test('Groups of a menu under other names are not discarded', () => {
    const [fault] = check(menu('{ "shop": [{ "href": "/shop/milk", "label": "Milk" }] }'), knowledge)
    expect(fault?.message).toContain('"groups" in its JSON has nothing to show')
    expect(fault?.paste).toBeUndefined()
  })

  test.each([
    '<div data-widget="info-panel" data-title="A" data-text="{{ $text }}"></div>',
    '<div data-widget="info-panel" data-title="A" {{ $attributes }}></div>',
    '<div data-widget="info-panel" data-title="A">{{ $slots }}</div>',
    '<div data-widget="info-panel" data-title="A"><template data-slot="content">{{ $content }}</template></div>',
    menu('{{ $groups }}'),
  ])('A template expression may have content: %s', source => {
    expect(sentences(source)).toEqual([])
  })
})

test('G-53 A comment on a line or above it silences all rules or one', () => {
  const wrong = '<div data-widget="info-panel" data-text="y" data-tilte="x"></div>'
  expect(sentences(wrong)).toHaveLength(1)
  expect(sentences(`<!-- doorstep-ignore -->\n${wrong}`)).toEqual([])
  expect(sentences(`{{-- doorstep-ignore attribute --}}\n${wrong}`)).toEqual([])
  expect(sentences(`<!-- doorstep-ignore unclosed -->\n${wrong}`)).toHaveLength(1)
})

test.each<[pounds: string, meant: string | undefined]>([
  ['450p', '4.50'],
  ['5p', '0.05'],
  ['£3 50p', '3.50'],
  ['4,50', '4.50'],
  ['1.234,50', '1234.50'],
  ['10 pounds', '10.00'],
  ['1,23', '1.23'],
  ['€4.50', undefined],
  ['4.50p', undefined],
  ['about 4', undefined],
  ['-5', undefined],
])('G-48 An amount stays the same or is asked for: %s', (pounds, meant) => {
  const [fault] = check(
    `<div data-widget="bol-basket" data-minimum-order-value="${pounds}"></div>`,
    knowledge,
  )
  const written = /data-minimum-order-value="([^"]*)"/.exec(fault?.paste ?? '')?.[1]
  if (meant) expect(written).toBe(meant)
  else expect(written).toBe(`…write the minimum order value here; it was “${pounds}”…`)
})

const listed = '{ "tabs": [{ "panel": "a", "label": "Milk" }] }'
test.each([
  ['a block', `<!-- wp:doorstep/tabs {"options":${listed}} /-->`, ''],
  [
    'a block with an option beside "options"',
    '<!-- wp:doorstep/info-panel {"text":"x"} --><p>y</p><!-- /wp:doorstep/info-panel -->',
    '',
  ],
  [
    'a block without what it needs',
    '\n<!-- wp:doorstep/tabs {"options":{}} /-->',
    '2:1 tabs: "tabs" in its JSON is missing',
  ],
  [
    'a block with a wrong list',
    '<!-- wp:doorstep/tabs {"options":{"tabs":[{"panel":"a"}]}} /-->',
    '1:1 tabs: "tabs" in its JSON, entry 1: "label" is missing',
  ],
  [
    'a block with a wrong value',
    '<!-- wp:doorstep/postcode-panel {"options":{"look":"bnad"}} /-->',
    '"bnad"',
  ],
  [
    'a block that WordPress cannot read',
    '<!-- wp:doorstep/tabs {"options":{"tabs":[}} /-->',
    'no valid JSON',
  ],
  ['a block of no widget', '<!-- wp:doorstep/tabbs {} /-->', 'write "tabs"'],
  [
    'a block of a shortcode',
    `<!-- wp:shortcode -->\n[doorstep widget="tabs"]${listed}<p>x</p>[/doorstep]\n<!-- /wp:shortcode -->`,
    '',
  ],
  ['unbreakable spaces', `[doorstep widget="tabs"]${listed.replace('{ ', '{&nbsp;')}<p>x</p>[/doorstep]`, ''],
  ['a shortcode in a paragraph', `<p>[doorstep widget="info-panel" text="x"]</p>`, ''],
  [
    'two shortcodes, the first without an end',
    `[doorstep widget="weekly-cost"] [doorstep widget="tabs"]${listed}[/doorstep]`,
    '',
  ],
  ['a shortcode with a wrong option', '<p>[doorstep widget="info-panel" txet="x" text="y"]</p>', 'data-txet'],
  [
    'a shortcode in PHP',
    `<?php echo do_shortcode('[doorstep widget="tabbs" start-at="1"]') ?>`,
    'write "tabs"',
  ],
  [
    'a shortcode that PHP fills in',
    `<?php echo do_shortcode('[doorstep widget="tabs" tabs="' . $tabs . '"]') ?>`,
    '',
  ],
  ['a shortcode in a comment of PHP', `<?php /* [doorstep widget="tabbs"] */ ?>`, ''],
])('L-58 check reads %s as WordPress does', (_, source, says) => {
  const found = sentences(source)
  if (says) expect(found).toEqual([expect.stringContaining(says)])
  else expect(found).toEqual([])
})

test.each([
  ['no loader', '<head><%= csrf_meta_tags %></head>', 1],
  ['the loader', '<head><script type="module" src="/doorstep/loader.js"></script></head>', 0],
  ['a helper that prints the loader', '<head><?= doorstep_head($manifest, "/doorstep/") ?></head>', 0],
  ["the hook of WordPress' plugin", '<head><?php wp_head(); ?></head>', 0],
  ['no head of its own', '<p>Part of a page</p>', 0],
])(
  'L-51 In a folder of templates with %s, check says whether the widgets lack their loader',
  async (_, layout, faults) => {
    writeFileSync(path.join(folder, 'layout.php'), `\n${layout}`)
    writeFileSync(path.join(folder, 'page.php'), '<div data-widget="info-panel" data-text="x"></div>')
    const said: string[] = []
    const out = { say: (line: string) => void said.push(line), complain() {} }
    expect(await run(['check', folder, '--format', 'json'], knowledge, out)).toBe(faults)
    const found = JSON.parse(said.join('\n'))
    expect(JSON.stringify(found).split('no file here has the loader')).toHaveLength(faults + 1)
  },
)
