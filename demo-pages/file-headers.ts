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

/** Returns the headers of the file at that path. Hashed files are cached for ever, all others are revalidated. */
export const fileHeaders = (pathname: string): Record<string, string> => ({
  'Content-Type': types[pathname.slice(pathname.lastIndexOf('.'))] ?? 'application/octet-stream',
  'Cache-Control': hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
})

/** Returns the response for a file that is missing. */
export const missingFile = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
