import path from 'node:path'
import { serve } from '../../../demo-pages/serve'
import { shopNow } from '../../support/shop-time'
import type { EngineSuite } from '../in-engine'
import { journeysOf } from './journeys'
import { createVisitor } from './visitor'

const desk = { width: 1280, height: 900 }
const dist = path.resolve(__dirname, '../../../dist')
// The browser's own request for an icon must not create another visitor.
const folders = { '/favicon.ico': dist }

/** Plays each journey as a new visitor of one engine, in a shop of its own. */
export const makeJourneys: EngineSuite = (name, host) =>
  test.each(journeysOf(name))('$title', async ({ title, travel, delay = 0, size = desk, goesBack }) => {
    const shop = await serve({ dist, delay, folders, shop: { now: shopNow } })
    const engine = await host().visitor(size, { goesBack })
    try {
      await travel(createVisitor({ engine, url: shop.url, name: `${name} ${title}` }))
    } finally {
      await engine.close()
      await shop.close()
    }
  })
