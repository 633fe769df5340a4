import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The bundle's own folders: every file name in them carries a hash of its content. */
const hashed = /^\/doorstep\/[wcs]\//

/** How long a browser may keep the file at that path: hashed files for ever, everything else until asked again. */
export const cachingOf = (pathname: string): string =>
  hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache'

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
  const missing = new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const below = decode(pathname.slice(prefix.length))
  if (below === null || below.includes('\0')) return missing
  const file = path.resolve(folder, below)
  if (!file.startsWith(path.resolve(folder) + path.sep)) return missing
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return missing
  const content = await readFile(file).catch(() => null)
  if (!content) return missing
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cachingOf(pathname),
    },
  })
}
