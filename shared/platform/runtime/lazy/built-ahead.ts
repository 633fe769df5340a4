/**
 * The files, relative to the loader, of each widget that may be fetched before a press: widgets with a
 * server-rendered first state, and widgets that open a dialog at a press. The build replaces this.
 */
export const filesOf: Readonly<Record<string, readonly string[]>> = {}
