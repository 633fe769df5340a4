import {
  isPending,
  isSaving,
  type MutationResult,
  nothingPending,
  type PendingChanges,
  type Quantities,
  quantityOf,
  reducePending,
  withTask,
} from '../../../../../shared/domain/store/basket/pending-changes'
import { createSyncQueue } from '../../../../../shared/domain/store/basket/sync-queue'

type Task = () => Promise<unknown>

type Calls = {
  initial: Quantities<string>
  send: (line: string, quantity: number) => Promise<void>
  read: () => Promise<Quantities<string>>
  onChange?: () => void
  onResult?: (line: string, result: MutationResult, quantity: number) => void
  onLate?: (line: string, quantity: number, position: number) => void
  quietMs?: number
}

/** Lines with nothing around them: the pending changes and the queue that makes their calls. */
export function openLineQueue({ initial, send, read, onChange, onResult, onLate, quietMs = 0 }: Calls) {
  let pending: PendingChanges<string, Task> = nothingPending(new Map(initial))
  const queue = createSyncQueue<string, Task, { quantities: Quantities<string> }, unknown>({
    pending: () => pending,
    dispatch(event) {
      if (event.type !== 'idle' && event.type !== 'task-started' && event.type !== 'read-failed')
        pending = reducePending(pending, event)
      const { settled } = pending
      pending = { ...pending, settled: [] }
      for (const { line, result, quantity, position } of settled) {
        if (result !== 'late') onResult?.(line, result, quantity)
        else if (onLate) onLate(line, quantity, position)
        // A shop that keeps lines at 0 is simply asked again.
        else if (quantity) queue.ask(line, quantity)
        else onResult?.(line, 'applied', quantity)
      }
      onChange?.()
    },
    send,
    perform: task => task(),
    read: () => read().then(quantities => ({ quantities })),
    isRefusal: error => error instanceof Error && error.message === 'refused',
    quietMs,
  })
  return {
    set: (line: string, quantity: number) => queue.ask(line, quantity),
    quantityOf: (line: string) => quantityOf(pending, line),
    isPending: (line: string) => isPending(pending, line),
    isSaving: () => isSaving(pending),
    isIdle: queue.isIdle,
    idle: queue.idle,
    flush: queue.flush,
    refresh: queue.refresh,
    perform(task: Task, before?: number): Promise<unknown> {
      if (before === undefined) return queue.perform(task)
      pending = withTask(pending, task, before)
      queue.wake()
      return Promise.resolve()
    },
    hasTaskBefore: (position: number) => pending.tasks.some(task => task.position < position),
    noteSaved(line: string, quantity: number) {
      pending = { ...pending, server: new Map(pending.server).set(line, quantity) }
    },
  }
}
