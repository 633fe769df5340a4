# Prints Doorstep placeholders in ERB: <%= Doorstep.widget('tabs', { tabs: tabs }, fallback: '<p>…</p>') %>
# In Rails: <%= raw Doorstep.widget(…) %>, or .html_safe.
require 'erb'
require 'json'
require 'time'

module Doorstep
  NAME = /\A[a-z][a-z\d_-]*\z/i
  IN_SCRIPT = /[<>&\u2028\u2029]/

  # Texts, numbers and yes or no become attributes, all else the JSON child; fallback and slots are markup of your own,
  # never what a visitor wrote.
  def self.widget(widget, options = {}, fallback: '', slots: {})
    json, plain = options.partition { |_, value| value.nil? || value.is_a?(Enumerable) }
    markup = +%(<div data-widget="#{checked(widget)}")
    plain.each { |name, value| markup << %( #{attribute(name)}="#{ERB::Util.html_escape(value.to_s)}") }
    markup << ">#{fallback}"
    unless json.empty?
      given = json.to_h { |name, value| [checked(name), value] }
      markup << %(<script type="application/json">#{in_script(given)}</script>)
    end
    slots.each { |name, content| markup << %(<template data-slot="#{checked(name)}">#{content}</template>) }
    markup << '</div>'
  end

  # The loader and, as the manifest says, what is fetched at once: of the widgets at the top of a page their files, of
  # those that are asleep (data-load="printed") only what wakes them.
  def self.head(manifest, base, widgets = [], asleep = [])
    known = ->(widget) { manifest['widgets'][checked(widget)] || {} }
    scripts = widgets.map(&known).flat_map { |each| [*each['needed'], *each['script']] }
    scripts += asleep.map(&known).flat_map { |each| [*each['asleep']] }
    styles = widgets.map(&known).flat_map { |each| [*each['styles']] }
    address = ->(file) { %(href="#{ERB::Util.html_escape(base + file)}">) }
    [
      %(<script type="module" src="#{ERB::Util.html_escape(base)}loader.js"></script>),
      *scripts.uniq.map { |file| %(<link rel="modulepreload" #{address.call(file)}) },
      *styles.uniq.map { |file| %(<link rel="preload" as="style" #{address.call(file)}) }
    ].join("\n")
  end

  # Where the calls and pages of this site are, once a page, anywhere in it: { root: '/shop' }, or one by one,
  # { api: '/shop/api', pages: { login: '/sign-in' } }. The catalogue lists the names.
  def self.site(site)
    %(<script type="application/json" data-doorstep-site>#{in_script(site)}</script>)
  end

  # The answer to a read, such as 'GET /api/bol-basket', as a page prints it outside all placeholders; now is when it was
  # worked out.
  def self.answer(call, json, now = Time.now)
    attributes = %(data-doorstep-answer="#{ERB::Util.html_escape(call)}" data-at="#{now.getutc.iso8601(3)}")
    %(<script type="application/json" #{attributes}>#{in_script(json)}</script>)
  end

  def self.checked(name)
    raise ArgumentError, "Doorstep: \"#{name}\" is no name of a widget, an option or a slot." unless NAME.match?(name.to_s)

    name.to_s
  end

  def self.attribute(option)
    "data-#{checked(option).tr('_', '-').gsub(/[A-Z]/) { |letter| "-#{letter.downcase}" }}"
  end

  def self.in_script(value)
    JSON.generate(value).gsub(IN_SCRIPT) { |letter| format('\\u%04X', letter.ord) }
  end

  private_class_method :checked, :attribute, :in_script
end
