// Zips with the same bytes for the same commit.
import { zipSync } from 'fflate'

/** Files that stand beside a file in another encoding. */
export const encoded = /\.(br|gz)$/

/**
 * Returns the date of a release's files, which is the day of its commit, so that a server sees by the date that a
 * loader has changed. Zips have local time. The time of day is squeezed into the hour after noon, when no time zone
 * changes its clocks, so that every time zone writes the same bytes.
 */
export function dateOf(made) {
  const seconds = (made.getTime() / 1000) % 86_400
  const [year, month, day] = [made.getUTCFullYear(), made.getUTCMonth(), made.getUTCDate()]
  return new Date(year, month, day, 12, 0, Math.floor(seconds / 48) * 2)
}

/** Returns a zip of files by name, in the given order, without any platform in it. */
export function zipOf(files, mtime = new Date(1980, 0, 1)) {
  const entries = [...files].map(([name, content]) => [
    name,
    // Compressed files are stored as they are.
    [new Uint8Array(content), { mtime, level: encoded.test(name) ? 0 : 9, os: 3, attrs: 0o100644 << 16 }],
  ])
  return zipSync(Object.fromEntries(entries))
}
