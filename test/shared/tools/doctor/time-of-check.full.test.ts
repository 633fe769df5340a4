import { check } from '../../../../shared/tools/doctor/check'
import { knowAll } from '../../../mistakes/judge'
import { standAt } from '../../../support/page/stand-at'

/**
 * A template of about this many lines: sections with conditions, loops and expressions, and a placeholder in
 * every second one.
 */
function templateOf(lines: number): string {
  const section = (nth: number) => `
  <section class="block block--${nth}" id="s${nth}">
    {% if user %}
    <h2 class="title">Heading {{ product.name }} number ${nth}</h2>
    {% for p in products %}
      <a class="link" href="/shop/${nth}?x={{ p.id }}">{{ p.name }}</a>
      <p data-price="${nth}.50">Some words about the product, its maker and how it tastes.</p>
    {% endfor %}
    {% else %}
    <div data-widget="${nth % 2 ? 'weekly-cost' : 'postcode-panel'}" data-title="{{ title }}">
      <a href="/register">Check your postcode</a>
    </div>
    {% endif %}
  </section>`
  return Array.from({ length: Math.round(lines / 14) }, (_, nth) => section(nth)).join('')
}

/** The processor's milliseconds of a check. */
function costOf(source: string, knowledge: Awaited<ReturnType<typeof knowAll>>): number {
  const before = process.cpuUsage()
  check(source, knowledge, 'page.html')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('A check of 1,000 lines takes at most 0.1 s, and a check of 4,000 lines at most six times as long', async () => {
  standAt('https://shop.test')
  const knowledge = await knowAll()
  const [short, long] = [templateOf(1000), templateOf(4000)]
  const least = (source: string) => Math.min(...Array.from({ length: 6 }, () => costOf(source, knowledge)))
  least(short)
  const cost = least(short)
  expect(cost).toBeLessThan(100)
  expect(least(long)).toBeLessThan(6 * Math.max(cost, 10))
})

test('a template with 30,000 lines side by side costs a check at most fourteen times as much as one with 4,000', async () => {
  standAt('https://shop.test')
  const knowledge = await knowAll()
  const lines = (many: number) =>
    Array.from({ length: many }, (_, nth) =>
      nth % 14
        ? `<p class="a">Line ${nth}</p>`
        : '<div data-widget="postcode-panel"><a href="/r">Check</a></div>',
    ).join('\n')
  const [short, long] = [lines(4000), lines(30_000)]
  costOf(short, knowledge)
  const cost = Math.min(costOf(short, knowledge), costOf(short, knowledge))
  expect(costOf(long, knowledge)).toBeLessThan(14 * Math.max(cost, 40))
})
