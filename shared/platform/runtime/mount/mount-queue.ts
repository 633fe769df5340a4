import { report } from '../../page/report'

// A small part of a frame: collections and layout come on top, and a slow phone takes several times as long.
const budget = 5

type Yielding = { scheduler?: { yield?: () => Promise<void> } }

const nextTurn = (): Promise<void> =>
  (window as Yielding).scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))

/** Runs tasks in order, handing the thread back to the page whenever they have taken a few milliseconds. */
export function createMountQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = []
  let isRunning = false

  const runTurn = () => {
    const started = performance.now()
    while (tasks.length && performance.now() - started < budget) {
      try {
        tasks.shift()?.()
      } catch (problem) {
        // One placeholder's trouble is not the next one's.
        report(String(problem))
      }
    }
  }
  const run = async () => {
    isRunning = true
    // Also before the first task: what asks for it, a press or a file's arrival, has work of its own in this turn.
    do {
      await nextTurn()
      runTurn()
    } while (tasks.length)
    isRunning = false
  }

  return task => {
    tasks.push(task)
    if (!isRunning) void run()
  }
}
