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
    'Word: low and high quotes',
    panel('data-title=„Help“ data-text="Ring us"'),
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
    'Word: single curly quotes',
    panel('data-title=‘Help us’ data-text="Ring us"'),
    'curly',
    panel('data-title="Help us" data-text="Ring us"'),
  ],
  [
    'Word: primes for quotes',
    panel('data-title=″Help us″ data-text="Ring us"'),
    'data-title',
    panel('data-title="Help us" data-text="Ring us"'),
  ],
  [
    'Word: backticks for quotes',
    panel('data-title=`Help us` data-text="Ring us"'),
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
    'Word: an em dash in an attribute',
    panel('data—title="Help" data-text="Ring us"'),
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
    'Word: a minus in an attribute',
    panel('data\u2212title="Help" data-text="Ring us"'),
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
    'Word: an en dash in data-widget',
    '<div data–widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
    'data-widget="info-panel"',
    '<div data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
  ],
  [
    'Word: a space that does not break before an attribute',
    '<div\u00a0data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
    'does not break',
    '<div data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
  ],
  [
    'Word: a space of no width in a name',
    '<div data-widget="info-\u200bpanel" data-text="Ring us"><p>Ring us</p></div>',
    'info-panel',
    '<div data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
  ],
  [
    'Word: a soft hyphen in an attribute',
    panel('data-ti\u00adtle="Help" data-text="Ring us"'),
    'write data-title',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  [
    'Word: the first letter of an attribute in capitals',
    panel('Data-Titel="Help" data-text="Ring us"'),
    'write data-title',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  ['Word: three points in one sign in the JSON', suggest(json(`{ ${list}, … }`)), 'JSON cannot be read'],
  [
    'Word: spaces round the sign',
    '<div data - widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
    'widget',
    '<div data-widget="info-panel" data-text="Ring us"><p>Ring us</p></div>',
  ],
  // Entities.
  [
    'escaped: the quotes of an attribute',
    '<div data-widget=&quot;info-panel&quot; data-text=&quot;Help&quot;><p>Ring us</p></div>',
    'are escaped',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
  ],
  [
    'escaped: the quotes of an attribute by number',
    panel('data-text=&#34;Help&#34;'),
    'data-text',
    panel('data-text="Help"'),
  ],
  [
    'escaped twice: JSON in an attribute',
    `<div data-widget="typeahead" data-json="{ &amp;quot;items&amp;quot;: [&amp;quot;Milk&amp;quot;] }"><a href="/search">Search</a></div>`,
    'JSON',
    `<div data-widget="typeahead" data-json='{ "items": ["Milk"] }'><a href="/search">Search</a></div>`,
  ],
  [
    'escaped: a slash before each quote, as from a database',
    panel('data-title=\\"Help\\" data-text=\\"Ring us\\"'),
    'data-title',
    panel('data-title="Help" data-text="Ring us"'),
  ],
  [
    'escaped: a slash before each quote in the JSON',
    suggest(json(`{ ${list.replaceAll('"', '\\"')} }`)),
    'JSON cannot be read',
    suggest(json(`{ ${list} }`)),
  ],
  [
    'escaped: curly quotes as entities in the JSON',
    suggest(json(`{ ${list.replaceAll('"', '&ldquo;')} }`)),
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
    'escaped: the whole placeholder twice',
    '<p>&amp;lt;div data-widget="info-panel" data-text="Help"&amp;gt;&amp;lt;/div&amp;gt;</p>',
    'printed as text',
    '<p><div data-widget="info-panel" data-text="Help"></div></p>',
  ],
  [
    'a fence of Markdown round the JSON',
    suggest(json(`\n\`\`\`json\n{ ${list} }\n\`\`\`\n`)),
    'JSON cannot be read',
    suggest(json(`{ ${list} }`)),
  ],
  // JSON.
  [
    'JSON: a comment on a line of its own',
    enquiry(json(`{\n# our types\n${types} }`)),
    'JSON cannot be read',
    enquiry(json(`{ ${types} }`)),
  ],
  [
    'JSON: a comment and a trailing comma',
    enquiry(json(`{\n// our types\n${types},\n}`)),
    'JSON cannot be read',
    enquiry(json(`{ ${types} }`)),
  ],
  [
    'JSON: a comment of HTML',
    enquiry(json(`{ <!-- our types --> ${types} }`)),
    'JSON cannot be read',
    enquiry(json(`{ ${types} }`)),
  ],
  ['JSON: the outer brackets forgotten', enquiry(json(types)), 'JSON', enquiry(json(`{ ${types} }`))],
  [
    'JSON: round brackets for the list',
    suggest(json('{ "items": ("Oat milk", "Butter") }')),
    'JSON cannot be read',
  ],
  ['JSON: a list by commas in one text', suggest(json('{ "items": "Oat milk, Butter" }')), 'items'],
  [
    'JSON: one entry without its list',
    `<div data-widget="map">${json(`{ "markers": ${bristol} }`)}<a href="/depots">Depots</a></div>`,
    'markers',
    depot(bristol),
  ],
  [
    'JSON: None of Python',
    order(milk('"1.35"').replace('}', ', "image": None }')),
    'JSON cannot be read',
    order(milk('"1.35"').replace('}', ', "image": null }')),
  ],
  ['JSON: undefined and NaN', order(milk('NaN')), 'JSON cannot be read'],
  [
    'JSON: quotes doubled as in a table',
    suggest(json('{ ""items"": [""Oat milk""] }')),
    'JSON cannot be read',
    suggest(json('{ "items": ["Oat milk"] }')),
  ],
  [
    'JSON: an arrow for a colon',
    enquiry(json('{ "types" => [{ "value" => "1", "label" => "Milk round" }] }')),
    'JSON cannot be read',
    enquiry(json('{ "types": [{ "value": "1", "label": "Milk round" }] }')),
  ],
  [
    'JSON: a full stop for a comma',
    suggest(json('{ "items": ["Oat milk". "Butter"] }')),
    'JSON cannot be read',
  ],
  ['JSON: "and" for a comma', suggest(json('{ "items": ["Oat milk" and "Butter"] }')), 'JSON cannot be read'],
  [
    'JSON: a bullet before each entry',
    suggest(json('{ "items": [ • "Oat milk", • "Butter" ] }')),
    'JSON cannot be read',
  ],
  [
    'JSON: a plus before a number',
    depot(bristol.replace('51.45', '+51.45')),
    'JSON cannot be read',
    depot(bristol),
  ],
  [
    'JSON: a minus that is a dash',
    depot(bristol.replace('-2.58', '–2.58')),
    'JSON cannot be read',
    depot(bristol),
  ],
  ['JSON: degrees beside the numbers', depot(bristol.replace('51.45', '"51.45° N"')), 'lat'],
  ['JSON: minutes for a number', depot(bristol.replace('51.45', `"51° 27' N"`)), 'lat'],
  [
    'JSON: lat and lng in one',
    depot('{ "infoTitle": "Bristol", "position": "51.45,-2.58" }'),
    'not understood',
  ],
  ['JSON: lon for lng', depot(bristol.replace('lng', 'lon')), 'not understood'],
  [
    'JSON: lat and lng without their position',
    depot('{ "infoTitle": "Bristol", "lat": 51.45, "lng": -2.58 }'),
    'write "position"',
  ],
  [
    'JSON: latitude and longitude',
    depot(bristol.replace('lat', 'latitude').replace('lng', 'longitude')),
    'lat',
  ],
  [
    'JSON: names in capitals',
    depot(bristol.replace('"infoTitle"', '"InfoTitle"').replace('"lat"', '"Lat"').replace('"lng"', '"Lng"')),
    'InfoTitle',
    depot(bristol),
  ],
  [
    'JSON: a point for the commas of degrees',
    depot(bristol.replace('51.45', '51,45')),
    'point',
    depot(bristol),
  ],
  // Amounts and dates.
  ['£ in JSON without quotes', order(milk('£1.35')), 'JSON cannot be read', order(milk('"£1.35"'))],
  ['£ behind the amount', basket('10.00£'), 'amount', basket('10.00')],
  ['the pound as an entity, escaped twice', basket('&amp;pound;10.00'), 'amount', basket('10.00')],
  ['an amount "from"', basket('from £10'), 'amount'],
  ['an amount in a range', basket('£10-£15'), 'amount'],
  ['an amount with /-', basket('£10/-'), 'amount'],
  ['an amount "ten pounds"', basket('ten pounds'), 'amount'],
  ['an amount of three decimals', basket('10.005'), 'amount'],
  ['an amount "10 p"', basket('10 p'), 'amount', basket('0.10')],
  ['an amount "£10.00p"', basket('£10.00p'), 'amount'],
  ['an amount below nothing', basket('-10.00'), 'amount'],
  ['a date with a short year', pause('data-min="24/05/26"'), 'date'],
  ['a date with th and without its year', pause('data-min="24th May"'), 'date'],
  ['a date with the day first', pause('data-min="25-06-2026"'), 'date', pause('data-min="2026-06-25"')],
  ['a date that may be of two months', pause('data-min="05-06-2026"'), 'date'],
  ['a date with its weekday, which it is not', pause('data-min="Monday 24 May 2026"'), 'date'],
  [
    'a date with its weekday',
    pause('data-min="Sunday 24th May 2026"'),
    'date',
    pause('data-min="2026-05-24"'),
  ],
  ['a date of 29 February in another year', pause('data-max="2027-02-29"'), 'date'],
  ['a date with O for 0', pause('data-min="2O26-05-24"'), 'date'],
  ['a date in Welsh', pause('data-min="24 Mai 2026"'), 'date'],
  ['a date with dashes of Word', pause('data-min="2026–05–24"'), 'date', pause('data-min="2026-05-24"')],
  ['"today"', pause('data-min="today"'), 'date'],
  ['a number with a word', pages('data-total="40 items"'), 'number'],
  ['a number with a comma', pages('data-total="1,240"'), 'number'],
  ['a number with l for 1', pages('data-total="4l"'), 'number'],
  ['a number below nothing', pages('data-total="-40"'), 'number'],
  // Names and values.
  ['a plural for the widget', '<div data-widget="tab"><p>Milk</p></div>', 'tabs'],
  [
    'two widgets in one name',
    '<div data-widget="info-panel, tabs" data-text="Help"><p>Milk</p></div>',
    'info-panel',
  ],
  [
    'the title of the widget for its name',
    '<div data-widget="Information panel" data-text="Help"><p>Milk</p></div>',
    'Information panel',
  ],
  [
    'the name of the widget as a class',
    '<div class="info-panel" widget="info-panel" data-text="Help"><p>Milk</p></div>',
    'data-widget',
    '<div class="info-panel" data-widget="info-panel" data-text="Help"><p>Milk</p></div>',
  ],
  [
    'the name of the widget with its file',
    '<div data-widget="info-panel.js" data-text="Help"><p>Milk</p></div>',
    'info-panel',
    '<div data-widget="info-panel" data-text="Help"><p>Milk</p></div>',
  ],
  [
    'two names of a widget',
    '<div data-widget="info-panel" data-widget="tabs" data-text="Help"><p>Milk</p></div>',
    'twice',
  ],
  ['an attribute with a space in it', postcode('data-continue url="/register"'), 'data-continue'],
  ['an attribute with a colon for its sign', postcode('data-title:"Where?"'), 'data-title'],
  [
    'an attribute with a space before its value',
    postcode('data-title = "Where?" data-lok="band"'),
    'data-look',
    postcode('data-title="Where?" data-look="band"'),
  ],
  [
    'an attribute as camelCase',
    postcode('data-continueUrl="/register"'),
    'data-continue-url',
    postcode('data-continue-url="/register"'),
  ],
  [
    'a comma between attributes',
    postcode('data-title="Where?", data-look="band"'),
    'a , stands',
    postcode('data-title="Where?" data-look="band"'),
  ],
  [
    'a semicolon between attributes',
    postcode('data-title="Where?"; data-look="band"'),
    'a ; stands',
    postcode('data-title="Where?" data-look="band"'),
  ],
  ['a value of another language', postcode('data-heading-level="two"'), 'expected one of'],
  ['a value with its unit', postcode('data-heading-level="2nd"'), 'expected one of'],
  ['a flag as ticked', postcode('data-moving="✓"'), 'true or false'],
  ['a flag named as itself', postcode('data-moving="moving"'), 'true or false'],
  ['a flag denied in its name', postcode('data-moving="not"'), 'true or false'],
  [
    'a full-width letter in an attribute',
    postcode('data-look="ｂand"'),
    'expected one of',
    postcode('data-look="band"'),
  ],
  // Tags.
  [
    'a tag without its bracket',
    '<div data-widget="info-panel" data-text="Help"<p>Ring us</p></div>',
    'info-panel',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
  ],
  [
    'a tag that opens twice',
    '<<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
    'a < too many',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
  ],
  [
    'an end tag for an opening one',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p><div>',
    'missing',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p><div></div></div>',
  ],
  [
    'an end tag of another element',
    panel('data-text="Help"').replace('</div>', '</span>'),
    'missing',
    panel('data-text="Help"'),
  ],
  [
    'an end tag with a space',
    panel('data-text="Help"').replace('</div>', '< /div>'),
    'is no tag',
    panel('data-text="Help"'),
  ],
  [
    'an end tag with a backslash',
    panel('data-text="Help"').replace('</div>', '<\\div>'),
    'is no tag',
    panel('data-text="Help"'),
  ],
  [
    'two widgets nested',
    panel('data-text="Help"', postcode('data-look="band"')),
    'data-widget="postcode-panel"',
    '<div data-widget="info-panel" data-text="Help"></div>\n<div data-widget="postcode-panel" data-look="band"><a href="/register">Check your postcode</a></div>',
  ],
  ['a widget in a heading', `<h2>${panel('data-text="Help"', 'Ring us')}</h2>`, 'h2'],
  [
    'a widget in a button',
    `<button type="button">${panel('data-text="Help"', 'Ring us')}</button>`,
    'button',
  ],
  ['a widget in a list', `<ul>${panel('data-text="Help"', 'Ring us')}</ul>`, '<li>'],
  ['a widget in a select', `<select>${panel('data-text="Help"', 'Ring us')}</select>`, 'select'],
  ['a widget in noscript', `<noscript>${panel('data-text="Help"', 'Ring us')}</noscript>`, 'noscript'],
  ['a comment around', `<!-- ${panel('data-text="Help"')} -->`, 'comment'],
  ['a comment not closed', `<!-- our panel -- ${panel('data-text="Help"')}`, 'comment'],
  [
    'the script within the tag',
    '<div data-widget="typeahead" <script type="application/json">{ "items": [] }</script>><a href="/s">Search</a></div>',
    'typeahead',
  ],
  [
    'JSON within the tag',
    '<div data-widget="typeahead" { "items": ["Milk"] }><a href="/s">Search</a></div>',
    'typeahead',
  ],
  [
    'an option written as text inside',
    '<div data-widget="postcode-panel">data-look="band"<a href="/r">Check</a></div>',
    'data-look',
  ],
  [
    'two scripts of one kind',
    suggest(json('{ "items": ["Milk"] }') + json('{ "items": ["Butter"] }')),
    'keep one',
  ],
  [
    'a script of another address',
    '<div data-widget="typeahead"><script type="application/json" src="/items.json"></script><a href="/s">Search</a></div>',
    'src',
  ],
  [
    'the type without its slash',
    '<div data-widget="typeahead"><script type="json">{ "items": ["Milk"] }</script><a href="/s">Search</a></div>',
    'type',
    '<div data-widget="typeahead"><script type="application/json">{ "items": ["Milk"] }</script><a href="/s">Search</a></div>',
  ],
  [
    'a style on the placeholder that hides it',
    '<div style="display: none" data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
    'hidden',
    '<div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>',
  ],
  // Partial selections, and copies from the wrong place.
  [
    'half of it: the value is cut off',
    '<div data-widget="info-panel" data-text="Help',
    'data-text is missing',
  ],
  ['half of it: the tag is cut off', '<div data-widget="info-panel" data-text="Help"', 'before <p>'],
  [
    'half of it: the tag begins in its middle',
    `widget="info-panel" data-text="Help"><p>Ring us</p></div>`,
    'as text',
  ],
  [
    'half of it: the < is lost',
    `div data-widget="info-panel" data-text="Help"><p>Ring us</p></div>`,
    'as text',
  ],
  [
    'copied with the numbers of its lines',
    '1 <div data-widget="info-panel"\n2   data-text="Help"\n3 >\n4 <p>Ring us</p>\n5 </div>',
    'number of a line',
  ],
  [
    'copied from what the browser shows',
    '<div data-widget="info-panel" data-text="Help" data-widget-state="mounted"><div data-doorstep-root=""><p>Help</p></div></div>',
    'copy it from the source',
  ],
  ['copied with a fence of Markdown', `\`\`\`html\n${panel('data-text="Help"')}\n\`\`\``, 'Markdown'],
  ['in a link', `<a href="/x">${postcode('data-look="band"')}</a>`, 'in a link'],
  [
    'an element called widget',
    '<widget name="info-panel" data-text="Help"><p>Ring us</p></widget>',
    'no element',
    panel('data-text="Help"', '<p>Ring us</p>'),
  ],
  ['BBCode for the widget', '<p>[widget=info-panel]Help[/widget]</p>', 'shortcode'],
  [
    'a colon for the sign',
    '<div data-widget: "info-panel" data-text="Help"><p>Ring us</p></div>',
    'data-widget="info-panel"',
  ],
  [
    'data widget in two words',
    '<div data widget="info-panel" data-text="Help"><p>Ring us</p></div>',
    'data-widget="info-panel"',
    panel('data-text="Help"', '<p>Ring us</p>'),
  ],
  [
    'two options in the quotes of one',
    panel('data-text="Help" data-title="Where, data-heading-level=3"'),
    'within the quotes',
  ],
  // Text that other tools would read as something else.
  ['a text escaped twice', panel('data-text="Fish &amp;amp; chips"'), 'once too often'],
  [
    'a text with entities in the JSON',
    suggest(json('{ "items": ["Bread &amp; butter"] }')),
    'once too often',
  ],
  ['a text with markup', panel('data-text="Ring <br> us"'), 'no markup'],
  ['Mailchimp', panel('data-text="Hello *|FNAME|*"'), 'mailing'],
  ['a field of a mailing in percents', panel('data-text="Hello %%first_name%%"'), 'mailing'],
  ['a field of a mailing in brackets', panel('data-text="Hello [[first_name]]"'), 'mailing'],
  ['what ERB has escaped', panel('data-text="Hello &lt;%= name %&gt;"'), 'mailing'],
  ['Markdown: bold', panel('data-text="**Ring us**"'), 'Markdown'],
  ['Markdown: a link', panel('data-text="[Ring us](/contact)"'), 'Markdown'],
  ['BBCode: bold', panel('data-text="[b]Ring us[/b]"'), 'BBCode'],
  // Amounts and dates with characters that a keyboard adds.
  ['an amount in full-width digits', basket('１０.００'), 'amount', basket('10.00')],
  ['an amount with a mark of direction', basket('\u200e10.00'), 'amount', basket('10.00')],
  [
    'a date with a mark of direction',
    pause('data-min="\u200f24/05/2026"'),
    'date',
    pause('data-min="24/05/2026"'),
  ],
  [
    'a date with its month between dashes',
    pause('data-min="24-May-2026"'),
    'date',
    pause('data-min="2026-05-24"'),
  ],
  [
    'a date in numbers with its weekday',
    pause('data-min="Sun 24/5/2026"'),
    'date',
    pause('data-min="2026-05-24"'),
  ],
  ['a date in numbers with another weekday', pause('data-min="Mon 24/5/2026"'), 'date'],
  [
    'JSON: a value forgotten',
    enquiry(json('{ "types": [{ "value": "1", "label": }] }')),
    'a value is missing',
  ],
  [
    'JSON: a sign before a text',
    suggest(json('{ "items": ["Oat milk", ~"Butter"] }')),
    'JSON cannot be read',
  ],
  [
    'on a picture',
    '<img src="/milk.png" alt="Milk" data-widget="info-panel" data-text="Help">',
    'around it',
    '<div data-widget="info-panel" data-text="Help"><img src="/milk.png" alt="Milk"></div>',
  ],
  ['in a film', `<video>${panel('data-text="Help"')}</video>`, 'in a <video>'],
  ['Markdown: a heading', panel('data-text="## Ring us"'), 'Markdown'],
  ['a link of a wiki', panel('data-text="[[Contact|Ring us]]"'), 'as it is written'],
  // Names below the first level.
  [
    'a name in an object, a letter lost',
    order('{ "id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35", "sie": "1 pint" }'),
    'write "size"',
    order('{ "id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35", "size": "1 pint" }'),
  ],
  [
    'a short attribute, a letter lost',
    pages('data-total="40" data-ur="/x?page={page}"'),
    'write data-url',
    pages('data-total="40" data-url="/x?page={page}"'),
  ],
]

/** Mistakes that were not consulted during the writing of the doctor. */
export const fresh: readonly Fresh[] = rows.map(([what, html, says, meant]) => ({ what, html, says, meant }))
