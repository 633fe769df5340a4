export const encoded: RegExp
export function dateOf(made: Date): Date
export function zipOf(files: Iterable<readonly [string, Uint8Array]>, mtime?: Date): Uint8Array<ArrayBuffer>
