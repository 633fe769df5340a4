/** Quantities by line, as the server last gave them. */
export type Quantities<Line> = ReadonlyMap<Line, number>

/** A quantity that is asked for; `position` is how many tasks were asked for before it. */
export type PendingChange = { quantity: number; position: number }

export type LineQuantities<Line> = ReturnType<typeof createLineQuantities<Line>>

/**
 * The quantity of each line: as the server has it, as it is wished, and as it is being sent. Shown are the server's with
 * the wishes laid over them: to roll back is to drop a wish.
 */
export function createLineQuantities<Line>(initial?: Quantities<Line>) {
  const changes = new Map<Line, PendingChange>()
  // Lines of which nobody knows what the server has made of the last change.
  const uncertain = new Set<Line>()
  let server = new Map(initial)
  let sending: { line: Line; quantity: number; isAnswered: boolean } | undefined

  return {
    /** What to show of a line; undefined for one the server has not. */
    shown: (line: Line) =>
      changes.get(line)?.quantity ?? (sending?.line === line ? sending.quantity : server.get(line)),
    isPending: (line: Line) => changes.has(line) || sending?.line === line,
    isSending: () => sending !== undefined,
    isRemoving: (line: Line) => sending?.line === line && !sending.quantity,
    hasPending: () => changes.size > 0,
    pendingFor: (line: Line) => changes.get(line),
    /** The first wish, in the order in which the lines were asked for, that is to be sent now. */
    firstPending: (isDue: (change: PendingChange) => boolean) =>
      [...changes].find(([, change]) => isDue(change)),
    isOnServer: (line: Line, quantity: number) => (server.get(line) ?? 0) === quantity,
    /** Takes a wish in, and says whether it has to be sent; what a task that is still to come does to a line nobody knows. */
    change(line: Line, change: PendingChange, hasTasks: boolean): boolean {
      const { quantity } = change
      const isOfThisLine = sending?.line === line
      if (isOfThisLine && !hasTasks && !sending?.isAnswered && sending?.quantity === quantity) {
        changes.delete(line)
        return false
      }
      const isCertain = !hasTasks && !uncertain.has(line) && !isOfThisLine && !changes.has(line)
      if (isCertain && server.get(line) === quantity) return false
      changes.set(line, change)
      return true
    },
    drop: (line: Line) => void changes.delete(line),
    startSending(line: Line, quantity: number) {
      changes.delete(line)
      sending = { line, quantity, isAnswered: false }
    },
    /** The server has taken what is being sent. */
    confirm(line: Line, quantity: number) {
      server.set(line, quantity)
      uncertain.delete(line)
    },
    /** What is being sent was refused, or nobody knows what has become of it. */
    noteFailure(line: Line, isRefusal: boolean) {
      if (sending) sending.isAnswered = true
      if (!isRefusal) uncertain.add(line)
    },
    stopSending() {
      sending = undefined
    },
    /** A task has left that quantity on the server. */
    noteSaved: (line: Line, quantity: number) => void server.set(line, quantity),
    /** Takes in what was read, and gives the wishes for lines that are no longer there. */
    takeIn(fresh: Quantities<Line>): [Line, PendingChange][] {
      const before = server
      server = new Map(fresh)
      uncertain.clear()
      return [...changes].filter(([line]) => before.has(line) && !server.has(line))
    },
  }
}
