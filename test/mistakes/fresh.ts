/** A mistake of a non-programmer, and the intended markup. */
type Fresh = {
  what: string
  html: string
  /** Words that its sentence must contain. */
  says: string
  /** The intended markup; undefined when only its author knows it. */
  meant?: string | undefined
}

const json = (text: string) => `<script type="application/json">${text}</script>`
const panel = (written: string, inner = '<p>Ring us on 01234.</p>') =>
  `<div data-widget="info-panel" ${written}>${inner}</div>`
const postcode = (written: string) =>
  `<div data-widget="postcode-panel" ${written}><a href="/register">Check your postcode</a></div>`
const basket = (amount: string) =>
  `<div data-widget="bol-basket" data-minimum-order-value="${amount}"><a href="/box">Your box</a></div>`
const pause = (written: string) =>
  `<form action="/pause" method="post"><div data-widget="pause-picker" ${written}><a href="/pause">Pause</a></div></form>`
const pages = (written: string) => `<div data-widget="paginator" ${written}><a href="?page=2">Next</a></div>`
const suggest = (inner: string) => `<div data-widget="typeahead">${inner}<a href="/search">Search</a></div>`
const list = '"items": ["Oat milk", "Butter"]'
const enquiry = (inner: string) =>
  `<form action="/enquiry" method="post"><div data-widget="enquiry-form">${inner}<a href="/contact">Ring us</a></div></form>`
const types = '"types": [{ "value": "1", "label": "Milk round" }, { "value": "2", "label": "Jobs" }]'
const depot = (inner: string) =>
  `<div data-widget="map">${json(`{ "markers": [${inner}] }`)}<a href="/depots">Depots</a></div>`
const bristol = '{ "infoTitle": "Bristol", "position": { "lat": 51.45, "lng": -2.58 } }'
const order = (product: string) =>
  `<div data-widget="order-dialog">${json(`{ "product": ${product} }`)}<a href="/shop/101">Order</a></div>`
const milk = (price: string) =>
  `{ "id": 101, "name": "Whole milk", "template": "de", "order_price": ${price} }`

/** The rows, each a mistake that a person would make. */
const rows: [what: string, html: string, says: string, meant?: string][] = [
  // Characters inserted by a word processor or a phone.
  [
    'Word: both quotes are closing ones',
    panel('data-title=”Help” data-text=”Ring us”'),
    'curly',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  [
    'Word: guillemets',
    panel('data-title=«Help» data-text="Ring us"'),
    'data-title',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  [
    'Word: primes for quotes',
    panel('data-title=″Help us″ data-text="Ring us"'),
    'data-title',
    panel('data-title="Help us" data-text="Ring us"'),
  ],
  [
    'Word: an en dash in an attribute',
    panel('data–title="Help" data-text="Ring us"'),
    'write data-title',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  [
    'Word: a hyphen that does not break in an attribute',
    panel('data\u2011title="Help" data-text="Ring us"'),
    'write data-title',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  [
    'Word: an en dash in the name of the widget',
    '<div data-widget="info–panel" data-text="Ring us"><p>Ring us</p></div>',
    'write data-widget="info-panel"',
    '<div data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
  ],
  [
    'Word: a space that does not break before an attribute',
    '<div\u00a0data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
    'does not break',
    '<div data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
  ],
  [
    'Word: a soft hyphen in an attribute',
    panel('data-ti\u00adtle="Help" data-text="Ring us"'),
    'write data-title',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  ['Word: three points in one sign in the JSON', suggest(json(`{ ${list}, … }`)), 'JSON cannot be read'],
  // Entities.
  [
    'escaped: the quotes of an attribute',
    '<div data-widget=&quot;info-panel&quot; data-text=&quot;Help&quot;><p>Ring us</p></div>',
    'are escaped',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
  ],
  [
    'escaped twice: JSON in an attribute',
    `<div data-widget="typeahead" data-json="{ &amp;quot;items&amp;quot;: [&amp;quot;Milk&amp;quot;] }"><a href="/search">Search</a></div>`,
    'JSON',
    `<div data-widget="typeahead" data-json='{ "items": ["Milk"] }'><a href="/search">Search</a></div>`,
  ],
  [
    'escaped: a slash before each quote in the JSON',
    suggest(json(`{ ${list.replaceAll('"', '\\"')} }`)),
    'JSON cannot be read',
    suggest(json(`{ ${list} }`)),
  ],
  [
    'escaped: spaces as entities in the JSON',
    suggest(json(`{&nbsp;${list}&nbsp;}`)),
    'JSON cannot be read',
    suggest(json(`{ ${list} }`)),
  ],
  [
    'a fence of Markdown round the JSON',
    suggest(json(`\n\`\`\`json\n{ ${list} }\n\`\`\`\n`)),
    'JSON cannot be read',
    suggest(json(`{ ${list} }`)),
  ],
  [
    'JSON: a comment and a trailing comma',
    enquiry(json(`{\n// our types\n${types},\n}`)),
    'JSON cannot be read',
    enquiry(json(`{ ${types} }`)),
  ],
  ['JSON: the outer brackets forgotten', enquiry(json(types)), 'JSON', enquiry(json(`{ ${types} }`))],
  ['JSON: a list by commas in one text', suggest(json('{ "items": "Oat milk, Butter" }')), 'items'],
  [
    'JSON: None of Python',
    order(milk('"1.35"').replace('}', ', "image": None }')),
    'JSON cannot be read',
    order(milk('"1.35"').replace('}', ', "image": null }')),
  ],
  [
    'JSON: quotes doubled as in a table',
    suggest(json('{ ""items"": [""Oat milk""] }')),
    'JSON cannot be read',
    suggest(json('{ "items": ["Oat milk"] }')),
  ],
  [
    'JSON: a full stop for a comma',
    suggest(json('{ "items": ["Oat milk". "Butter"] }')),
    'JSON cannot be read',
  ],
  [
    'JSON: a bullet before each entry',
    suggest(json('{ "items": [ • "Oat milk", • "Butter" ] }')),
    'JSON cannot be read',
  ],
  [
    'JSON: a minus that is a dash',
    depot(bristol.replace('-2.58', '–2.58')),
    'JSON cannot be read',
    depot(bristol),
  ],
  ['JSON: minutes for a number', depot(bristol.replace('51.45', `"51° 27' N"`)), 'lat'],
  ['JSON: lon for lng', depot(bristol.replace('lng', 'lon')), 'not understood'],
  [
    'JSON: latitude and longitude',
    depot(bristol.replace('lat', 'latitude').replace('lng', 'longitude')),
    'lat',
  ],
  [
    'JSON: a point for the commas of degrees',
    depot(bristol.replace('51.45', '51,45')),
    'point',
    depot(bristol),
  ],
  ['£ behind the amount', basket('10.00£'), 'amount', basket('10.00')],
  ['an amount "from"', basket('from £10'), 'amount'],
  ['an amount with /-', basket('£10/-'), 'amount'],
  ['an amount of three decimals', basket('10.005'), 'amount'],
  ['an amount "£10.00p"', basket('£10.00p'), 'amount'],
  ['a date with a short year', pause('data-min="24/05/26"'), 'date'],
  ['a date with the day first', pause('data-min="25-06-2026"'), 'date', pause('data-min="2026-06-25"')],
  ['a date with its weekday, which it is not', pause('data-min="Monday 24 May 2026"'), 'date'],
  ['a date of 29 February in another year', pause('data-max="2027-02-29"'), 'date'],
  ['a date in Welsh', pause('data-min="24 Mai 2026"'), 'date'],
  ['"today"', pause('data-min="today"'), 'date'],
  ['a number with a comma', pages('data-total="1,240"'), 'number'],
  ['a number below nothing', pages('data-total="-40"'), 'number'],
  [
    'two widgets in one name',
    '<div data-widget="info-panel, tabs" data-text="Help"><p>Milk</p></div>',
    'info-panel',
  ],
  [
    'the name of the widget as a class',
    '<div class="info-panel" widget="info-panel" data-text="Help"><p>Milk</p></div>',
    'data-widget',
    '<div class="info-panel" data-widget="info-panel" data-text="Help"><p>Milk</p></div>',
  ],
  [
    'two names of a widget',
    '<div data-widget="info-panel" data-widget="tabs" data-text="Help"><p>Milk</p></div>',
    'twice',
  ],
  ['an attribute with a colon for its sign', postcode('data-title:"Where?"'), 'data-title'],
  [
    'an attribute as camelCase',
    postcode('data-continueUrl="/register"'),
    'data-continue-url',
    postcode('data-continue-url="/register"'),
  ],
  [
    'a semicolon between attributes',
    postcode('data-title="Where?"; data-look="band"'),
    'a ; stands',
    postcode('data-title="Where?" data-look="band"'),
  ],
  ['a value with its unit', postcode('data-heading-level="2nd"'), 'expected one of'],
  ['a flag named as itself', postcode('data-moving="moving"'), 'true or false'],
  [
    'a full-width letter in an attribute',
    postcode('data-look="ｂand"'),
    'expected one of',
    postcode('data-look="band"'),
  ],
  [
    'a tag that opens twice',
    '<<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
    'a < too many',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
  ],
  [
    'an end tag of another element',
    panel('data-text="Help"').replace('</div>', '</span>'),
    'missing',
    panel('data-text="Help"'),
  ],
  [
    'an end tag with a backslash',
    panel('data-text="Help"').replace('</div>', '<\\div>'),
    'is no tag',
    panel('data-text="Help"'),
  ],
  ['a widget in a heading', `<h2>${panel('data-text="Help"', 'Ring us')}</h2>`, 'h2'],
  ['a widget in a list', `<ul>${panel('data-text="Help"', 'Ring us')}</ul>`, '<li>'],
  ['a widget in noscript', `<noscript>${panel('data-text="Help"', 'Ring us')}</noscript>`, 'noscript'],
  ['a comment not closed', `<!-- our panel -- ${panel('data-text="Help"')}`, 'comment'],
  [
    'JSON within the tag',
    '<div data-widget="typeahead" { "items": ["Milk"] }><a href="/s">Search</a></div>',
    'typeahead',
  ],
  [
    'two scripts of one kind',
    suggest(json('{ "items": ["Milk"] }') + json('{ "items": ["Butter"] }')),
    'keep one',
  ],
  [
    'the type without its slash',
    '<div data-widget="typeahead"><script type="json">{ "items": ["Milk"] }</script><a href="/s">Search</a></div>',
    'type',
    '<div data-widget="typeahead"><script type="application/json">{ "items": ["Milk"] }</script><a href="/s">Search</a></div>',
  ],
  // Partial selections, and copies from the wrong place.
  [
    'half of it: the value is cut off',
    '<div data-widget="info-panel" data-text="Help',
    'data-text is missing',
  ],
  [
    'half of it: the tag begins in its middle',
    `widget="info-panel" data-text="Help"><p>Ring us</p></div>`,
    'as text',
  ],
  [
    'copied with the numbers of its lines',
    '1 <div data-widget="info-panel"\n2   data-text="Help"\n3 >\n4 <p>Ring us</p>\n5 </div>',
    'number of a line',
  ],
  ['copied with a fence of Markdown', `\`\`\`html\n${panel('data-text="Help"')}\n\`\`\``, 'Markdown'],
  [
    'an element called widget',
    '<widget name="info-panel" data-text="Help"><p>Ring us</p></widget>',
    'no element',
    panel('data-text="Help"', '<p>Ring us</p>'),
  ],
  [
    'a colon for the sign',
    '<div data-widget: "info-panel" data-text="Help"><p>Ring us</p></div>',
    'data-widget="info-panel"',
  ],
  [
    'two options in the quotes of one',
    panel('data-text="Help" data-title="Where, data-heading-level=3"'),
    'within the quotes',
  ],
  [
    'a text with entities in the JSON',
    suggest(json('{ "items": ["Bread &amp; butter"] }')),
    'once too often',
  ],
  ['Mailchimp', panel('data-text="Hello *|FNAME|*"'), 'mailing'],
  ['a field of a mailing in brackets', panel('data-text="Hello [[first_name]]"'), 'mailing'],
  ['Markdown: bold', panel('data-text="**Ring us**"'), 'Markdown'],
  ['BBCode: bold', panel('data-text="[b]Ring us[/b]"'), 'BBCode'],
  ['an amount with a mark of direction', basket('\u200e10.00'), 'amount', basket('10.00')],
  [
    'a date with its month between dashes',
    pause('data-min="24-May-2026"'),
    'date',
    pause('data-min="2026-05-24"'),
  ],
  ['a date in numbers with another weekday', pause('data-min="Mon 24/5/2026"'), 'date'],
  [
    'JSON: a sign before a text',
    suggest(json('{ "items": ["Oat milk", ~"Butter"] }')),
    'JSON cannot be read',
  ],
  ['in a film', `<video>${panel('data-text="Help"')}</video>`, 'in a <video>'],
  ['a link of a wiki', panel('data-text="[[Contact|Ring us]]"'), 'as it is written'],
  [
    'a short attribute, a letter lost',
    pages('data-total="40" data-ur="/x?page={page}"'),
    'write data-url',
    pages('data-total="40" data-url="/x?page={page}"'),
  ],
]

/** Mistakes that were not consulted during the writing of the doctor. */
export const fresh: readonly Fresh[] = rows.map(([what, html, says, meant]) => ({ what, html, says, meant }))
