/** A page with a mistake that people and their tools make. */
export type Mistake = {
  /** The author of the mistake, and the mistake. */
  by: 'person' | 'visual editor' | 'template engine' | 'mail' | 'translator' | 'minifier' | 'other tool'
  what: string
  html: string
  /** Words that its sentence must contain. */
  says: string
  /** The source's message, when it knows more than the browser's parsed page. */
  inSource?: string
  /** Whether only the source shows it. */
  isOnlyInSource?: true
  head?: string
  globals?: Record<string, unknown>
  /** No script of the bundle runs there: only `doorstep check` can report it. */
  isStill?: boolean
}
type Row = [what: string, html: string, says: string, more?: Partial<Mistake>]

const by = (who: Mistake['by'], rows: readonly Row[]): Mistake[] =>
  rows.map(([what, html, says, more]) => ({ by: who, what, html, says, ...more }))

const parts = '<section id="method">Whisk.</section><section id="keeping">Two days.</section>'
const two = '{"panel": "method", "label": "Method"}, {"panel": "keeping", "label": "Keeping"}'
const list = `"tabs": [${two}]`
const links = '<a href="#method">Method</a>'
const tabsOf = (inner: string, attributes = '') =>
  `<div data-widget="tabs"${attributes}>${inner}${links}</div>${parts}`
const tabs = (json: string) => tabsOf(`<script type="application/json">${json}</script>`)

const types = '"types": [{"value": "1", "label": "Milk round"}]'
const enquiry = (inner: string) =>
  `<div data-widget="enquiry-form">${inner}<a href="/contact">Ring us</a></div>`
const items = '"items": [{"label": "Oat milk", "url": "/shop/oat"}]'
const suggest = (inner: string) => `<div data-widget="typeahead">${inner}<a href="/search">Search</a></div>`
const panel = (attributes: string, inner = '') =>
  `<div data-widget="postcode-panel" ${attributes}>${inner}<a href="/register">Check your postcode</a></div>`
const pause = (attributes: string, inner = '') =>
  `<div data-widget="pause-picker" ${attributes}>${inner}<a href="/pause">Pause</a></div>`
const milk = '{"id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35"}'
const card = (inner: string, attributes = '') =>
  `<div data-widget="order-dialog"${attributes}>${inner}<a href="/shop/milk/101">Order</a></div>`
const json = (text: string) => `<script type="application/json">${text}</script>`
const named = (name: string) => `<div data-widget="${name}"><a href="/x">Call us</a></div>`
const posts = (one: string) =>
  `<div data-widget="social-block">${json(`{"posts": [${one}]}`)}<a href="/news">News</a></div>`
const loader = '<script type="module" src="/doorstep/loader.js"></script>'

const people = by('person', [
  ['a name with a letter too many', named('postcode-pannel'), 'write data-widget="postcode-panel"'],
  ['a name with swapped letters', named('mboile-basket-button'), 'write data-widget="mobile-basket-button"'],
  ['a name in capitals', named('Direct-Debit'), 'write data-widget="direct-debit"'],
  ['a name in one word', named('weeklyviewlink'), 'write data-widget="weekly-view-link"'],
  ['a name with a space', named('promo field'), 'write data-widget="promo-field"'],
  ['an empty name', named(''), 'known names are account-name'],
  ['a slip in data-widget', '<div data-wigdet="promo-field">Code</div>', 'write data-widget="promo-field"'],
  ['widget without data-', '<div widget="info-panel">Help</div>', 'write data-widget="info-panel"'],
  ['an element of the name', '<direct-debit>Safe</direct-debit>', 'write <div data-widget="direct-debit">'],
  ['a slip in an attribute', panel('data-tilte="Where?"'), 'write data-title'],
  ['an attribute without data-', panel('variant="registration"'), 'write data-variant'],
  ['data twice', panel('data-data-title="Where?"'), 'write data-title'],
  ['a slip in a value', panel('data-look="bnad"'), 'write "band"'],
  ['a value that there is not', panel('data-heading-level="h2"'), 'expected one of 2, 3, 4'],
  ['yes for true', panel('data-moving="yes"'), 'expected true or false'],
  [
    'another site in an address',
    panel('data-continue-url="https://other.test/join"'),
    'an address on this site',
  ],
  ['a script for an address', panel('data-continue-url="javascript:go()"'), 'an address on this site'],
  ['an unknown load strategy', panel('data-load="lazy"'), 'ready, visible, interaction'],
  ['a load strategy of another library', panel('data-load="onclick"'), 'ready, visible, interaction'],
  [
    'a required attribute forgotten',
    '<div data-widget="account-phone">Ring us</div>',
    'data-phone is missing',
  ],
  ['a total in words', '<div data-widget="paginator" data-total="forty">Pages</div>', 'a whole number'],
  ['two faults at once', panel('data-tilte="Where?" data-look="wide"'), 'data-look is "wide"'],
  [
    'a tab for an id that is not there',
    tabs(`{${list.replace('"method"', '"methods"')}}`),
    'names no element',
  ],
  [
    'a slip in a name of the JSON',
    tabs(`{${list.replace('tabs', 'tab')}}`),
    'has an unknown "tab"; write tabs',
  ],
  [
    'a slip in an entry of the JSON',
    tabs(`{${list.replace('panel', 'panle')}}`),
    '"panel" is missing; write it for "panle"',
  ],
  ['a slip in a word to replace', panel('', json('{"labels": {"buton": "Go"}}')), 'labels have no "buton"'],
  ['a word outside labels', panel('', json('{"button": "Go"}')), 'unknown "button"'],
  [
    'a product without its template',
    card(json('{"product": {"id": 101, "name": "Milk"}}')),
    '"template" is missing',
  ],
  ['a card without its product', card(''), '"product" in its JSON is missing'],
  ['no token', panel(''), 'names no CSRF token', { globals: { csrfToken: undefined } }],
  ['no placeholder', '<p>Milk to your door</p>', 'no placeholder of ours'],
  ['a placeholder that is hidden', panel('hidden'), 'is hidden'],
  ['an image as placeholder', '<img data-widget="direct-debit" alt="">', '<img> cannot hold a widget'],
  [
    'the loader as a classic script',
    `${panel('')}<script src="/doorstep/loader.js"></script>`,
    'classic script',
    { isStill: true },
  ],
  ['no loader', panel(''), 'has no loader', { isStill: true }],
  ['the loader twice', `${loader}${panel('')}${loader}`, 'on this page 2 times'],
])

const engines = by('template engine', [
  [
    'a placeholder that closes itself',
    `<div data-widget="direct-debit" /><main>Milk</main>`,
    'it holds <main>',
    { inSource: 'its tag does not close itself' },
  ],
  [
    'a placeholder that is not closed',
    `<div data-widget="info-panel">${named('direct-debit')}`,
    'it holds <div data-widget="direct-debit">',
    { inSource: 'its </div> is missing' },
  ],
  [
    'a placeholder that holds the footer',
    '<div data-widget="info-panel"><p>Help</p><footer>Terms</footer>',
    'its </div> is missing',
    { isOnlyInSource: true },
  ],
  ['JSON escaped as HTML', tabs(`{${list}}`.replaceAll('"', '&quot;')), 'write " instead of &quot;'],
  ['JSON escaped twice', tabs(`{${list}}`.replaceAll('"', '&amp;quot;')), 'its JSON cannot be read'],
  ['JSON escaped by numbers', tabs(`{${list}}`.replaceAll('"', '&#34;')), 'its JSON cannot be read'],
  ['JSON as PHP prints a list', tabs(`[${two}]`), 'its JSON is not an object'],
  ['JSON with the words of Python', enquiry(json(`{${types}, "values": None}`)), 'its JSON cannot be read'],
  ['JSON with single quotes', tabs(`{${list}}`.replaceAll('"', "'")), 'use double quotes'],
  ['a comma after the last entry', tabs(`{${list.replace('}]', '},]')}}`), 'remove the comma'],
  ['JSON that was cut off', tabs(`{"tabs": [${two}`), 'check that it is complete'],
  ['an assignment for JSON', tabs(`var options = {${list}};`), 'its JSON cannot be read'],
  ['a comment in JSON', tabs(`{${list} /* two */}`), 'remove the comment'],
  ['names without quotes', tabs(`{${list}}`.replace(/"(\w+)":/g, '$1:')), 'put the names in double quotes'],
  ['JSON as a text', tabs(JSON.stringify(`{${list}}`)), 'its JSON is not an object'],
  ['a list as a text', tabs(`{"tabs": ${JSON.stringify(`[${two}]`)}}`), 'expected a list'],
  [
    'an object for a list',
    tabs(
      '{"tabs": {"a": {"panel": "method", "label": "Method"}, "b": {"panel": "keeping", "label": "Keeping"}}}',
    ),
    'expected a list',
  ],
  ['JSON in a level of its own', tabs(`{"options": {${list}}}`), 'unknown "options"'],
  ['JSON twice', tabsOf(`${json(`{${list}}`)}${json('{"labels": {}}')}`), 'keep one'],
  ['a list in an attribute', tabsOf('', ` data-tabs='[${two}]'`), 'data-tabs is not read'],
  [
    'a list that is optional, in an attribute',
    `<div data-widget="enquiry-form" data-types='[{"value": "1", "label": "Milk"}]'>Ring us</div>`,
    'data-types is not read',
  ],
  [
    'broken JSON in data-json',
    `<div data-widget="tabs" data-json="${`{${list}}`.replaceAll('"', "'")}">x</div>${parts}`,
    'use double quotes',
  ],
  ['a flag from PHP', panel('data-moving="1"'), 'expected true or false'],
  ['nothing in a number', '<div data-widget="paginator" data-total="">Pages</div>', 'data-total is missing'],
  [
    'a token that was not filled in',
    panel(''),
    'which no header can carry',
    { head: '<meta name="csrf-token" content="{{ csrf_token() }}">', globals: { csrfToken: undefined } },
  ],
  [
    'isGuest as a text',
    panel(''),
    'window.isGuest is the text "nobody"; write false',
    { globals: { isGuest: 'nobody' } },
  ],
  [
    'hasPostcode as a number',
    panel(''),
    'window.hasPostcode is a number; write false',
    { globals: { hasPostcode: 7 } },
  ],
  ['an underscore in a name', panel('data-continue_url="/register"'), 'write data-continue-url'],
  ['a global in other letters', panel(''), 'write window.isGuest', { globals: { isguest: false } }],
])

const editors = by('visual editor', [
  ['the type taken from the script', tabsOf(`<script>{${list}}</script>`), 'in a <script> of another type'],
  [
    'an optional list without its type',
    enquiry(`<script>{${types}}</script>`),
    'in a <script> of another type',
  ],
  [
    'another type for the script',
    enquiry(`<script type="text/plain">{${types}}</script>`),
    'in a <script> of another type',
  ],
  ['the script tags taken away', tabsOf(`{${list}}`), 'printed as text'],
  ['the script of an optional list taken away', enquiry(`<p>{ ${types} }</p>`), 'printed as text'],
  [
    'the script printed',
    tabsOf(`&lt;script type="application/json"&gt;{${list}}&lt;/script&gt;`),
    'printed as text',
  ],
  ['the script in <pre>', suggest(`<pre>{${items}}</pre>`), 'printed as text'],
  ['the script in a comment', enquiry(`<!-- ${json(`{${types}}`)} -->`), 'in a comment'],
  [
    'the script behind the placeholder',
    `<div data-widget="enquiry-form"><a href="/contact">Ring us</a></div>${json(`{${types}}`)}`,
    'after its closing tag',
  ],
  [
    'the script behind it, in a paragraph',
    `<div data-widget="tabs">${links}</div><p>${json(`{${list}}`)}</p>${parts}`,
    'after its closing tag',
  ],
  [
    'JSON in a template without its name',
    enquiry(`<template>{${types}}</template>`),
    'in a <template> without data-json',
  ],
  ['paragraphs within the JSON', tabs(`<p>{${list}}</p>`), 'its JSON cannot be read'],
  ['breaks within the JSON', tabs(`{<br />${list}<br />}`), 'its JSON cannot be read'],
  [
    'a slot that is no template',
    '<div data-widget="direct-debit"><div data-slot="guarantee">Ours</div></div>',
    'is no template',
  ],
  [
    'a slip in a slot',
    '<div data-widget="direct-debit"><template data-slot="garantee">Ours</template></div>',
    'write guarantee',
  ],
  ['the placeholder printed', '<p>&lt;div data-widget="direct-debit"&gt;&lt;/div&gt;</p>', 'printed as text'],
  [
    'the placeholder printed with curly quotes',
    '<p>&lt;div data-widget=“info-panel” data-title=“Help”&gt;&lt;/div&gt;</p>',
    'printed as text',
  ],
])

const mail = by('mail', [
  [
    'a name in curly quotes',
    '<div data-widget=”direct-debit”>Safe</div>',
    'write data-widget="direct-debit"',
    { inSource: 'the quotes around data-widget are curly' },
  ],
  [
    'a value in curly quotes',
    panel('data-look=”band”'),
    'data-look is "”band”"',
    { inSource: 'the quotes around data-look are curly' },
  ],
  ['JSON in curly quotes', tabs(`{${list}}`.replace(/"(\w+)"/g, '“$1”')), 'replace the curly quotes'],
  ['JSON in German quotes', tabs(`{${list}}`.replace(/"(\w+)"/g, '„$1“')), 'replace the curly quotes'],
  ['spaces that do not break', tabs(`{\u00a0${list}\u00a0}`), 'non-breaking spaces'],
  [
    'a space in a value that does not break',
    panel('data-look="band\u00a0"'),
    'expected one of card, band, plain',
  ],
  ['a date in words', pause('data-min="24 May 2026"'), 'expected a date'],
])

const translators = by('translator', [
  [
    'a decimal comma',
    '<div data-widget="bol-basket" data-minimum-order-value="10,00">Basket</div>',
    'an amount in pounds',
  ],
  [
    'a price with a decimal comma',
    card(json(`{"product": ${milk.replace('"1.35"', '1,35')}}`)),
    'write a point in numbers',
  ],
  ['a date with points', pause('data-min="24.05.2026"'), 'expected a date'],
  ['a date of America', pause('data-min="05/24/2026"'), 'expected a date'],
  ['a day that no month has', pause('data-max="2026-02-30"'), 'expected a date'],
  ['a translated value', panel('data-moving="ja"'), 'expected true or false'],
])

const minifiers = by('minifier', [
  ['the type taken as needless', enquiry(`<script>{${types}}</script>`), 'in a <script> of another type'],
  [
    'the closing tag taken as needless',
    `<div data-widget="direct-debit"><h1>Milk</h1>`,
    'it holds <h1>',
    { inSource: 'its </div> is missing' },
  ],
])

const others = by('other tool', [
  ['an attribute bound as in Vue', panel(':data-look="band" data-lok="band"'), 'write data-look'],
  [
    'a web address without its protocol',
    '<div data-widget="referral-link" data-url="htp:/shop">Tell a friend</div>',
    'a web address',
  ],
  ['a post without its list', posts('"Milk"'), 'entry 1 is "Milk" and is not an object'],
])

/** A hundred of them. */
export const mistakes: readonly Mistake[] = [
  ...people,
  ...engines,
  ...editors,
  ...mail,
  ...translators,
  ...minifiers,
  ...others,
]
