import { fresh } from './fresh'
import { judge, knowRelease } from './judge'
import { shell } from './shell'

const knowledge = knowRelease()

const unlike = '<p>Nobody knows what was meant.</p>'

test('G-47 G-48 G-49 G-50 G-52 Each mistake of non-programmers is reported with its cause, and no fix is wrong', () => {
  const counts = { fixed: 0, asked: 0 }
  const failed = fresh.flatMap(({ what, html, says: cause, meant }) => {
    const { verdict, says, fixed, why } = judge(shell(html), shell(meant ?? unlike), knowledge)
    const isNamed = says.some(each => each.includes(cause))
    if (verdict === 'fixed' || verdict === 'asked') counts[verdict]++
    // Where nothing shows the intended value, any fix would be a guess.
    if (isNamed && (verdict === 'asked' || (meant && verdict === 'fixed'))) return []
    return [[`${what}: ${verdict}`, ...says, fixed ?? '', why ?? ''].join('\n')]
  })
  console.info(`${fresh.length} mistakes, ${counts.fixed} fixed, ${counts.asked} asked`)
  expect(failed).toEqual([])
  expect(new Set(fresh.map(({ what }) => what)).size).toBe(fresh.length)
  // A fixed mistake must not be reported again.
  expect(counts.fixed).toBeGreaterThanOrEqual(32)
})
