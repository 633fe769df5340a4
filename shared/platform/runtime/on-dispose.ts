/** Set by the build. */
declare const DOORSTEP_VERSION: string | undefined

/** False if the sources run without a build, as in tests. */
export const isBuilt = typeof DOORSTEP_VERSION === 'string'

/** Calls `undo` when the page of a test ends; the build removes this. */
export function onDispose(until: AbortSignal | undefined, undo: () => void): void {
  // What ends with the loader. Ends with: the loader is disposed.
  if (!isBuilt) until?.addEventListener('abort', undo)
}
