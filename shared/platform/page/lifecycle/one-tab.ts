import { ownName } from '../storage/own-name'

/**
 * Runs a function that only one tab of the shop may run at a time; `hadToWait` says that another tab was running it
 * before.
 */
export type AloneAmongTabs = <T>(act: (hadToWait: boolean) => Promise<T>) => Promise<T>

/**
 * Lets only one tab at a time send changes of the order in checkout: a date from one tab must not overtake the
 * confirmation of another. If the browser has no locks, or refuses them, no tab waits.
 */
export const aloneAmongTabs: AloneAmongTabs = async act => {
  const { locks } = navigator
  if (!locks) return act(false)
  let begun: ReturnType<typeof act> | undefined
  const begin = (hadToWait: boolean) => {
    begun ??= act(hadToWait)
    return begun
  }
  try {
    const isFree = await locks.request(ownName('order'), { ifAvailable: true }, async lock => {
      if (lock) await begin(false)
      return lock !== null
    })
    if (!isFree) await locks.request(ownName('order'), () => begin(true))
  } catch {
    // Sandboxed frames and insecure pages get no lock. An error of `act` itself is thrown below.
  }
  return begin(false)
}
