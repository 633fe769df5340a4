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
  /** Called when a quantity that is shown may have changed. */
  onChange?: () => void
  /** Called once for each line's last wish. */
  onResult?: (line: Line, result: MutationResult, quantity: number, error?: unknown) => void
}

export type MutationQueue<Line> = {
  /** Asks for a quantity, shown at once; a newer wish for the line replaces one that is not yet sent. */
  set: (line: Line, quantity: number) => void
  /** What to show: the last wish while it is under way, else what the server has; undefined for a line it has not. */
  quantityOf: (line: Line) => number | undefined
  isPending: (line: Line) => boolean
  /** Has the lines read again, after what is being sent now. */
  refresh: () => void
  /** Settles when everything asked for has been sent and read. */
  idle: () => Promise<void>
}

/**
 * Sends basket changes one at a time, the newest wish of each line only (I2, I3).
 *
 * Shown quantities are the server's with the wishes laid over them: to roll back is to drop a wish.
 * Reads and changes never overlap, so no answer to an earlier one can undo a later one (I4).
 */
export function createMutationQueue<Line>(options: MutationQueueOptions<Line>): MutationQueue<Line> {
  const { send, reread, isRefusal, onChange, onResult } = options
  const wishes = new Map<Line, number>()
  const waiting: (() => void)[] = []
  let server = new Map(options.initial)
  let flying: { line: Line; quantity: number; isAnswered: boolean } | undefined
  let isReadDue = false
  let isRunning = false

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
    const gone = [...wishes].filter(([line]) => before.has(line) && !fresh.has(line))
    for (const [line, quantity] of gone) {
      wishes.delete(line)
      onResult?.(line, 'refused', quantity)
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
    } catch (problem) {
      mine.isAnswered = true
      error = problem
      gone = await readLines()
      const isSoAnyway = gone && (server.get(line) ?? 0) === quantity
      result = isRefusal(problem) ? 'refused' : isSoAnyway ? 'applied' : 'unknown'
    }
    flying = undefined
    // A newer wish, waiting or just dropped with its line, is the one whose result counts.
    if (!wishes.has(line) && !gone?.includes(line)) onResult?.(line, result, quantity, error)
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      for (;;) {
        const [next] = wishes
        if (isReadDue) await readLines()
        else if (next) await sendNext(...next)
        else return
        onChange?.()
      }
    } finally {
      isRunning = false
      for (const settle of waiting.splice(0)) settle()
    }
  }

  return {
    set(line, quantity) {
      const isThisLine = flying?.line === line
      const isOnItsWay = isThisLine && !flying?.isAnswered && flying?.quantity === quantity
      const isSoAlready = !isThisLine && !wishes.has(line) && server.get(line) === quantity
      if (isOnItsWay) wishes.delete(line)
      else if (!isSoAlready) wishes.set(line, quantity)
      void run()
      onChange?.()
    },
    quantityOf: line => wishes.get(line) ?? (flying?.line === line ? flying.quantity : server.get(line)),
    isPending: line => wishes.has(line) || flying?.line === line,
    refresh() {
      isReadDue = true
      void run()
    },
    idle: () => (isRunning ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
  }
}
