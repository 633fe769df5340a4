import { createLineQuantities, type Quantities } from './line-quantities'
import { createLineSender, type LineSenderOptions } from './line-sender'

type MutationQueueOptions<Line> = LineSenderOptions<Line> & {
  initial?: Quantities<Line>
  /** Called when something that is shown may have changed. */
  onChange?: () => void
  /** How long no new wish must have come before wishes are sent; 0 sends at once. */
  quietMs?: number
}

export type MutationQueue<Line> = {
  /** Asks for a quantity, shown at once; a newer wish for the line replaces one that is not yet sent. */
  set: (line: Line, quantity: number) => void
  /** What to show: the last wish while it is under way, else what the server has; undefined for a line it has not. */
  quantityOf: (line: Line) => number | undefined
  isPending: (line: Line) => boolean
  /** Whether a change is being sent or waits for it. */
  isSaving: () => boolean
  /** Whether everything asked for has been sent and read. */
  isIdle: () => boolean
  /** Runs another change by itself, after all that was asked for before it, or before a given position; ends as the task does. */
  perform: <Answer>(task: () => Promise<Answer>, position?: number) => Promise<Answer>
  /** Whether a task that was asked for before that position is still to come. */
  hasTaskBefore: (position: number) => boolean
  /** Notes a quantity that a task has left on the server. */
  noteSaved: (line: Line, quantity: number) => void
  /** Sends what waits for a quiet moment without waiting. */
  flush: () => void
  /** Has the lines read again, once nothing is left to send. */
  refresh: () => void
  /** Settles when everything asked for has been sent and read. */
  idle: () => Promise<void>
}

/** `position`: how many tasks were asked for before it; what takes a wish's place comes just before that many. */
type Task = { position: number; run: () => Promise<void> }

/** Other changes that are still to come, in the order in which they were asked for. */
function createTasks() {
  const tasks: Task[] = []
  let asked = 0
  return {
    next: () => tasks[0],
    hasAny: () => tasks.length > 0,
    hasBefore: (position: number) => tasks.some(task => task.position < position),
    /** How many have been asked for. */
    asked: () => asked,
    add: <Answer>(task: () => Promise<Answer>, before?: number) =>
      new Promise<Answer>((resolve, reject) => {
        const mine: Task = {
          position: before === undefined ? asked++ : before - 0.5,
          async run() {
            await task().then(resolve, reject)
            tasks.splice(tasks.indexOf(mine), 1)
          },
        }
        tasks.push(mine)
        tasks.sort((one, other) => one.position - other.position)
      }),
  }
}

/**
 * Sends basket changes one at a time, the newest wish of each line only (I2, I3). Reads and changes never overlap, so no
 * answer to an earlier one can undo a later one (I4).
 */
export function createMutationQueue<Line>(options: MutationQueueOptions<Line>): MutationQueue<Line> {
  const { initial, reread, onChange, quietMs = 0 } = options
  const tasks = createTasks()
  const waiting: (() => void)[] = []
  let quiet: ReturnType<typeof setTimeout> | undefined
  let isReadDue = false
  let isRunning = false

  const quantities = createLineQuantities(initial)
  const { readLines, sendRequest } = createLineSender(quantities, {
    ...options,
    reread() {
      isReadDue = false
      return reread()
    },
  })
  const isIdle = () => !isRunning && !quantities.hasPending()

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    let hasActed = false
    try {
      for (;;) {
        const task = tasks.next()
        // Whoever performs a task is waiting for it, and for what was asked for before it.
        const next = quantities.firstPending(change => (task ? change.position <= task.position : !quiet))
        if (next) await sendRequest(next[0], next[1].quantity)
        else if (task) await task.run()
        else if (isReadDue) await readLines()
        else break
        hasActed = true
        onChange?.()
      }
    } finally {
      isRunning = false
    }
    if (hasActed) onChange?.()
    if (isIdle()) for (const settle of waiting.splice(0)) settle()
  }
  const release = () => {
    clearTimeout(quiet)
    quiet = undefined
    void run()
  }

  return {
    set(line, quantity) {
      if (quantities.change(line, { quantity, position: tasks.asked() }, tasks.hasAny())) {
        clearTimeout(quiet)
        quiet = quietMs ? setTimeout(release, quietMs) : undefined
      }
      void run()
      onChange?.()
    },
    quantityOf: quantities.shown,
    isPending: quantities.isPending,
    isSaving: () => quantities.hasPending() || quantities.isSending() || tasks.hasAny(),
    isIdle,
    perform(task, before) {
      const done = tasks.add(task, before)
      void run()
      onChange?.()
      return done
    },
    hasTaskBefore: tasks.hasBefore,
    noteSaved: quantities.noteSaved,
    flush: release,
    refresh() {
      isReadDue = true
      void run()
    },
    idle: () => (isIdle() ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
  }
}
