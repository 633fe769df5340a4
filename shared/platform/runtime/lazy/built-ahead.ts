/**
 * Replaced by the build. For each widget that may be fetched ahead of a press, its files, relative to the loader:
 * widgets whose first state a page may print, and those that a press fetches and that open a dialog.
 */
export const filesOf: Readonly<Record<string, readonly string[]>> = {}
