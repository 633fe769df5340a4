import type { AloneAmongTabs } from '../../../platform/page/lifecycle/one-tab'

/** Runs the task once every earlier one has been answered, in this tab and the others. */
export type AfterOthers = (act: () => Promise<void>) => Promise<void>

/** One call at a time: the shop gets and answers the changes of an order in the sequence in which they were asked for. */
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
