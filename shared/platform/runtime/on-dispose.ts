/** Set by the build. */
declare const DOORSTEP_VERSION: string | undefined

/** False where the sources run by themselves, as in tests. */
export const isBuilt = typeof DOORSTEP_VERSION === 'string'

/** Undoes something when the page of a test ends; nothing of it is left in the bundle. */
export function onDispose(until: AbortSignal | undefined, undo: () => void): void {
  if (!isBuilt) until?.addEventListener('abort', undo)
}
