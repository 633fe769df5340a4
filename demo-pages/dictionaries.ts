import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type KnownFile, openFile } from './file-memory'

const stemOf = (pathname: string) => /^(\/doorstep\/[wcs]\/.+-)\w+(\.(?:js|css))$/.exec(pathname)

/** Returns the header by which a hashed file serves as the dictionary of its next versions; null for other files. */
export function dictionaryFor(pathname: string): string | null {
  const [, before, after] = stemOf(pathname) ?? []
  return before && after ? `match="${before}*${after}"` : null
}

const sumIn = (header: string) => /^\s*:([A-Za-z0-9+/]{43}=):\s*$/.exec(header)?.[1]

/**
 * Returns the version of a file that a browser still has, by its `Available-Dictionary` header, if one of the folders
 * has it too.
 */
export async function findDictionary(
  header: string,
  pathname: string,
  folders: readonly string[],
): Promise<KnownFile | null> {
  const wanted = sumIn(header)
  const [, before = '', after = ''] = stemOf(pathname) ?? []
  if (!wanted || !before) return null
  for (const folder of folders) {
    const place = path.join(folder, path.dirname(before.replace('/doorstep/', '')))
    const isVersion = (name: string) => name.startsWith(path.basename(before)) && name.endsWith(after)
    const names = await readdir(place).catch(() => [])
    for (const name of names.filter(isVersion)) {
      const file = await openFile(path.join(place, name))
      if (file?.sum.toString('base64') === wanted) return file
    }
  }
  return null
}

// A frame that old readers of Zstandard skip: its number, and the length of what follows.
const frame = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])

// Kept as one promise, because a second `init` would replace the memory of a compression under way.
const zstandard = async () => {
  const { init, ...library } = await import('@bokuweb/zstd-wasm')
  await init()
  return library
}
let loaded: ReturnType<typeof zstandard> | undefined

/**
 * Compresses with a dictionary that the receiver has, as `dcz` (RFC 9842); only the differences to the dictionary are
 * sent.
 */
export async function compressWith(dictionary: KnownFile, content: Uint8Array): Promise<Uint8Array> {
  loaded ??= zstandard()
  const { compressUsingDict, createCCtx, freeCCtx } = await loaded
  const context = createCCtx()
  try {
    return Buffer.concat([frame, dictionary.sum, compressUsingDict(context, content, dictionary.content, 19)])
  } finally {
    freeCCtx(context)
  }
}
