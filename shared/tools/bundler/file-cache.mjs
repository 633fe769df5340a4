// A cache for slow build steps, keyed by a hash of their input.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forgetUnused } from './forget-unused.mjs'

/**
 * Returns a function that looks up an entry of a folder by its name; if there is none, the function stores and returns
 * the result of `make`.
 */
export const fileCache = folder => {
  const ready = mkdir(folder, { recursive: true }).then(() => forgetUnused(folder))
  return async (name, make) => {
    await ready
    const file = path.join(folder, name)
    const known = await readFile(file).catch(() => undefined)
    if (known) {
      const now = new Date()
      await utimes(file, now, now).catch(() => {})
      return known
    }
    const made = Buffer.from(await make())
    // Written atomically, because another build may be reading it, and two scripts may have the same text.
    const fresh = `${file}-${randomUUID()}`
    await writeFile(fresh, made)
    await rename(fresh, file)
    return made
  }
}
