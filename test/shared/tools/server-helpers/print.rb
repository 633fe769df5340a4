require 'erb'
require_relative '../../../../shared/tools/server-helpers/doorstep'

given = JSON.parse($stdin.read)
print_all = lambda do |calls, template|
  calls.map do |call|
    ERB.new(template).result_with_hash(given: call)
  rescue ArgumentError => e
    "refused: #{e.message}"
  end
end
puts JSON.generate(
  widgets: print_all.call(given['widgets'], '<%= Doorstep.widget(given[0], given[1], fallback: given[2], slots: given[3], state: given[4]) %>'),
  heads: print_all.call(given['heads'], '<%= Doorstep.head(*given) %>'),
  answers: print_all.call(given['answers'], '<%= Doorstep.answer(given[0], given[1], Time.iso8601(given[2])) %>'),
  odd: given['odd'] && Doorstep.widget('tabs', { list: [1, Float::NAN] }, fallback: given['odd'])
)
