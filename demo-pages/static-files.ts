import path from 'node:path'
import { acceptedEncoding } from './accepted-encoding'
import { compressWith, dictionaryFor, findDictionary } from './dictionaries'
import { fileHeaders, missingFile } from './file-headers'
import { encodedOnce, encoderFor, type KnownFile, openFile, storedBeside } from './file-memory'

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Folders by path prefix; files with a hash in their name may also be in a later folder. */
export type Mounted = Readonly<Record<string, readonly string[]>>

const placeIn = (folder: string, below: string): string | null => {
  const place = path.resolve(folder, below)
  return place.startsWith(path.resolve(folder) + path.sep) ? place : null
}

async function findFile(folders: readonly string[], pathname: string, below: string) {
  const searched = dictionaryFor(pathname) ? folders : folders.slice(0, 1)
  for (const folder of searched) {
    const place = placeIn(folder, below)
    const file = place && (await openFile(place))
    if (file) return file
  }
  return null
}

/** Reads a file below the folders mounted at a prefix; null if no prefix matches, 404 if there is no such file. */
export async function readStatic(
  mounted: Mounted,
  pathname: string,
  request?: Request,
): Promise<Response | null> {
  const prefix = Object.keys(mounted).find(each => pathname.startsWith(each))
  const folders = prefix === undefined ? undefined : mounted[prefix]
  if (prefix === undefined || !folders) return null
  const below = decode(pathname.slice(prefix.length))
  if (below === null || below.includes('\0')) return missingFile()
  const file = await findFile(folders, pathname, below)
  return file ? sendFile(file, pathname, folders, request?.headers ?? new Headers()) : missingFile()
}

const isText = (type = '') => /^text\/|json$|svg/.test(type)

type Form = {
  encoding: string | null
  /** The suffix of the content's tag for this encoding. */
  mark: string
  encode: (content: Uint8Array) => Promise<Uint8Array>
}

const short = (sum: Buffer) => sum.toString('base64url').slice(0, 22)

/** Returns the form of a file that suits a request best. */
async function formOf(
  file: KnownFile,
  asked: Headers,
  pathname: string,
  folders: readonly string[],
): Promise<Form> {
  const accepted = asked.get('Accept-Encoding') ?? ''
  const available = asked.get('Available-Dictionary')
  const isUseful = available !== null && acceptedEncoding(accepted, ['dcz']) !== null
  const dictionary = isUseful ? await findDictionary(available, pathname, folders) : null
  if (dictionary) {
    const encode = (content: Uint8Array) => compressWith(dictionary, content)
    return { encoding: 'dcz', mark: `-dcz-${short(dictionary.sum)}`, encode }
  }
  const encoder = encoderFor(accepted)
  if (!encoder) return { encoding: null, mark: '', encode: async content => content }
  const { encoding, encode } = encoder
  const made = async (content: Uint8Array) => (await storedBeside(file, encoding)) ?? encode(content)
  return { encoding, mark: `-${encoding}`, encode: made }
}

const knows = (header: string | null, tag: string) =>
  header?.split(',').some(each => ['*', tag].includes(each.trim().replace(/^W\//, ''))) ?? false

/** Returns the headers that are the same for a file and for the answer that the browser has it already. */
function headersOf(pathname: string, tag: string, isEncodable: boolean): Record<string, string> {
  const dictionary = dictionaryFor(pathname)
  return {
    ...fileHeaders(pathname),
    ETag: tag,
    ...(isEncodable && { Vary: `Accept-Encoding${dictionary ? ', Available-Dictionary' : ''}` }),
    ...(dictionary && { 'Use-As-Dictionary': dictionary }),
  }
}

async function sendFile(file: KnownFile, pathname: string, folders: readonly string[], asked: Headers) {
  const isEncodable = isText(fileHeaders(pathname)['Content-Type'])
  const { encoding, mark, encode } = await formOf(
    file,
    isEncodable ? asked : new Headers(),
    pathname,
    folders,
  )
  const tag = `"${short(file.sum)}${mark}"`
  const headers = headersOf(pathname, tag, isEncodable)
  if (knows(asked.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers })
  const content = await encodedOnce(file, mark, encode)
  return new Response(new Uint8Array(content), {
    headers: {
      ...headers,
      'Content-Length': String(content.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}
