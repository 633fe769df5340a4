import { ownName } from '../storage/own-name'

/** Runs something that only one tab of the shop may do at a time; `hadToWait`: another tab was doing it until now. */
export type AloneAmongTabs = <T>(act: (hadToWait: boolean) => Promise<T>) => Promise<T>

/**
 * One tab at a time tells the shop about the order that is being checked out: a date that is still on its way from one
 * tab must not overtake the confirmation of another. Where the browser has no locks, or refuses them, nobody waits.
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
    // Sandboxed frames and insecure pages get no lock; an error of the act itself is thrown below.
  }
  return begin(false)
}
