import { report } from '../../page/report'

// Milliseconds per turn: a small part of a frame, as garbage collection and layout come on top, and a slow phone
// takes several times as long.
const budget = 5

declare const scheduler: { yield: () => Promise<void> }

/** Yields to the page. Safari has no scheduler, and an element or a script may have taken its name. */
async function nextTurn(): Promise<void> {
  try {
    await scheduler.yield()
  } catch {
    // Mounting a few milliseconds at a time. Ends with: the queue is empty.
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** Returns a function that queues tasks; they run in order and yield to the page every few milliseconds. */
export function createMountQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = []
  return async task => {
    // A task stays in the list until it has run. If others are in the list, the loop below is running already.
    if (tasks.push(task) > 1) return
    // Yields before the first task, too, because the press or file that queued it has other work in this turn.
    do {
      await nextTurn()
      for (
        const started = performance.now();
        tasks.length && performance.now() - started < budget;
        tasks.shift()
      )
        try {
          tasks[0]?.()
        } catch (problem) {
          // A task that throws must not stop the tasks after it.
          report(String(problem))
        }
    } while (tasks.length)
  }
}
