import { check } from '../../../../shared/tools/doctor/check'
import { knowRelease } from '../../../mistakes/judge'

const knowledge = knowRelease()

const unclosed = (count: number) =>
  Array.from({ length: count }, () => '<div data-widget="postcode-panel">\n<p>Words</p>').join('\n')
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at % 25
      ? `<li class="item"><a href="{{ url }}" data-id="${at}">Words</a></li>`
      : '{% if a %}<b>1</b>{% else %}<b>2</b>{% endif %}<div data-widget="tabs"><p>Fallback</p></div>',
  ).join('\n')
const shapes: [what: string, source: (size: number) => string][] = [
  ['unclosed placeholders', size => unclosed(size / 8)],
  ['lines of a template', rows],
  ['unclosed expressions', size => '{{ a {% b <% c {# d '.repeat(size * 2)],
  ['unclosed links', size => `<div data-widget="tabs">${'<a href="/x">x'.repeat(size / 8)}</div>`],
  ['unclosed quotes', size => '<div data-widget="tabs" data-title="a '.repeat(size / 8)],
  ['helper calls', size => "<?php doorstep_widget('tabz', ['a' => 1]) ?>\n".repeat(size / 4)],
  ['unclosed comments', size => '<!-- /* {{-- '.repeat(size * 2)],
]

/** Processor time of one check in milliseconds, the better of two. */
function cost(source: string): number {
  const once = () => {
    const before = process.cpuUsage()
    check(source, knowledge)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  return Math.min(once(), once())
}

test.each(shapes)('J-10 Twice as many %s take a check about twice as long', (_, source) => {
  cost(source(1000))
  const [one, four] = [cost(source(1000)), cost(source(4000))]
  // Four times the work may take four times as long; quadratic work would take sixteen times.
  expect(four).toBeLessThan(9 * Math.max(one, 10))
})
