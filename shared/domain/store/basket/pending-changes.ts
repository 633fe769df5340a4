/** Quantities by line, as the server last gave them. */
export type Quantities<Line> = ReadonlyMap<Line, number>

/** What became of the last change of a line; `unknown` is a lost answer that a re-read could not clear up. */
export type MutationResult = 'applied' | 'refused' | 'unknown'

/** A quantity that is asked for; `position` is how many tasks were asked for before it. */
type Asked = { quantity: number; position: number }

/** A change that is over; `late`: the customer had already set the line to 0, so that no call can make the change. */
export type Settled<Line> = Asked & { line: Line; result: MutationResult | 'late' }

/** `isDropped`: a newer change of the line was told as refused while this one was being sent. */
type Sending<Line> = {
  line: Line
  quantity: number
  failure?: 'refused' | 'unknown'
  isDropped?: boolean
}

/** What is asked for and not done yet, over what the server has. */
export type PendingChanges<Line, Task> = {
  server: Quantities<Line>
  /** In the order in which the lines were asked for. */
  changes: ReadonlyMap<Line, Asked>
  /** Lines whose last change may or may not have reached the server. */
  uncertain: ReadonlySet<Line>
  sending: Sending<Line> | null
  /** Other changes that are still to come, by position; the first of them may be under way. */
  tasks: readonly { task: Task; position: number }[]
  /** How many tasks have been asked for. */
  tasksAsked: number
  isReadDue: boolean
  /** The changes that the last event has ended. */
  settled: readonly Settled<Line>[]
}

/** What may happen to them. Whoever needs more of an event than is said here adds it. */
export type PendingEvent<Line, Task> =
  | { type: 'asked' | 'sending'; line: Line; quantity: number }
  | { type: 'task-asked'; task: Task }
  | { type: 'task-done' | 'task-failed'; task: Task }
  | { type: 'sent' | 'read-asked' | 'reading' }
  | { type: 'send-failed'; isRefusal: boolean }
  /** A failed change is over once the lines have been read again, or could not be read. */
  | { type: 'send-over'; isRead: boolean }
  | { type: 'read'; quantities: Quantities<Line> }

/** Nothing is asked for yet. */
export const nothingPending = <Line, Task>(
  server: Quantities<Line> = new Map(),
): PendingChanges<Line, Task> => ({
  server,
  changes: new Map(),
  uncertain: new Set(),
  sending: null,
  tasks: [],
  tasksAsked: 0,
  isReadDue: false,
  settled: [],
})

/** What to show of a line: the last change of it while it is under way, else what the server has. */
export const quantityOf = <Line>(
  { changes, sending, server }: PendingChanges<Line, unknown>,
  line: Line,
): number | undefined =>
  changes.get(line)?.quantity ?? (sending?.line === line ? sending.quantity : server.get(line))

export const isPending = <Line>({ changes, sending }: PendingChanges<Line, unknown>, line: Line): boolean =>
  changes.has(line) || sending?.line === line

/** Whether a change is being sent or waits for it. */
export const isSaving = ({ changes, sending, tasks }: PendingChanges<unknown, unknown>): boolean =>
  changes.size > 0 || sending !== null || tasks.length > 0

/** Adds a task at the end, or just before whatever was asked for at that position. */
export function withTask<Line, Task>(
  pending: PendingChanges<Line, Task>,
  task: Task,
  before?: number,
): PendingChanges<Line, Task> {
  const { tasks, tasksAsked } = pending
  const added = { task, position: before === undefined ? tasksAsked : before - 0.5 }
  return {
    ...pending,
    tasks: [...tasks, added].sort((one, other) => one.position - other.position),
    tasksAsked: tasksAsked + (before === undefined ? 1 : 0),
  }
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const left = new Map(map)
  left.delete(key)
  return left
}

function ask<Line, Task>(pending: PendingChanges<Line, Task>, line: Line, quantity: number) {
  const { sending, tasks, tasksAsked, changes, uncertain, server } = pending
  const isBeingSent = sending?.line === line
  // Nobody knows what a task that is still to come does to a line.
  if (!tasks.length) {
    if (isBeingSent && !sending.failure && sending.quantity === quantity)
      return { ...pending, changes: without(changes, line) }
    if (!isBeingSent && !uncertain.has(line) && !changes.has(line) && server.get(line) === quantity)
      return pending
  }
  return { ...pending, changes: new Map(changes).set(line, { quantity, position: tasksAsked }) }
}

/** Ends what is being sent; the result of a newer change of the line is the one that counts. */
function finish<Line, Task>(
  pending: PendingChanges<Line, Task>,
  { line, quantity, isDropped }: Sending<Line>,
  result: MutationResult,
): PendingChanges<Line, Task> {
  const { changes } = pending
  const newer = changes.get(line)
  const over = { ...pending, sending: null }
  if (newer && !quantity && result === 'applied')
    return { ...over, changes: without(changes, line), settled: [{ ...newer, line, result: 'late' }] }
  return newer || isDropped ? over : { ...over, settled: [{ line, quantity, position: 0, result }] }
}

/** Takes in what was read: what was asked of lines that are no longer there has come to its end. */
function takeIn<Line, Task>(
  pending: PendingChanges<Line, Task>,
  fresh: Quantities<Line>,
): PendingChanges<Line, Task> {
  const { changes, server, sending } = pending
  const isGone = (line: Line) => server.has(line) && !fresh.has(line)
  const isRemoving = (line: Line) => sending?.line === line && !sending.quantity
  return {
    ...pending,
    server: fresh,
    uncertain: new Set(),
    changes: new Map([...changes].filter(([line]) => !isGone(line))),
    sending: sending && { ...sending, isDropped: changes.has(sending.line) && isGone(sending.line) },
    settled: [...changes].flatMap(([line, asked]) =>
      isGone(line) ? [{ ...asked, line, result: isRemoving(line) ? 'late' : 'refused' }] : [],
    ),
  }
}

function afterSending<Line, Task>(
  pending: PendingChanges<Line, Task>,
  sending: Sending<Line>,
  event: PendingEvent<Line, Task>,
): PendingChanges<Line, Task> {
  const { server } = pending
  const { line, quantity } = sending
  const uncertain = new Set(pending.uncertain)
  switch (event.type) {
    case 'sent':
      uncertain.delete(line)
      return finish(
        { ...pending, uncertain, server: new Map(server).set(line, quantity) },
        sending,
        'applied',
      )
    case 'send-failed':
      if (!event.isRefusal) uncertain.add(line)
      return {
        ...pending,
        uncertain,
        sending: { ...sending, failure: event.isRefusal ? 'refused' : 'unknown' },
      }
    case 'send-over': {
      const isSoAnyway = event.isRead && (server.get(line) ?? 0) === quantity
      return finish(pending, sending, isSoAnyway ? 'applied' : (sending.failure ?? 'unknown'))
    }
    default:
      return pending
  }
}

/** What an event makes of what is pending. To roll a change back is to drop it: what the server has shows again. */
export function reducePending<Line, Task>(
  before: PendingChanges<Line, Task>,
  event: PendingEvent<Line, Task>,
): PendingChanges<Line, Task> {
  const pending = before.settled.length ? { ...before, settled: [] } : before
  switch (event.type) {
    case 'asked':
      return ask(pending, event.line, event.quantity)
    case 'sending': {
      const { line, quantity } = event
      return { ...pending, changes: without(pending.changes, line), sending: { line, quantity } }
    }
    case 'task-asked':
      return withTask(pending, event.task)
    case 'task-done':
    case 'task-failed':
      return { ...pending, tasks: pending.tasks.filter(({ task }) => task !== event.task) }
    case 'read-asked':
      return { ...pending, isReadDue: true }
    case 'reading':
      return { ...pending, isReadDue: false }
    case 'read':
      return takeIn(pending, event.quantities)
    default:
      return pending.sending ? afterSending(pending, pending.sending, event) : pending
  }
}
