# Prints Doorstep placeholders in ERB: <%= Doorstep.widget('tabs', { tabs: tabs }, fallback: '<p>…</p>') %>
# In Rails: <%= raw Doorstep.widget(…) %>, or .html_safe.
require 'erb'
require 'json'

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
      text = JSON.generate(json.to_h { |name, value| [checked(name), value] })
      markup << %(<script type="application/json">#{in_script(text)}</script>)
    end
    slots.each { |name, content| markup << %(<template data-slot="#{checked(name)}">#{content}</template>) }
    markup << '</div>'
  end

  # The loader and, for the widgets at the top of a page, what the manifest says they need, fetched at once.
  def self.head(manifest, base, widgets = [])
    lines = [%(<script type="module" src="#{ERB::Util.html_escape(base)}loader.js"></script>)]
    widgets.each do |widget|
      known = manifest['widgets'][checked(widget)] or next
      [*known['needed'], known['script']].each do |file|
        lines << %(<link rel="modulepreload" href="#{ERB::Util.html_escape(base + file)}">)
      end
      known['styles'].each do |file|
        lines << %(<link rel="preload" as="style" href="#{ERB::Util.html_escape(base + file)}">)
      end
    end
    lines.uniq.join("\n")
  end

  def self.checked(name)
    raise ArgumentError, "Doorstep: \"#{name}\" is no name of a widget, an option or a slot." unless NAME.match?(name.to_s)

    name.to_s
  end

  def self.attribute(option)
    "data-#{checked(option).tr('_', '-').gsub(/[A-Z]/) { |letter| "-#{letter.downcase}" }}"
  end

  def self.in_script(text)
    text.gsub(IN_SCRIPT) { |letter| format('\\u%04X', letter.ord) }
  end

  private_class_method :checked, :attribute, :in_script
end
