import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { portOf } from './port-of'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves a folder like a static host: files, index.html for a folder, and otherwise its 404.html. */
export async function servePlainly(folder: string, place = '/') {
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    const asked = pathname.startsWith(place) ? path.join(folder, pathname.slice(place.length)) : 'nowhere'
    const read = (file: string) =>
      readFile(file).then(
        content => ({ status: 200, file, content }),
        () => null,
      )
    const found = (await read(asked)) ?? (await read(path.join(asked, 'index.html')))
    const { status, file, content } = found ?? {
      status: 404,
      file: '.html',
      content: await readFile(path.join(folder, '404.html')),
    }
    answer
      .writeHead(status, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(content)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}${place}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
