# Prints Doorstep placeholders in ERB: <%= Doorstep.widget('tabs', { tabs: tabs }, fallback: '<p>…</p>') %>
# In Rails, copy it to app/helpers/doorstep.rb. Its texts are markup there, so that neither raw nor html_safe is needed.
require 'bigdecimal'
require 'cgi'
require 'json'
require 'time'

module Doorstep
  NAME = /\A[a-z][a-z\d_-]*\z/i
  IN_SCRIPT = /[<>&\u2028\u2029]/

  # The read call whose answer a widget shows first, and the facts it needs to stay inactive.
  STATES = {
    'bol-basket' => ['GET /api/bol-basket', %w[box postcode]],
    'mobile-basket-button' => ['GET /api/bol-basket', %w[items]],
    'order-again' => ['GET /api/basket/latest-bol', %w[boxes]]
  }.freeze

  # Returns a placeholder. Strings, numbers and booleans become attributes, everything else the JSON child; fallback and
  # slots are trusted markup, never a visitor's text. The option printed states what the fallback shows, by the names of
  # data-printed; the widget then stays inactive. state is the shop's answer to the read call which the widget shows
  # first (bol-basket, mobile-basket-button, order-again): it is printed too, so that the widget sends no request, and
  # the printed facts are taken from it.
  def self.widget(widget, options = {}, fallback: '', slots: {}, state: nil)
    markup(placeholder(widget, options, fallback, slots, state))
  rescue Unprintable => e
    log(widget, e)
    markup(fallback.to_s)
  end

  # Returns a text that Rails does not escape; without Rails, the text.
  def self.markup(text)
    text.respond_to?(:html_safe) ? text.html_safe : text
  end

  # A value that cannot be printed. Then only the fallback is printed, and a line is written to the log.
  class Unprintable < StandardError; end

  def self.placeholder(widget, options, fallback, slots, state)
    printed, options = options.partition { |name, _| name.to_s == 'printed' }
    raise ArgumentError, "Doorstep: #{widget} shows no answer first, so that it takes no state." if state && !STATES.key?(widget)

    state = plain(state)
    facts = printed_facts(widget, facts_given(printed), fallback, state) if options.none? { |name, _| name.to_s == 'load' }
    options = options.map { |name, value| [name, plain(value)] }
    json, texts = options.partition { |_, value| value.nil? || value.is_a?(Enumerable) }
    markup = +%(<div data-widget="#{checked(widget)}")
    texts.each { |name, value| markup << %( #{attribute(name)}="#{escaped(value)}") }
    markup << ' data-load="printed"' if facts
    brief = (facts || {}).map { |name, value| "#{checked(name)}=#{value}" }.join('; ')
    markup << %( data-printed="#{escaped(brief)}") unless brief.empty?
    markup << ">#{fallback}"
    unless json.empty?
      given = json.to_h { |name, value| [checked(name), value] }
      markup << %(<script type="application/json">#{in_script(given)}</script>)
    end
    slots.each { |name, content| markup << %(<template data-slot="#{checked(name)}">#{content}</template>) }
    markup << '</div>' << (state ? answer_script(STATES[widget][0], state, Time.now) : '')
  end

  # Returns the loader and, by the manifest, preloads: for widgets at the top of the page their files, for widgets that
  # are asleep (data-load="printed") only the files that activate them.
  def self.head(manifest, base, widgets = [], asleep = [])
    known = ->(widget) { manifest['widgets'][checked(widget)] || {} }
    scripts = widgets.map(&known).flat_map { |each| [*each['needed'], *each['script']] }
    scripts += asleep.map(&known).flat_map { |each| [*each['asleep']] }
    styles = widgets.map(&known).flat_map { |each| [*each['styles']] }
    address = ->(file) { %(href="#{escaped(base + file)}">) }
    markup([
      %(<script data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" data-pagespeed-no-defer data-jetpack-boost="ignore" nitro-exclude nowprocket type="module" src="#{escaped(base)}loader.js"></script>),
      *scripts.uniq.map { |file| %(<link rel="modulepreload" #{address.call(file)}) },
      *styles.uniq.map { |file| %(<link rel="preload" as="style" #{address.call(file)}) }
    ].join("\n"))
  end

  # Prints the addresses of the site's calls and pages, once per page and anywhere in it: { root: '/shop' }, or one by
  # one, { api: '/shop/api', pages: { login: '/sign-in' } }. The catalogue lists the names.
  def self.site(site)
    markup(%(<script type="application/json" data-doorstep-site>#{in_script(site)}</script>))
  rescue Unprintable => e
    log('the site', e)
    ''
  end

  # Prints the answer to a read call, such as 'GET /api/bol-basket', outside all placeholders; now is the time at which
  # the answer was computed.
  def self.answer(call, json, now = Time.now)
    markup(answer_script(call, json, now))
  rescue Unprintable => e
    log("the answer to #{call}", e)
    ''
  end

  def self.answer_script(call, json, now)
    attributes = %(data-doorstep-answer="#{escaped(call)}" data-at="#{now.getutc.iso8601(3)}")
    %(<script type="application/json" #{attributes}>#{in_script(json)}</script>)
  end

  # Returns the facts to print, by name; nil if the widget cannot stay inactive.
  def self.printed_facts(widget, printed, fallback, state)
    return printed unless state

    known = facts_of(widget, state).merge(printed || {})
    needed = STATES[widget][1]
    known.slice(*needed).sort_by { |name, _| needed.index(name) }.to_h unless fallback.empty? || !needed.all? { |name| known.key?(name) }
  end

  # Returns the facts of an answer. An answer of another shape has none; the widget itself reports it.
  def self.facts_of(widget, state)
    widget == 'order-again' ? boxes_facts(state) : basket_facts(state)
  rescue StandardError
    {}
  end

  # Returns the facts that the page states itself, by name.
  def self.facts_given(printed)
    return nil if printed.empty?

    given = plain(printed.first.last)
    raise Unprintable, 'its "printed" is no list of facts by name.' unless given.is_a?(Hash)
    raise Unprintable, 'a fact of its "printed" is no text.' if given.values.any?(Enumerable)

    given
  end

  def self.pence(pounds)
    pounds.to_s.match?(/\A\d+(\.\d\d?)?\z/) ? (pounds.to_r * 100).round : nil
  end

  # Returns the facts in an answer to GET /api/bol-basket; none if it has a line that only the widget can show.
  def self.basket_facts(answer)
    answer = (answer['data'] || {}).merge(answer)
    products = answer['products'] || []
    lines = products.is_a?(Hash) ? products.values : products
    prices = lines.map { |line| line['unavailable'] ? nil : pence(line.dig('product', 'order_price')) }
    discount = pence(answer.dig('basket', 'discount_amount') || 0)
    return {} if [*prices, discount].any?(&:nil?)

    full = lines.zip(prices).sum { |line, price| line['quantity'].to_i * price }
    total = [0, full - discount].max
    # Larger amounts are printed with a comma.
    return {} if total >= 100_000

    each = lines.map { |line| "#{line['quantity']}x#{line['product_id'] || line.dig('product', 'id')} " }
    { 'box' => format('%s£%d.%02d', each.join, *total.divmod(100)), 'items' => lines.sum { |line| line['quantity'].to_i } }
  end

  def self.boxes_facts(answer)
    boxes = answer.is_a?(Hash) ? answer['data'] || answer.values : answer
    { 'boxes' => (boxes.is_a?(Hash) ? boxes.values : boxes).map { |box| box['id'] }.join(' ') }
  end

  def self.checked(name)
    text = name.to_s
    raise ArgumentError, "Doorstep: \"#{text}\" is no name of a widget, an option or a slot." unless NAME.match?(text)

    text
  end

  def self.attribute(option)
    "data-#{checked(option).tr('_', '-').gsub(/[A-Z]/) { |letter| "-#{letter.downcase}" }}"
  end

  # Escapes any text: Rails does not escape a text that is marked as safe, but in an attribute it has to be escaped.
  def self.escaped(value)
    CGI.escapeHTML(utf8(value.to_s))
  end

  # Returns a text as UTF-8; invalid bytes become U+FFFD.
  def self.utf8(text)
    bare = String.new(text)
    bare.force_encoding(Encoding::UTF_8) if bare.encoding == Encoding::BINARY
    bare.encode(Encoding::UTF_8, invalid: :replace, undef: :replace, replace: "\uFFFD").scrub("\uFFFD")
  end

  # Returns a value as JSON has it. Dates and amounts become texts. Whole numbers beyond 2^53 are printed as texts,
  # because a browser would round them.
  def self.plain(value, depth = 0)
    raise Unprintable, 'it has more than 500 lists in one another.' if depth > 500

    case value
    when nil, true, false then value
    when Integer then value.abs > 2**53 ? value.to_s : value
    when BigDecimal then value.finite? ? value.to_s('F') : raise(Unprintable, 'it has a number that is none, or has no end.')
    when Float then value.finite? ? value : raise(Unprintable, 'it has a number that is none, or has no end.')
    when String, Symbol then utf8(value.to_s)
    when Hash then value.to_h { |name, each| [utf8(name.to_s), plain(each, depth + 1)] }
    when Struct then plain(value.to_h, depth + 1)
    when Enumerable then value.map { |each| plain(each, depth + 1) }
    else plain_object(value, depth)
    end
  end

  def self.plain_object(value, depth)
    return utf8(value.iso8601) if value.respond_to?(:iso8601)
    return plain(value.as_json, depth + 1) if value.respond_to?(:as_json)
    return plain(value.to_h, depth + 1) if value.respond_to?(:to_h)
    raise Unprintable, 'it has a value that is no data.' if value.method(:to_s).owner == Kernel || value.is_a?(Proc) || value.is_a?(Module)

    utf8(value.to_s)
  end

  def self.log(what, problem)
    line = "Doorstep: #{what} is not printed: #{problem.message}".gsub(/[[:cntrl:]]+/, ' ')
    logger = defined?(Rails) && Rails.respond_to?(:logger) ? Rails.logger : nil
    logger ? logger.error(line) : warn(line)
  end

  def self.in_script(value)
    JSON.generate(plain(value), max_nesting: 0).gsub(IN_SCRIPT) { |letter| format('\\u%04X', letter.ord) }
  end

  private_class_method :markup, :placeholder, :answer_script, :facts_of, :facts_given, :escaped, :utf8, :plain, :plain_object, :log, :printed_facts, :pence, :basket_facts, :boxes_facts, :checked, :attribute, :in_script
end
