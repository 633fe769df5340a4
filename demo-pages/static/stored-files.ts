import { fileHeaders, missingFile } from '../file-headers'

/** The demo's files by their path in the shop, each with its integrity. */
export type FileSums = Readonly<Record<string, string>>

const places = /^\/(assets|vendor|doorstep)\//

/** Returns the part of a file that a film player requests, or the whole file. */
async function partOf(file: Response, headers: Record<string, string>, range: string | null) {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (!from) return new Response(file.body, { headers })
  const whole = await file.blob()
  const end = Math.min(to ? Number(to) + 1 : whole.size, whole.size)
  const part = { 'Content-Range': `bytes ${from}-${end - 1}/${whole.size}` }
  return Number(from) < end
    ? new Response(whole.slice(Number(from), end), { status: 206, headers: { ...headers, ...part } })
    : new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${whole.size}` } })
}

/** Stores the files of a demo in the folder `base`, each by its content, so that versions share unchanged files. */
export function storeFiles(sums: FileSums, base: string) {
  const opened = () => caches.open(`doorstep-demo ${base}`)
  const addressOf = (path: string) => new URL(base + path.slice(1), location.origin).href
  const keyOf = (path: string) => `${addressOf(path)}?${encodeURIComponent(sums[path] ?? '')}`

  const store = async (cache: Cache, path: string) => {
    const integrity = sums[path] ?? ''
    const file = await fetch(addressOf(path), { integrity, cache: 'no-cache' })
    if (!file.ok) throw new Error(`${path} was answered with ${file.status}.`)
    await cache.put(keyOf(path), file)
  }

  const find = async (path: string): Promise<Response | undefined> => {
    const cache = await opened()
    const found = await cache.match(keyOf(path))
    if (found) return found
    // A browser short of space has deleted the file.
    await store(cache, path).catch(() => undefined)
    return cache.match(keyOf(path))
  }

  return {
    /** Fetches the files that are missing, and reports the progress after each. */
    async store(tell: (done: number, all: number) => void): Promise<void> {
      const cache = await opened()
      const stored = new Set((await cache.keys()).map(({ url }) => url))
      const paths = Object.keys(sums)
      const missing = paths.filter(path => !stored.has(keyOf(path)))
      let done = paths.length - missing.length
      await Promise.all(
        missing.map(async path => {
          await store(cache, path)
          tell(++done, paths.length)
        }),
      )
    },
    /** Deletes the files that only an earlier version needed. */
    async tidy(): Promise<void> {
      const cache = await opened()
      const needed = new Set(Object.keys(sums).map(keyOf))
      const old = (await cache.keys()).filter(({ url }) => !needed.has(url))
      await Promise.all(old.map(key => cache.delete(key)))
    },
    /** Returns the file at that path in the shop; null if the path cannot be a file, 404 if the file is missing. */
    async read(path: string, request?: Request): Promise<Response | null> {
      if (!Object.hasOwn(sums, path)) return places.test(path) ? missingFile() : null
      const file = await find(path)
      if (!file) return missingFile()
      return partOf(file, fileHeaders(path), request?.headers.get('Range') ?? null)
    },
  }
}
