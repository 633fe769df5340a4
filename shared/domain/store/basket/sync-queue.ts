import { isSaving, type PendingChanges, type Quantities } from './pending-changes'

/** The events that the queue dispatches. */
export type SyncEvent<Line, Task, Fresh, Answer> =
  | { type: 'asked'; line: Line; quantity: number; isRemoval: boolean }
  | { type: 'sending'; line: Line; quantity: number }
  | { type: 'sent' }
  | { type: 'read-asked' }
  | { type: 'reading' }
  | { type: 'idle' }
  | { type: 'send-failed'; error: unknown; isRefusal: boolean }
  | { type: 'send-over'; isRead: boolean }
  | ({ type: 'read' } & Fresh)
  | { type: 'read-failed'; error: unknown; isGivenUp: boolean }
  | { type: 'task-asked'; task: Task }
  | { type: 'task-started'; task: Task }
  | { type: 'task-done'; task: Task; answer: Answer }
  | { type: 'task-failed'; task: Task; error: unknown }

type SyncQueueOptions<Line, Task, Fresh, Answer> = {
  pending: () => PendingChanges<Line, Task>
  dispatch: (event: SyncEvent<Line, Task, Fresh, Answer>) => void
  /** Sends one absolute quantity. */
  send: (line: Line, quantity: number) => Promise<void>
  perform: (task: Task) => Promise<Answer>
  /** Reads all lines; called only while nothing is being sent. Returns null if the lines cannot be read any more. */
  read: (signal: AbortSignal) => Promise<Fresh> | null
  /** Returns true for a refusal; after any other error the server may have acted. */
  isRefusal: (error: unknown) => boolean
  /** The time without a new change before changes are sent; 0 sends at once. */
  quietMs?: number
}

type Read = { quantities: Quantities<unknown> }

/** Creates the calls, each with the events around it. */
function createCalls<Line, Task, Fresh extends Read, Answer>({
  dispatch,
  send,
  perform,
  read,
  isRefusal,
}: SyncQueueOptions<Line, Task, Fresh, Answer>) {
  const callers = new Map<Task, { resolve: (answer: Answer) => void; reject: (error: unknown) => void }>()
  let reading: AbortController | undefined

  const readLines = async (): Promise<boolean> => {
    dispatch({ type: 'reading' })
    const mine = new AbortController()
    const answer = read(mine.signal)
    if (!answer) return false
    reading = mine
    try {
      dispatch({ type: 'read', ...(await answer) })
      return true
    } catch (error) {
      dispatch({ type: 'read-failed', error, isGivenUp: mine.signal.aborted })
      return false
    } finally {
      reading = undefined
    }
  }
  return {
    readLines,
    async sendLine(line: Line, quantity: number): Promise<void> {
      dispatch({ type: 'sending', line, quantity })
      try {
        await send(line, quantity)
      } catch (error) {
        dispatch({ type: 'send-failed', error, isRefusal: isRefusal(error) })
        return dispatch({ type: 'send-over', isRead: await readLines() })
      }
      dispatch({ type: 'sent' })
    },
    async runTask(task: Task): Promise<void> {
      const caller = callers.get(task)
      callers.delete(task)
      dispatch({ type: 'task-started', task })
      try {
        const answer = await perform(task)
        dispatch({ type: 'task-done', task, answer })
        caller?.resolve(answer)
      } catch (error) {
        dispatch({ type: 'task-failed', task, error })
        caller?.reject(error)
      }
    },
    /** Resolves or rejects when the task ends. */
    endOf: (task: Task): Promise<Answer> =>
      new Promise((resolve, reject) => callers.set(task, { resolve, reject })),
    giveUp: () => reading?.abort(),
  }
}

/** Creates the loop that makes one call after the other while any is due. */
function createRunner<Line, Task, Fresh extends Read, Answer>(
  { pending, dispatch }: SyncQueueOptions<Line, Task, Fresh, Answer>,
  { sendLine, runTask, readLines }: ReturnType<typeof createCalls<Line, Task, Fresh, Answer>>,
  isQuiet: () => boolean,
) {
  const waiting: (() => void)[] = []
  let isRunning = false

  const next = (): (() => Promise<unknown>) | null => {
    const { changes, isReadDue, tasks } = pending()
    const [first] = tasks
    // The caller of a task waits for it and for everything requested before it.
    for (const [line, { quantity, position }] of changes)
      if (first ? position <= first.position : isQuiet()) return () => sendLine(line, quantity)
    if (first) return () => runTask(first.task)
    return isReadDue ? readLines : null
  }
  const isIdle = () => !isRunning && !isSaving(pending())
  return {
    async run(): Promise<void> {
      if (isRunning) return
      isRunning = true
      try {
        for (let act = next(); act; act = next()) await act()
      } finally {
        isRunning = false
      }
      if (!isIdle()) return
      dispatch({ type: 'idle' })
      for (const settle of waiting.splice(0)) settle()
    },
    isIdle,
    idle: () => (isIdle() ? Promise.resolve() : new Promise<void>(resolve => waiting.push(resolve))),
  }
}

/**
 * Makes the calls for pending changes, one at a time, and only the newest change of each line (I2, I3). Reads and
 * changes never overlap, so the answer to an earlier call cannot undo a later change (I4).
 */
export function createSyncQueue<Line, Task, Fresh extends Read, Answer>(
  options: SyncQueueOptions<Line, Task, Fresh, Answer>,
) {
  const { pending, dispatch, quietMs = 0 } = options
  let quiet: ReturnType<typeof setTimeout> | undefined
  const calls = createCalls(options)
  const { run, isIdle, idle } = createRunner(options, calls, () => !quiet)
  const release = () => {
    clearTimeout(quiet)
    quiet = undefined
    void run()
  }
  return {
    /** Requests a quantity; it replaces an unsent quantity of the line. */
    ask(line: Line, quantity: number, isRemoval = false) {
      const before = pending().changes.get(line)
      dispatch({ type: 'asked', line, quantity, isRemoval })
      if (isRemoval) return release()
      const asked = pending().changes.get(line)
      if (asked && asked !== before) {
        clearTimeout(quiet)
        // Changes are sent one after the other, after a pause. Ends with: the queue is empty.
        quiet = quietMs ? setTimeout(release, quietMs) : undefined
      }
      void run()
    },
    /** Runs a task after everything requested before it; resolves or rejects as the task does. */
    perform(task: Task): Promise<Answer> {
      const end = calls.endOf(task)
      dispatch({ type: 'task-asked', task })
      void run()
      return end
    },
    /** Makes the calls that have become due. */
    wake: () => void run(),
    /** Sends waiting changes at once. */
    flush: release,
    /** Reads the lines again once nothing is left to send. */
    refresh() {
      dispatch({ type: 'read-asked' })
      void run()
    },
    /** Aborts a read that no one waits for any more. */
    giveUp: calls.giveUp,
    isIdle,
    /** Resolves when all requests have been sent and read. */
    idle,
  }
}
