import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding'

/** A file as last read: its content, the SHA-256 of the content, and its encoded forms. */
export type KnownFile = {
  place: string
  stamp: string
  content: Uint8Array
  sum: Buffer
  encoded: Map<string, Promise<Uint8Array>>
}

const known = new Map<string, KnownFile>()

/** Returns the file at that place of the disk, read again only if it has changed; null if there is none. */
export async function openFile(place: string): Promise<KnownFile | null> {
  const found = await stat(place).catch(() => null)
  if (!found?.isFile()) return null
  const stamp = `${found.ino} ${found.mtimeMs} ${found.size}`
  const before = known.get(place)
  if (before?.stamp === stamp) return before
  const content = await readFile(place).catch(() => null)
  if (!content) return null
  const sum = createHash('sha256').update(content).digest()
  const file = { place, stamp, content: new Uint8Array(content), sum, encoded: new Map() }
  known.set(place, file)
  return file
}

// This quality takes a hundredth of the best one's time, for a sixth more bytes.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const endings: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' }

/**
 * Returns the compressed copy that the build has put beside a file; null if there is none, or if it belongs to an
 * earlier version.
 */
export async function storedBeside({ place }: KnownFile, encoding: string): Promise<Uint8Array | null> {
  const stored = place + endings[encoding]
  const [whole, small] = await Promise.all([place, stored].map(each => stat(each).catch(() => null)))
  if (!whole || !small || small.mtimeMs < whole.mtimeMs) return null
  return readFile(stored).catch(() => null)
}

type Encode = (content: Uint8Array) => Promise<Uint8Array>

/** The encodings that every browser accepts, the smallest first. */
const encoders: Readonly<Record<string, Encode>> = {
  br: content => promisify(brotliCompress)(content, brotliOptions),
  gzip: content => promisify(gzip)(content),
}

/** Returns the encoding that an `Accept-Encoding` header asks for; null for none. */
export function encoderFor(accepted: string | null): { encoding: string; encode: Encode } | null {
  const encoding = acceptedEncoding(accepted ?? '', Object.keys(encoders))
  const encode = encoders[encoding ?? '']
  return encoding && encode ? { encoding, encode } : null
}

/** Encodes a file once and caches the result. */
export function encodedOnce(file: KnownFile, name: string, make: Encode): Promise<Uint8Array> {
  const made = file.encoded.get(name) ?? make(file.content)
  file.encoded.set(name, made)
  return made
}
