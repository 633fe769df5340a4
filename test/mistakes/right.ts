/** Correct pages and templates, however odd: no check may complain about them. */
export const right: readonly [what: string, source: string][] = [
  [
    'a fallback with a footer of its own',
    '<div data-widget="info-panel" data-text="x"><aside><footer>D</footer></aside></div>',
  ],
  [
    'attributes of another script',
    '<div data-widget="info-panel" data-text="A" data-toggle="tooltip" data-gtm="x" data-testid="p" data-aos="fade"></div>',
  ],
  [
    'messages about a field of one row',
    '<form><div data-widget="business-requirements"><script type="application/json">{ "errors": { "pname.0": ["Say which product."], "uquantity.1": "How many?" } }</script></div></form>',
  ],
  ['single quotes around JSON', `<div data-widget="typeahead" data-json='{ "items": ["Milk"] }'></div>`],
  [
    'JSON in a template',
    '<div data-widget="typeahead"><template data-json>{ "items": ["Milk"] }</template></div>',
  ],
  ['an apostrophe', `<div data-widget="info-panel" data-text="It's milk"></div>`],
  ['a greater-than within a value', '<div data-widget="info-panel" data-text="5 > 3, and <more>"></div>'],
  ['a value without quotes', '<div data-widget=info-panel data-text=Help></div>'],
  [
    'JSON between the lines of an HTML comment',
    '<div data-widget="typeahead"><script type="application/json"><!--\n{ "items": ["Milk"] }\n//--></script></div>',
  ],
  ['no space between attributes', '<div data-widget="info-panel"data-text="Help"></div>'],
  [
    'a tag in a comment',
    '<!-- <div data-widget="nothing-of-ours"> --><div data-widget="info-panel" data-text="A"></div>',
  ],
  ['a paragraph that is not closed', '<div data-widget="info-panel" data-text="A"><p>One<p>Two</div>'],
  [
    'a table in its fallback',
    '<div data-widget="info-panel" data-text="A"><table><tr><td>1<tr><td>2</table></div>',
  ],
  [
    'a drawing that closes itself',
    '<div data-widget="info-panel" data-text="A"><svg><path d="M0 0"/><g/></svg></div>',
  ],
  [
    'two of a kind side by side',
    '<div data-widget="info-panel" data-text="A"></div><div data-widget="info-panel" data-text="B"></div>',
  ],
  ['a sample in code', '<pre><code>&lt;div data-widget="postcode-panel"&gt;&lt;/div&gt;</code></pre>'],
  [
    'a fallback that speaks of braces',
    '<div data-widget="info-panel" data-text="A"><p>Use { and } with care: thanks.</p></div>',
  ],
  ['a date of our shelves', '<div data-widget="weekly-cost" data-start-of-week="24/05/2026"></div>'],
  ['the ends of a footer', '<div data-widget="info-panel" data-text="A"></div></div></div>'],
  ['our PHP helper', `<?= doorstep_widget('tabs', ['tabs' => $tabs], '<p>Fallback</p>') ?>`],
  ['our Ruby helper', `<%= raw Doorstep.widget('tabs', { tabs: tabs }, fallback: '<p>…</p>') %>`],
  [
    'Twig: an opening tag in each branch',
    '{% if a %}<div data-widget="info-panel" data-text="A">{% else %}<div class="plain">{% endif %}<p>x</p></div>',
  ],
  [
    'PHP with braces: an opening tag in each branch',
    '<?php if ($a) { ?><div data-widget="info-panel" data-text="A"><?php } else { ?><div><?php } ?><p>x</p></div>',
  ],
  [
    'Handlebars: an opening tag in each branch',
    '{{#if a}}<div data-widget="info-panel" data-text="A">{{else}}<div>{{/if}}<p>x</p></div>',
  ],
  [
    'a loop in the JSON',
    '<div data-widget="typeahead"><script type="application/json">{ "items": [{% for m in all %}"{{ m }}"{% if not loop.last %},{% endif %}{% endfor %}] }</script></div>',
  ],
  ['an include for the fallback', `<div data-widget="info-panel" data-text="A">@include('parts.help')</div>`],
  ['a condition in the tag', '<div data-widget="postcode-panel" @if($moves) data-moving @endif></div>'],
  [
    'an attribute that an expression prints behind the last one',
    `<div data-widget="payment-form" data-outstanding-balance="<?= number_format(31.5, 2) ?>"<?= $old ? ' data-amount="' . $old . '"' : '' ?>></div>`,
  ],
  [
    'an attribute that Twig may print behind a quote',
    `<div data-widget='postcode-panel'{% if code %} data-postcode="{{ code }}"{% endif %} data-look="band"></div>`,
  ],
  [
    'a value with an expression',
    '<div data-widget="paginator" data-total="{{ $total }}" data-url="/x?page={page}"></div>',
  ],
  [
    'an inline placeholder in a heading',
    '<h2>Hello <span data-widget="account-name" data-firstname="Ann" data-lastname="Lee"></span></h2>',
  ],
  ['in an entry of a list', '<ul><li><div data-widget="info-panel" data-text="A"></div></li></ul>'],
  [
    'the comments that Drupal puts around the JSON',
    '<div data-widget="typeahead"><script type="application/json"><!--//--><![CDATA[// ><!--\n{ "items": ["Milk"] }\n//--><!]]></script></div>',
  ],
  [
    'signs of other languages in a text of the JSON',
    '<div data-widget="typeahead"><script type="application/json">{ "items": ["# 1 milk", "a // b", "<!-- no -->", "```", "A & B; C"] }</script></div>',
  ],
  [
    'a comma behind a quote in a value',
    `<div data-widget="info-panel" data-text='Say "milk", "eggs"; "cream"'></div>`,
  ],
  ['primes and backticks in a value', '<div data-widget="info-panel" data-text="A 6″ `round` loaf"></div>'],
  [
    'a flag without a value beside another attribute',
    '<div data-widget="postcode-panel" data-moving lang="en" data-look="band"></div>',
  ],
  [
    'a fallback that speaks of data',
    '<div data-widget="info-panel" data-text="A"><p>Write data-look="band" into the tag.</p></div>',
  ],
  [
    'a noscript as its fallback',
    '<div data-widget="info-panel" data-text="A"><noscript><p>Ring us</p></noscript></div>',
  ],
  [
    'a select before it',
    '<select><option>One<option>Two</select><div data-widget="info-panel" data-text="A"></div>',
  ],
  [
    'a placeholder in a label of a table',
    '<table><caption>Milk</caption><tr><th><div data-widget="info-panel" data-text="A"></div></th></tr></table>',
  ],
  [
    'Blade: a class by a condition',
    `<div @class(['a', 'b' => $x]) data-widget="info-panel" data-text="A"></div>`,
  ],
  [
    'PHP: an attribute that is printed whole',
    '<div data-widget="postcode-panel" <?= $moves ? \'data-moving\' : \'\' ?> data-look="band"></div>',
  ],
  [
    'ERB: a loop around the list',
    '<ul><% all.each do |one| %><li><div data-widget="info-panel" data-text="<%= one %>"></div></li><% end %></ul>',
  ],
  ['EJS: a value', '<div data-widget="info-panel" data-text="<%- text %>"></div>'],
  [
    'a time behind a date',
    '<form><div data-widget="pause-picker" data-min="2026-05-24 00:00:00"></div></form>',
  ],
  [
    'stars of a footnote',
    `<div data-widget="info-panel" data-text="Free* to new customers**, 2 * 3 * 4"></div>`,
  ],
  ['percents and stars', `<div data-widget="info-panel" data-text="100% milk, 20%off, 5%% more"></div>`],
  ['a heart, and a comparison', `<div data-widget="info-panel" data-text="We <3 milk; a < b > c"></div>`],
  [
    'a text that a customer has typed',
    `<div data-widget="transaction-search" data-action="/account/transactions" data-q="&amp;amp; **milk** *|A|*"></div>`,
  ],
  [
    "a script of the page's own with JSON",
    `<script type="application/json" id="state">{ "items": [1] }</script><div data-widget="info-panel" data-text="A"></div>`,
  ],
  [
    'a link around a placeholder that shows a number',
    `<a href="/basket"><span data-widget="weekly-cost" data-start-of-week="24/05/2026">£0.00</span></a>`,
  ],
  [
    'another component that is called a widget',
    `<my-widget name="tabs"></my-widget><div class="widget tabs"></div>`,
  ],
  [
    'a word of the page about a widget',
    `<p>The widget = the thing on the left. Write widget="x" for it.</p>`,
  ],
  [
    'text from right to left',
    `<div data-widget="info-panel" dir="rtl" data-text="\u200fחלב &#8207;טרי"></div>`,
  ],
  ['tabs between its attributes', `<div\tdata-widget="info-panel"\tdata-text="A"></div>`],
  [
    'backticks of a text before it',
    `<p>Use \`\`\` for code.</p><div data-widget="info-panel" data-text="A"></div>`,
  ],
  [
    'CDATA without comment marks round the JSON',
    '<div data-widget="typeahead"><script type="application/json"><![CDATA[ { "items": ["Milk"] } ]]></script></div>',
  ],
]
