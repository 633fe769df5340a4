/** Correct pages and templates, however odd: no check may complain about them. */
export const right: readonly [what: string, source: string][] = [
  [
    'a fallback with a footer of its own',
    '<div data-widget="info-panel" data-text="x"><aside><footer>D</footer></aside></div>',
  ],
  [
    'a widget in a slot',
    '<div data-widget="info-panel" data-text="A"><template data-slot="content"><div data-widget="direct-debit"></div></template></div>',
  ],
  [
    'attributes of another script',
    '<div data-widget="info-panel" data-text="A" data-toggle="tooltip" data-gtm="x" data-testid="p" data-aos="fade"></div>',
  ],
  [
    'messages about an amount and a date',
    '<form><div data-widget="payment-form" data-balance="10.00"><script type="application/json">{ "errors": { "amount": "At least five pounds." } }</script></div><div data-widget="pause-picker"><script type="application/json">{ "errors": { "start_date": "Choose a later day.", "end_date": "Choose another." } }</script></div></form>',
  ],
  [
    'messages about a field of one row',
    '<form><div data-widget="business-requirements"><script type="application/json">{ "errors": { "pname.0": ["Say which product."], "uquantity.1": "How many?" } }</script></div></form>',
  ],
  ['a class and an id', '<div id="help" class="card" data-widget="info-panel" data-text="A"></div>'],
  ['single quotes around JSON', `<div data-widget="typeahead" data-json='{ "items": ["Milk"] }'></div>`],
  [
    'escaped quotes around JSON',
    '<div data-widget="typeahead" data-json="{ &quot;items&quot;: [&quot;Milk&quot;] }"></div>',
  ],
  [
    'JSON in a template',
    '<div data-widget="typeahead"><template data-json>{ "items": ["Milk"] }</template></div>',
  ],
  [
    'curly quotes within a text',
    '<div data-widget="info-panel" data-text="She said “milk”, and ‘eggs’."></div>',
  ],
  ['an apostrophe', `<div data-widget="info-panel" data-text="It's milk"></div>`],
  ['quotes within single quotes', `<div data-widget="info-panel" data-text='The "best" milk'></div>`],
  ['a greater-than within a value', '<div data-widget="info-panel" data-text="5 > 3, and <more>"></div>'],
  [
    'a value that ends with an equals sign',
    '<div data-widget="info-panel" data-title="a =" data-text="b"></div>',
  ],
  ['a value without quotes', '<div data-widget=info-panel data-text=Help></div>'],
  [
    'spaces and line breaks around a name and a moment',
    '<div data-widget="\ninfo-panel\n" data-load=" ready " data-text="Help"></div>',
  ],
  [
    'JSON between the lines of an HTML comment',
    '<div data-widget="typeahead"><script type="application/json"><!--\n{ "items": ["Milk"] }\n//--></script></div>',
  ],
  ['attributes over several lines', '<div\n  data-widget="info-panel"\n  data-text="Help"\n></div>'],
  ['no space between attributes', '<div data-widget="info-panel"data-text="Help"></div>'],
  ['names in capitals', '<DIV DATA-WIDGET="info-panel" DATA-TEXT="Help"></DIV>'],
  [
    'a tag in a comment',
    '<!-- <div data-widget="nothing-of-ours"> --><div data-widget="info-panel" data-text="A"></div>',
  ],
  ['markup in a script', '<script>const html = "<div data-widget=\'infopanel\'>"</script>'],
  ['a paragraph that is not closed', '<div data-widget="info-panel" data-text="A"><p>One<p>Two</div>'],
  [
    'a list whose entries are not closed',
    '<div data-widget="map"><script type="application/json">{ "markers": [] }</script><ul><li>One<li>Two</ul></div>',
  ],
  [
    'a table in its fallback',
    '<div data-widget="info-panel" data-text="A"><table><tr><td>1<tr><td>2</table></div>',
  ],
  [
    'it stands in a cell',
    '<table><tr><td><div data-widget="info-panel" data-text="A"></div></td></tr></table>',
  ],
  [
    'a drawing that closes itself',
    '<div data-widget="info-panel" data-text="A"><svg><path d="M0 0"/><g/></svg></div>',
  ],
  [
    'voids that close themselves',
    '<div data-widget="info-panel" data-text="A"><br/><img src="/a.png" alt=""/><hr/></div>',
  ],
  [
    'two of a kind side by side',
    '<div data-widget="info-panel" data-text="A"></div><div data-widget="info-panel" data-text="B"></div>',
  ],
  [
    'another library’s widget',
    '<div data-widget="collapse"><div data-widget="tree"></div></div>'.replace(
      /data-widget/g,
      'data-card-widget',
    ),
  ],
  ['a sample in code', '<pre><code>&lt;div data-widget="postcode-panel"&gt;&lt;/div&gt;</code></pre>'],
  [
    'a schema in the JSON',
    '<div data-widget="typeahead"><script type="application/json">{ "$schema": "/x.json", "items": [] }</script></div>',
  ],
  [
    'a fallback that speaks of braces',
    '<div data-widget="info-panel" data-text="A"><p>Use { and } with care: thanks.</p></div>',
  ],
  ['an amount with its sign', '<div data-widget="bol-basket" data-minimum-order-value="£10.00"></div>'],
  ['a date of our shelves', '<div data-widget="weekly-cost" data-start-of-week="24/05/2026"></div>'],
  [
    'an unclosed wrapper in a header',
    '<div class="page"><div class="bar"><div data-widget="weekly-view-link"></div></div>',
  ],
  ['the ends of a footer', '<div data-widget="info-panel" data-text="A"></div></div></div>'],
  [
    'our Blade component',
    `<x-doorstep widget="tabs" :options="['tabs' => $tabs]"><p>Fallback</p></x-doorstep>`,
  ],
  ['our PHP helper', `<?= doorstep_widget('tabs', ['tabs' => $tabs], '<p>Fallback</p>') ?>`],
  ['our Twig macro', `{{ doorstep.widget('tabs', { tabs: tabs }, fallback) }}`],
  ['our Ruby helper', `<%= raw Doorstep.widget('tabs', { tabs: tabs }, fallback: '<p>…</p>') %>`],
  ['our JavaScript helper', "const html = doorstepWidget('tabs', { tabs })"],
  ['a shortcode in a template', `<?php echo do_shortcode('[doorstep widget="tabs"]…[/doorstep]') ?>`],
  [
    'Blade: an opening tag in each branch',
    '@if($a)\n<div data-widget="info-panel" data-text="A">\n@else\n<div data-widget="info-panel" data-text="B">\n@endif\n<p>x</p>\n</div>',
  ],
  [
    'Twig: an opening tag in each branch',
    '{% if a %}<div data-widget="info-panel" data-text="A">{% else %}<div class="plain">{% endif %}<p>x</p></div>',
  ],
  [
    'PHP: an opening tag in each branch',
    '<?php if ($a): ?><div data-widget="info-panel" data-text="A"><?php else: ?><div><?php endif; ?><p>x</p></div>',
  ],
  [
    'PHP with braces: an opening tag in each branch',
    '<?php if ($a) { ?><div data-widget="info-panel" data-text="A"><?php } else { ?><div><?php } ?><p>x</p></div>',
  ],
  [
    'ERB: an opening tag in each branch',
    '<% if a %><div data-widget="info-panel" data-text="A"><% else %><div><% end %><p>x</p></div>',
  ],
  [
    'Handlebars: an opening tag in each branch',
    '{{#if a}}<div data-widget="info-panel" data-text="A">{{else}}<div>{{/if}}<p>x</p></div>',
  ],
  [
    'a loop of placeholders',
    '@foreach($all as $one)<div data-widget="info-panel" data-text="{{ $one }}"></div>@endforeach',
  ],
  [
    'a loop in the JSON',
    '<div data-widget="typeahead"><script type="application/json">{ "items": [{% for m in all %}"{{ m }}"{% if not loop.last %},{% endif %}{% endfor %}] }</script></div>',
  ],
  [
    'a loop that leaves its commas',
    '<div data-widget="typeahead"><script type="application/json">{ "items": [<?php foreach ($a as $b): ?>"<?= $b ?>",<?php endforeach ?>] }</script></div>',
  ],
  ['an include for the fallback', `<div data-widget="info-panel" data-text="A">@include('parts.help')</div>`],
  ['attributes of a template', '<div data-widget="info-panel" {{ $attributes }} data-text="A"></div>'],
  ['a condition in the tag', '<div data-widget="postcode-panel" @if($moves) data-moving @endif></div>'],
  [
    'an attribute that PHP may print, without a blank around its branches',
    '<div data-widget="postcode-panel"<?php if ($confirmed): ?> data-postcode="<?= $postcode ?>"<?php endif ?>></div>',
  ],
  [
    'an attribute that an expression prints behind the last one',
    `<div data-widget="payment-form" data-outstanding-balance="<?= number_format(31.5, 2) ?>"<?= $old ? ' data-amount="' . $old . '"' : '' ?>></div>`,
  ],
  [
    'an attribute that ERB may print, its branches beside its letters',
    '<div data-widget="postcode-panel"<% if @code %>data-postcode="<%= @code %>"<% end %>></div>',
  ],
  [
    'an attribute that Twig may print behind a quote',
    `<div data-widget='postcode-panel'{% if code %} data-postcode="{{ code }}"{% endif %} data-look="band"></div>`,
  ],
  [
    'a name with an expression in front',
    '<div data-widget="info-panel" data-text="A" <?= $prefix ?>-id="7"></div>',
  ],
  [
    'a value with an expression',
    '<div data-widget="paginator" data-total="{{ $total }}" data-url="/x?page={page}"></div>',
  ],
  ['the word in a text', '<p>Set data-widget to the name of the widget, as the catalogue says.</p>'],
  [
    'an inline placeholder in a heading',
    '<h2>Hello <span data-widget="account-name" data-firstname="Ann" data-lastname="Lee"></span></h2>',
  ],
  ['an entry of a list', '<ul><li data-widget="info-panel" data-text="A"></li></ul>'],
  ['in an entry of a list', '<ul><li><div data-widget="info-panel" data-text="A"></div></li></ul>'],
  [
    'quotes of its own in JSON',
    '<div data-widget="typeahead"><script type="application/json">{ "items": ["The \\"best\\" and \\"finest\\" milk", "12\\" pizza"] }</script></div>',
  ],
  [
    'the comments that Drupal puts around the JSON',
    '<div data-widget="typeahead"><script type="application/json"><!--//--><![CDATA[// ><!--\n{ "items": ["Milk"] }\n//--><!]]></script></div>',
  ],
  [
    'the comments that TinyMCE puts around the JSON',
    '<div data-widget="typeahead"><script type="application/json">// <![CDATA[\n{ "items": ["Milk"] }\n// ]]></script></div>',
  ],
  [
    'signs of other languages in a text of the JSON',
    '<div data-widget="typeahead"><script type="application/json">{ "items": ["# 1 milk", "a // b", "<!-- no -->", "```", "A & B; C"] }</script></div>',
  ],
  [
    'a tag and quotes in a value',
    `<div data-widget="info-panel" data-text='<milk>"Milk"</milk>, and <eggs>'></div>`,
  ],
  [
    'a comma behind a quote in a value',
    `<div data-widget="info-panel" data-text='Say "milk", "eggs"; "cream"'></div>`,
  ],
  ['a backslash in a value', '<div data-widget="info-panel" data-text="C:\\Milk\\"></div>'],
  ['primes and backticks in a value', '<div data-widget="info-panel" data-text="A 6″ `round` loaf"></div>'],
  ['escaped quotes in a value', '<div data-widget="info-panel" data-text="&quot;Milk&quot;"></div>'],
  [
    'a flag without a value beside another attribute',
    '<div data-widget="postcode-panel" data-moving lang="en" data-look="band"></div>',
  ],
  ['a heredoc of PHP', '<?php echo <<<HTML\n<div data-widget="info-panel" data-text="A"></div>\nHTML; ?>'],
  [
    'a fallback that speaks of data',
    '<div data-widget="info-panel" data-text="A"><p>Write data-look="band" into the tag.</p></div>',
  ],
  [
    'a comment beside it',
    '<!-- <div data-widget="tabs"> was here --><div data-widget="info-panel" data-text="A"></div>',
  ],
  [
    'a noscript as its fallback',
    '<div data-widget="info-panel" data-text="A"><noscript><p>Ring us</p></noscript></div>',
  ],
  [
    'a select in its fallback',
    '<div data-widget="info-panel" data-text="A"><select><option>One<option>Two</select></div>',
  ],
  [
    'a select before it',
    '<select><option>One<option>Two</select><div data-widget="info-panel" data-text="A"></div>',
  ],
  ['a less-than before it', '<p>5 &lt; 6</p><div data-widget="info-panel" data-text="A"></div>'],
  [
    'a placeholder in a label of a table',
    '<table><caption>Milk</caption><tr><th><div data-widget="info-panel" data-text="A"></div></th></tr></table>',
  ],
  [
    'Blade: a value with quotes of its language',
    `<div data-widget="info-panel" data-text="{{ __('shop.\\"help\\"') }}"></div>`,
  ],
  [
    'Blade: a class by a condition',
    `<div @class(['a', 'b' => $x]) data-widget="info-panel" data-text="A"></div>`,
  ],
  ['Twig: a filter with quotes', '<div data-widget="info-panel" data-text="{{ "Help"|trans }}"></div>'],
  [
    'PHP: an attribute that is printed whole',
    '<div data-widget="postcode-panel" <?= $moves ? \'data-moving\' : \'\' ?> data-look="band"></div>',
  ],
  [
    'PHP: JSON with its own flags',
    '<div data-widget="typeahead"><script type="application/json"><?= json_encode([\'items\' => $items], JSON_HEX_TAG) ?></script></div>',
  ],
  [
    'ERB: a loop around the list',
    '<ul><% all.each do |one| %><li><div data-widget="info-panel" data-text="<%= one %>"></div></li><% end %></ul>',
  ],
  [
    'Liquid: a value with a filter',
    '<div data-widget="info-panel" data-text="{{ page.title | escape }}"></div>',
  ],
  ['EJS: a value', '<div data-widget="info-panel" data-text="<%- text %>"></div>'],
  ['a thousand pounds', '<div data-widget="bol-basket" data-minimum-order-value="£1,000"></div>'],
  [
    'a time behind a date',
    '<form><div data-widget="pause-picker" data-min="2026-05-24 00:00:00"></div></form>',
  ],
  [
    'an address with blanks around',
    '<div data-widget="postcode-panel" data-continue-url=" /register "></div>',
  ],
  [
    'stars of a footnote',
    `<div data-widget="info-panel" data-text="Free* to new customers**, 2 * 3 * 4"></div>`,
  ],
  [
    'numbers of sources',
    `<div data-widget="info-panel" data-text="As said in [1] and [b], (see below)"></div>`,
  ],
  ['percents and stars', `<div data-widget="info-panel" data-text="100% milk, 20%off, 5%% more"></div>`],
  [
    'an ampersand alone',
    `<div data-widget="info-panel" data-text="AT&T, R&D; Fish & chips; Marks &amp; Spencer"></div>`,
  ],
  ['a heart, and a comparison', `<div data-widget="info-panel" data-text="We <3 milk; a < b > c"></div>`],
  [
    'an address with several values',
    `<div data-widget="postcode-panel" data-continue-url="/register?a=1&amp;b=2&amp;copy=3%20x"></div>`,
  ],
  [
    'a text that a customer has typed',
    `<div data-widget="transaction-search" data-action="/account/transactions" data-q="&amp;amp; **milk** *|A|*"></div>`,
  ],
  [
    "names beside ours in a product of the server's",
    `<div data-widget="order-dialog"><script type="application/json">{ "product": { "id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35", "rate": 2, "sizes": null, "names": null, "barcode": "x" } }</script></div>`,
  ],
  [
    "a script of the page's own with JSON",
    `<script type="application/json" id="state">{ "items": [1] }</script><div data-widget="info-panel" data-text="A"></div>`,
  ],
  [
    'a code sample in a field to copy',
    `<textarea readonly>&lt;div data-widget="info-panel" data-text="A"&gt;&lt;/div&gt;</textarea>`,
  ],
  [
    'a link around a placeholder that shows a number',
    `<a href="/basket"><span data-widget="weekly-cost" data-start-of-week="24/05/2026">£0.00</span></a>`,
  ],
  [
    'data of another script with two letters',
    `<div data-widget="paginator" data-total="40" data-url="/x?page={page}" data-id="7" data-bs="x" data-on="y" data-v="1"></div>`,
  ],
  [
    'another component that is called a widget',
    `<my-widget name="tabs"></my-widget><div class="widget tabs"></div>`,
  ],
  ['a shortcode of another plugin', `<p>[widget id="text-3"]</p>`],
  [
    'a word of the page about a widget',
    `<p>The widget = the thing on the left. Write widget="x" for it.</p>`,
  ],
  [
    'a comment that names the widget',
    `<!-- info-panel widget --><div data-widget="info-panel" data-text="A"></div>`,
  ],
  [
    'text from right to left',
    `<div data-widget="info-panel" dir="rtl" data-text="\u200fחלב &#8207;טרי"></div>`,
  ],
  ['emoji in its texts', `<div data-widget="info-panel" data-text="🥛 Milk 👍" data-title="❤️"></div>`],
  ['tabs between its attributes', `<div\tdata-widget="info-panel"\tdata-text="A"></div>`],
  [
    'a script behind a sign of the order of bytes',
    `<div data-widget="typeahead"><script type="application/json">\ufeff{ "items": [] }</script></div>`,
  ],
  [
    'backticks of a text before it',
    `<p>Use \`\`\` for code.</p><div data-widget="info-panel" data-text="A"></div>`,
  ],
  [
    'messages of the server by a field of its own',
    `<form><div data-widget="account-phone" data-phone="0117 496 0188"><script type="application/json">{ "errors": { "phone": ["Too short."], "captcha": ["Wrong."] } }</script></div></form>`,
  ],
  [
    'CDATA without comment marks round the JSON',
    '<div data-widget="typeahead"><script type="application/json"><![CDATA[ { "items": ["Milk"] } ]]></script></div>',
  ],
]
