import { fileHeaders, missingFile } from '../file-headers'

/** The demo's files by their path in the shop, each with its integrity. */
export type FileSums = Readonly<Record<string, string>>

const places = /^\/(assets|vendor|doorstep)\//

/** Returns the part of a file that a film player asks for, or the whole of it. */
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

/** Keeps the files of a demo in the folder `base`, each under its content: versions share what has not changed. */
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
    // A browser short of room has let go of it.
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
    /** Lets go of what only an earlier version needed. */
    async tidy(): Promise<void> {
      const cache = await opened()
      const needed = new Set(Object.keys(sums).map(keyOf))
      const old = (await cache.keys()).filter(({ url }) => !needed.has(url))
      await Promise.all(old.map(key => cache.delete(key)))
    },
    /** Returns the file at that path in the shop; null where no file could be, 404 where one is missing. */
    async read(path: string, request?: Request): Promise<Response | null> {
      if (!Object.hasOwn(sums, path)) return places.test(path) ? missingFile() : null
      const file = await find(path)
      if (!file) return missingFile()
      return partOf(file, fileHeaders(path), request?.headers.get('Range') ?? null)
    },
  }
}
