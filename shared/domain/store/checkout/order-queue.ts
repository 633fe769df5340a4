import type { AloneAmongTabs } from '../../../platform/page/lifecycle/one-tab'

/** Does it once everything that was asked for before has been answered, in this tab and the others. */
export type AfterOthers = (act: () => Promise<void>) => Promise<void>

/** One at a time: what the shop is told of an order reaches it, and is answered, in the order it was asked for. */
export function createOrderQueue(aloneAmongTabs: AloneAmongTabs, onOtherTab: () => void): AfterOthers {
  let last: Promise<unknown> = Promise.resolve()
  return act => {
    const done = last.then(() =>
      aloneAmongTabs(async hadToWait => {
        if (hadToWait) onOtherTab()
        await act()
      }),
    )
    last = done
    return done
  }
}
