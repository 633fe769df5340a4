# Prints each odd value in each place, and says how many lines each has logged. Texts come as base64.
require 'base64'
require 'date'
require 'stringio'
require_relative '../../../../shared/tools/server-helpers/doorstep'

# As Rails has it: a text that nothing escapes once more.
class SafeText < String
  def html_safe? = true
  def to_s = self
end

deep = ->(depth) { (1...depth).reduce([]) { |inner, _| [inner] } }
given = JSON.parse($stdin.read)
circle = {}
circle['a'] = circle
values = given['texts'].transform_values { |text| Base64.decode64(text).force_encoding('UTF-8') }.merge(
  'INF' => Float::INFINITY, '-INF' => -Float::INFINITY, 'NaN' => Float::NAN, '1e999' => 1e999, 'in a list' => { 'a' => [1, Float::INFINITY] },
  'the largest whole number' => 2**63 - 1, 'the smallest whole number' => -(2**63 - 1), 'a fraction' => 0.1,
  'a depth of 100' => deep.call(100), 'a depth of 1,000' => deep.call(1000), 'a depth of 100,000' => deep.call(100_000), 'null' => nil,
  'a safe text of the framework' => SafeText.new('<b title="a">safe</b>'),
  'an object' => Struct.new(:a).new('<b>'), 'a date' => DateTime.parse('2026-11-25T12:00:00+00:00'),
  'names that are markup' => { '"><b>' => 1 }, 'no data' => -> {}, 'a circle' => circle
)
run = lambda do |*call, **named|
  real, $stderr = $stderr, StringIO.new
  markup = begin
    Doorstep.widget(*call, **named, fallback: '<p>Fallback</p>')
  rescue StandardError, SystemStackError => e
    "raised: #{e.class} #{e.message}"
  end
  lines = $stderr.string.lines.size
  $stderr = real
  [Base64.strict_encode64(markup), lines]
end
puts JSON.generate(values.transform_values do |value|
  {
    'alone' => run.call('tabs', { 'odd' => value }),
    'in a list' => run.call('tabs', { 'list' => { 'odd' => value } }),
    'as a fact' => run.call('weekly-cost', { 'printed' => { 'total' => value } }),
    'in an answer' => run.call('order-again', {}, state: { 'data' => [{ 'id' => 1, 'odd' => value }] })
  }
end)
