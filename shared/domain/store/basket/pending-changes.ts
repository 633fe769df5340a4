/** The server's last known quantity of each line. */
export type Quantities<Line> = ReadonlyMap<Line, number>

/** The outcome of the last change of a line; `unknown` means that the answer was lost and a read could not tell either. */
export type MutationResult = 'applied' | 'refused' | 'unknown'

/** A requested quantity; `position` is the number of tasks requested before it. */
type Asked = { quantity: number; position: number }

/** A change that is over; `late` means that the line was already set to 0, so no call can make the change. */
export type Settled<Line> = Asked & { line: Line; result: MutationResult | 'late' }

/** `isDropped`: while this change was sent, a newer change of the line was reported as refused. */
type Sending<Line> = {
  line: Line
  quantity: number
  failure?: 'refused' | 'unknown'
  isDropped?: boolean
}

/** The changes that were requested and are not done, and the server's quantities under them. */
export type PendingChanges<Line, Task> = {
  server: Quantities<Line>
  /** The requested quantities, in the order in which the lines were first requested. */
  changes: ReadonlyMap<Line, Asked>
  /** Lines whose last change may or may not have reached the server. */
  uncertain: ReadonlySet<Line>
  sending: Sending<Line> | null
  /** The other changes still to make, by position; the first may be under way. */
  tasks: readonly { task: Task; position: number }[]
  /** The number of tasks requested so far. */
  tasksAsked: number
  isReadDue: boolean
  /** The changes that the last event has settled. */
  settled: readonly Settled<Line>[]
}

/** An event of the pending changes. A caller may add more properties. */
export type PendingEvent<Line, Task> =
  | { type: 'asked' | 'sending'; line: Line; quantity: number }
  | { type: 'task-asked'; task: Task }
  | { type: 'task-done' | 'task-failed'; task: Task }
  | { type: 'sent' | 'read-asked' | 'reading' }
  | { type: 'send-failed'; isRefusal: boolean }
  /** A failed change is over once the lines have been read again, or could not be read. */
  | { type: 'send-over'; isRead: boolean }
  | { type: 'read'; quantities: Quantities<Line> }

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

/** Returns the quantity to show: the requested one while a change is under way, else the server's. */
export const quantityOf = <Line>(
  { changes, sending, server }: PendingChanges<Line, unknown>,
  line: Line,
): number | undefined =>
  changes.get(line)?.quantity ?? (sending?.line === line ? sending.quantity : server.get(line))

export const isPending = <Line>({ changes, sending }: PendingChanges<Line, unknown>, line: Line): boolean =>
  changes.has(line) || sending?.line === line

/** Returns whether a change is being sent or waits to be sent. */
export const isSaving = ({ changes, sending, tasks }: PendingChanges<unknown, unknown>): boolean =>
  changes.size > 0 || sending !== null || tasks.length > 0

/** Adds a task at the end, or just before the requests at that position. */
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
  // A task that is still to come may change the line, so the server's quantity cannot be compared.
  if (!tasks.length) {
    if (isBeingSent && !sending.failure && sending.quantity === quantity)
      return { ...pending, changes: without(changes, line) }
    if (!isBeingSent && !uncertain.has(line) && !changes.has(line) && server.get(line) === quantity)
      return pending
  }
  return { ...pending, changes: new Map(changes).set(line, { quantity, position: tasksAsked }) }
}

/** Ends the change that is being sent. If the line has a newer change, only the newer result counts. */
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

/** Applies the read quantities and ends the changes of lines that are gone. */
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

/** Returns the pending changes after an event. Dropping a change rolls it back: the server's quantity shows again. */
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
