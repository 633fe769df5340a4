/** Quantities by line, as the server last gave them. */
export type Snapshot<Line> = ReadonlyMap<Line, number>

/** What became of a customer's last wish for a line; `unknown` is a lost answer that a re-read could not clear up. */
export type MutationResult = 'applied' | 'refused' | 'unknown'

export type MutationQueueOptions<Line> = {
  initial?: Snapshot<Line>
  /** Sends one absolute quantity. */
  send: (line: Line, quantity: number) => Promise<void>
  /** Reads all lines; called only while nothing is being sent. */
  reread: () => Promise<Snapshot<Line>>
  /** True for an error by which the server has answered no; any other leaves open whether it acted. */
  isRefusal: (error: unknown) => boolean
  /** Called when something that is shown may have changed. */
  onChange?: () => void
  /** Called once for each line's last wish. */
  onResult?: (line: Line, result: MutationResult, quantity: number, error?: unknown) => void
  /**
   * Called in the place of sending a wish to a line that the customer's own 0 has just taken out; `turn` is the wish's,
   * for `perform`.
   */
  onOrphan?: (line: Line, quantity: number, turn: number) => void
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
  /** Runs another change by itself, after all that was asked for before it, or before a given turn; ends as the task does. */
  perform: <Answer>(task: () => Promise<Answer>, turn?: number) => Promise<Answer>
  /** Whether a task that was asked for before that turn is still to come. */
  hasTaskBefore: (turn: number) => boolean
  /** Notes a quantity that a task has left on the server. */
  learn: (line: Line, quantity: number) => void
  /** Sends what waits for a quiet moment without waiting. */
  flush: () => void
  /** Has the lines read again, once nothing is left to send. */
  refresh: () => void
  /** Settles when everything asked for has been sent and read. */
  idle: () => Promise<void>
}

/** `turn`: how many tasks were asked for before it; what takes a wish's place comes just before that many. */
type Task = { turn: number; run: () => Promise<void> }

/**
 * Sends basket changes one at a time, the newest wish of each line only (I2, I3).
 *
 * Shown quantities are the server's with the wishes laid over them: to roll back is to drop a wish.
 * Reads and changes never overlap, so no answer to an earlier one can undo a later one (I4).
 */
export function createMutationQueue<Line>(options: MutationQueueOptions<Line>): MutationQueue<Line> {
  const { send, reread, isRefusal, onChange, onResult, onOrphan, quietMs = 0 } = options
  // Each with the number of tasks that were asked for before it.
  const wishes = new Map<Line, { quantity: number; turn: number }>()
  // Lines of which nobody knows what the server has made of the last change.
  const doubted = new Set<Line>()
  const tasks: Task[] = []
  const waiting: (() => void)[] = []
  let server = new Map(options.initial)
  let flying: { line: Line; quantity: number; isAnswered: boolean } | undefined
  let quiet: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  let isReadDue = false
  let isRunning = false

  const isIdle = () => !isRunning && !wishes.size

  // Gives the lines that are no longer there, or null when the server could not be read.
  const readLines = async (): Promise<Line[] | null> => {
    isReadDue = false
    let fresh: Map<Line, number>
    try {
      fresh = new Map(await reread())
    } catch {
      return null
    }
    const before = server
    server = fresh
    doubted.clear()
    const gone = [...wishes].filter(([line]) => before.has(line) && !fresh.has(line))
    for (const [line, { quantity, turn: at }] of gone) {
      const isOrphan = onOrphan && flying?.line === line && !flying.quantity
      wishes.delete(line)
      if (isOrphan) onOrphan(line, quantity, at)
      else onResult?.(line, 'refused', quantity)
    }
    return gone.map(([line]) => line)
  }

  const sendNext = async (line: Line, quantity: number): Promise<void> => {
    wishes.delete(line)
    const mine = { line, quantity, isAnswered: false }
    flying = mine
    let result: MutationResult = 'applied'
    let gone: Line[] | null = []
    let error: unknown
    try {
      await send(line, quantity)
      server.set(line, quantity)
      doubted.delete(line)
    } catch (problem) {
      mine.isAnswered = true
      error = problem
      if (!isRefusal(problem)) doubted.add(line)
      gone = await readLines()
      const isSoAnyway = gone && (server.get(line) ?? 0) === quantity
      result = isSoAnyway ? 'applied' : isRefusal(problem) ? 'refused' : 'unknown'
    }
    flying = undefined
    const newer = wishes.get(line)
    if (newer && onOrphan && !quantity && result === 'applied') {
      wishes.delete(line)
      onOrphan(line, newer.quantity, newer.turn)
      return
    }
    // A newer wish, waiting or just dropped with its line, is the one whose result counts.
    if (!wishes.has(line) && !gone?.includes(line)) onResult?.(line, result, quantity, error)
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      for (;;) {
        const task = tasks[0]
        // Whoever performs a task is waiting for it, and for what was asked for before it.
        const next = [...wishes].find(([, wish]) => (task ? wish.turn <= task.turn : !quiet))
        if (next) await sendNext(next[0], next[1].quantity)
        else if (task) await task.run()
        else if (isReadDue) await readLines()
        else break
        onChange?.()
      }
    } finally {
      isRunning = false
    }
    onChange?.()
    if (isIdle()) for (const settle of waiting.splice(0)) settle()
  }

  const release = () => {
    clearTimeout(quiet)
    quiet = undefined
    void run()
  }

  return {
    set(line, quantity) {
      const isThisLine = flying?.line === line
      // What a task that is still to come does to the line nobody knows.
      const isCertain = !tasks.length && !doubted.has(line)
      const isOnItsWay = isThisLine && !tasks.length && !flying?.isAnswered && flying?.quantity === quantity
      const isSoAlready = isCertain && !isThisLine && !wishes.has(line) && server.get(line) === quantity
      if (isOnItsWay) wishes.delete(line)
      else if (!isSoAlready) {
        wishes.set(line, { quantity, turn })
        clearTimeout(quiet)
        quiet = quietMs ? setTimeout(release, quietMs) : undefined
      }
      void run()
      onChange?.()
    },
    quantityOf: line =>
      wishes.get(line)?.quantity ?? (flying?.line === line ? flying.quantity : server.get(line)),
    isPending: line => wishes.has(line) || flying?.line === line,
    isSaving: () => wishes.size > 0 || flying !== undefined || tasks.length > 0,
    isIdle,
    perform: (task, before) =>
      new Promise((resolve, reject) => {
        const mine: Task = {
          turn: before === undefined ? turn++ : before - 0.5,
          async run() {
            await task().then(resolve, reject)
            tasks.splice(tasks.indexOf(mine), 1)
          },
        }
        tasks.push(mine)
        tasks.sort((one, other) => one.turn - other.turn)
        void run()
        onChange?.()
      }),
    hasTaskBefore: before => tasks.some(task => task.turn < before),
    learn: (line, quantity) => void server.set(line, quantity),
    flush: release,
    refresh() {
      isReadDue = true
      void run()
    },
    idle: () => (isIdle() ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
  }
}
