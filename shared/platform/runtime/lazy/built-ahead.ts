/**
 * The files of each widget that may be fetched before a press: widgets with a server-rendered first state, and widgets
 * that open a dialog at a press. A shared file is a number, its place in the loader's list; any other is a path relative
 * to the loader. The build replaces this.
 */
export const filesOf: Readonly<Record<string, readonly FileName[]>> = {}

export type FileName = number | string
