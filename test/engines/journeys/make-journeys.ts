import path from 'node:path'
import { serve } from '../../../demo-pages/serve'
import { shopNow } from '../../support/browser'
import type { EngineSuite } from '../in-engine'
import { journeysOf } from './journeys'
import { createVisitor } from './visitor'

const desk = { width: 1280, height: 900 }
const dist = path.resolve(__dirname, '../../../dist')
// What a browser asks for by itself, for a page without an icon, is not to make another visitor of somebody.
const folders = { '/favicon.ico': dist }

/** Lets a new visitor of one engine make each journey, in a shop of its own. */
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
