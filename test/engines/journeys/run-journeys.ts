import path from 'node:path'
import { serve } from '../../../demo-pages/serve'
import { shopNow } from '../../support/browser'
import type { EngineHost } from '../drivers/engine'
import { askedEngines, type EngineName, whatIsMissing } from '../drivers/installed'
import { journeysOf } from './journeys'
import { createVisitor } from './visitor'

const desk = { width: 1280, height: 900 }
const dist = path.resolve(__dirname, '../../../dist')

/** Lets a new visitor of one engine make each journey; without the engine, says what to install. */
export function runJourneys(name: EngineName, start: () => Promise<EngineHost>): void {
  if (!askedEngines().includes(name)) {
    // Jest asks for a test in each file; the run's last lines say that this engine was left out.
    test.skip(`${name} is not among ENGINES`, () => undefined)
    return
  }
  const missing = whatIsMissing(name)
  if (missing)
    test(`${name} is on this machine`, () => {
      throw Object.assign(new Error(missing), { stack: missing })
    })
  else describe(name, () => travelAll(name, start))
}

function travelAll(name: EngineName, start: () => Promise<EngineHost>): void {
  let host: EngineHost
  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host?.close())
  test.each(journeysOf(name))('$title', async ({ title, travel, delay = 0, size = desk, goesBack }) => {
    const shop = await serve({ dist, delay, shop: { now: shopNow } })
    const engine = await host.visitor(size, { goesBack })
    try {
      await travel(createVisitor({ engine, url: shop.url, name: `${name} ${title}` }))
    } finally {
      await engine.close()
      await shop.close()
    }
  })
}
