import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import type fc from '../support/fast-check'
import { act, openAccount, type Step } from './basket-deeds'
import { requireLaws, requireRead } from './basket-laws'
import { breathe, type Lines, openBasketWorld, type PlannedFault } from './basket-world'

const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })

type BasketPlan = { script: Step[]; faults: PlannedFault[]; lines: Lines; isQuick: boolean }

/** Plays a script to its end, requires every law, and gives what the shop has and what the page sent. */
export async function playBasket(scheduler: fc.Scheduler, { script, ...changes }: BasketPlan) {
  jest.clearAllTimers()
  const world = openBasketWorld(shop, scheduler, changes)
  const account = openAccount()
  const finish = async () => {
    for (let round = 0; round < 400; round += 1) {
      await breathe(60)
      const isQuiet = !scheduler.count() && !world.basket.getState().isUpdating && jest.getTimerCount() === 0
      if (isQuiet) break
      if (scheduler.count()) void world.deliver()
      else jest.advanceTimersByTime(1000)
    }
  }
  try {
    world.watch()
    for (const { deed, pause } of script) {
      act(world, account, deed)
      await breathe(pause)
    }
    await finish()
    requireRead(world, account)
    world.counts.isHealed = true
    world.visit.heal()
    world.watch()
    account.pokes += 3
    void world.basket.getState().refresh()
    await finish()
    requireLaws(world, account)
    expect(world.broken).toEqual([])
    return { state: world.state, sent: world.sent }
  } finally {
    world.close()
  }
}
