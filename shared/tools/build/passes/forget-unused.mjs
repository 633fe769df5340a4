// Build pass: what builds keep for each other does not grow for ever.
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const keptForMs = 14 * 86_400_000

/** Throws away the files of a folder that have not been written or touched for two weeks; folders in it stay. */
export async function forgetUnused(folder) {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // Another build may have thrown it away meanwhile.
    const known = await stat(file).catch(() => undefined)
    if (known?.isFile() && known.mtimeMs < Date.now() - keptForMs) await rm(file, { force: true })
  }
}
