import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileHeaders, missingFile } from './file-headers'

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Reads a file below the folder mounted at a prefix; null when no prefix fits, 404 when there is no such file. */
export async function readStatic(
  folders: Readonly<Record<string, string>>,
  pathname: string,
): Promise<Response | null> {
  const prefix = Object.keys(folders).find(each => pathname.startsWith(each))
  const folder = prefix === undefined ? undefined : folders[prefix]
  if (prefix === undefined || folder === undefined) return null
  const below = decode(pathname.slice(prefix.length))
  if (below === null || below.includes('\0')) return missingFile()
  const file = path.resolve(folder, below)
  if (!file.startsWith(path.resolve(folder) + path.sep)) return missingFile()
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return missingFile()
  const content = await readFile(file).catch(() => null)
  if (!content) return missingFile()
  return new Response(new Uint8Array(content), { headers: fileHeaders(pathname) })
}
