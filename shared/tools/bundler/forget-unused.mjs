// Keeps the build caches from growing without limit.
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const keptForMs = 14 * 86_400_000

/** Deletes the files of a folder that were not written or touched for two weeks; subfolders are left alone. */
export async function forgetUnused(folder) {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // Another build may have deleted it meanwhile.
    const known = await stat(file).catch(() => undefined)
    if (known?.isFile() && known.mtimeMs < Date.now() - keptForMs) await rm(file, { force: true })
  }
}
