import type { AloneAmongTabs } from '../../../platform/page/lifecycle/one-tab'

/** Runs the task after every earlier task has been answered, in this tab and in others. */
export type AfterOthers = (act: () => Promise<void>) => Promise<void>

/** Creates a queue with one call at a time: the shop gets the changes of an order in the order of the requests. */
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
