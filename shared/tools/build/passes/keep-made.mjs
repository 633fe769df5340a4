// Build pass: what takes long is made once, and kept by a name that says what it is made of.
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { forgetUnused } from './forget-unused.mjs'

/** Keeps contents in a folder: what has the name there, or if nothing has, what `make` gives, which is kept then. */
export const keeper = folder => {
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
    // Whole or not at all: another build may be reading.
    await writeFile(`${file}-${process.pid}`, made)
    await rename(`${file}-${process.pid}`, file)
    return made
  }
}
