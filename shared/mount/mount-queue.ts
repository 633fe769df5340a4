// A browser drops a frame after about 16 ms; half of it leaves room for React's own work.
const budget = 8

type Yielding = { scheduler?: { yield?: () => Promise<void> } }

function nextTurn(): Promise<void> {
  const yieldToPage = (globalThis as Yielding).scheduler?.yield
  if (yieldToPage) return yieldToPage.call((globalThis as Yielding).scheduler)
  return new Promise(resolve => setTimeout(resolve))
}

/** Runs tasks in order, handing the thread back to the page whenever they have taken a few milliseconds. */
export function createMountQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = []
  let isRunning = false

  const run = async () => {
    isRunning = true
    let started = performance.now()
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task()
      if (performance.now() - started > budget) {
        await nextTurn()
        started = performance.now()
      }
    }
    isRunning = false
  }

  return task => {
    tasks.push(task)
    if (!isRunning) void run()
  }
}
