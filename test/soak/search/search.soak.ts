import { type OpenShop, openShop } from '../../support/browser'
import { search, tellFinding } from './search'

// SOAK_SECONDS is the time for it in a night; SEED repeats another run's finding.
const seconds = Number(process.env.SOAK_SECONDS ?? 900)
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000) * 10_000)
jest.setTimeout((seconds + 3600) * 1000)

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test(`X2 A-120 A random walk through the shop for ${seconds} s meets no fault`, async () => {
  process.stdout.write(`Search from SEED=${seed} for ${seconds} s\n`)
  const { findings, walks, steps } = await search({
    shop,
    seed,
    seconds,
    onFinding: finding => process.stdout.write(`\n${tellFinding(finding)}\n`),
  })
  process.stdout.write(`${walks} walks, ${steps} steps, ${findings.length} problems\n`)
  expect(walks).toBeGreaterThan(0)
  expect(findings.map(tellFinding)).toEqual([])
})
