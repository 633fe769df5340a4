import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm'
import { apache, caddy, nginx, prepare } from '../../demo-pages/catalogue/server-recipes'
import { freePort } from '../engines/drivers/free-port'
import { keysOf } from '../support/keys-of'

const script = (fix: string) =>
  Array.from({ length: 400 }, (_, at) => `export const a${at} = ${at * at}`).join('\n') + fix
const texts = {
  'loader.js': script('\nimport "./c/1-bbbb.js"'),
  'page.css': '.tile { color: red }'.repeat(40),
  'c/1-aaaa.js': script(''),
  'c/1-bbbb.js': script('\nexport const fixed = true'),
  's/tabs-bbbb.css': '.tab { color: red }'.repeat(40),
  'w/tabs-bbbb.js': script('\nexport const tabs = 1'),
}
type File = keyof typeof texts

const root = mkdtempSync(path.join(tmpdir(), 'doorstep-servers-'))
const bundle = path.join(root, 'doorstep')
// The server did not compress these itself: it sent the compressed file from the build.
const markOf = (encoding: string) => `\n/* ${encoding} */`
for (const [file, text] of Object.entries(texts)) {
  mkdirSync(path.dirname(path.join(bundle, file)), { recursive: true })
  writeFileSync(path.join(bundle, file), text)
  writeFileSync(path.join(bundle, `${file}.br`), brotliCompressSync(text + markOf('br')))
  writeFileSync(path.join(bundle, `${file}.gz`), gzipSync(text + markOf('gzip')))
}
const listed = ['c/1-bbbb.js', 's/tabs-bbbb.css', 'w/tabs-bbbb.js'].map(file => [file, ''])
writeFileSync(
  path.join(bundle, 'manifest.json'),
  JSON.stringify({ integrity: Object.fromEntries(listed) }, null, 1),
)
execFileSync('sh', ['-euc', prepare], { cwd: bundle, stdio: 'pipe' })

beforeAll(init)

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
  rmSync(root, { recursive: true })
})

const here = (lines: string) =>
  lines.replaceAll('/var/www/doorstep', bundle).replaceAll('root * /var/www', `root * ${root}`)

function onPath(command: string, packages: string): string {
  const file = [`/usr/sbin/${command}`, `/usr/bin/${command}`].find(each => existsSync(each))
  if (!file) throw new Error(`There is no ${command}: apt-get install ${packages}`)
  return file
}

function nginxSettings(port: number): string {
  const lines = here(nginx).split('\n')
  return `
daemon off; pid ${root}/nginx.pid; error_log ${root}/errors.log; user root;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${lines.slice(0, 2).join('\n')}
  server { listen 127.0.0.1:${port}; root ${root};
  ${lines.slice(2).join('\n')}
  }
}`
}

const modules = ['mpm_event', 'authz_core', 'mime', 'rewrite', 'headers', 'deflate', 'filter', 'env']
const apacheSettings = (port: number) => `
ServerRoot ${root}
ServerName 127.0.0.1
PidFile ${root}/apache.pid
ErrorLog ${root}/errors.log
DefaultRuntimeDir ${root}
${modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
DocumentRoot ${root}
<Directory ${root}>
  Require all granted
</Directory>
${here(apache)}
`

const caddySettings = (port: number) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
${here(caddy)}
handle {
  respond "the page of the shop"
}
}`

type Running = { url: string }

async function start(command: string, args: (file: string) => string[], settings: (port: number) => string) {
  const port = await freePort()
  const file = path.join(root, `${path.basename(command)}.conf`)
  writeFileSync(file, settings(port))
  const server = spawn(command, args(file), {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Caddy writes into the home of the user who starts it.
    env: { ...process.env, HOME: root },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', part => {
      said += part
    })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  stops.push(async () => {
    server.kill()
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  for (let left = 100; left > 0; left--) {
    if ((await fetch(`${url}/doorstep/manifest.json`).catch(() => null))?.ok) return { url }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const log = path.join(root, 'errors.log')
  throw new Error(`${command} does not serve: ${said} ${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
}

/** The servers of the page on releases; each starts with the page's lines unchanged. */
export const servers = {
  nginx: () =>
    start(
      onPath('nginx', 'nginx-light libnginx-mod-http-brotli-static'),
      file => ['-c', file],
      nginxSettings,
    ),
  Apache: () => start(onPath('apache2', 'apache2'), file => ['-D', 'FOREGROUND', '-f', file], apacheSettings),
  Caddy: () =>
    start(
      onPath('caddy', 'caddy'),
      file => ['run', '--adapter', 'caddyfile', '--config', file],
      caddySettings,
    ),
} satisfies Record<string, () => Promise<Running>>

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const ask = (url: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers }, async answer => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
    })
    asked.on('error', reject).end()
  })

const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }
const browser = 'gzip, deflate, br, zstd'
const sumOf = (file: File) => execFileSync('openssl', ['dgst', '-sha256', '-binary', path.join(bundle, file)])

/** The duties of a server with the lines of the page on releases. */
export function expectServes(begin: () => Promise<Running>): void {
  let url: string
  beforeAll(async () => {
    ;({ url } = await begin())
  })
  const get = (file: string, headers: Record<string, string>) => ask(`${url}/doorstep/${file}`, headers)

  test.each([
    [browser, 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', 'none'],
    ['', 'none'],
  ] as const)(
    'For "%s" the server sends the stored file %s with its encoding',
    async (accepted, encoding) => {
      for (const file of keysOf(texts)) {
        const { status, headers, body } = await get(file, { 'Accept-Encoding': accepted })
        expect({ file, status, encoding: headers['content-encoding'] ?? 'none' }).toEqual({
          file,
          status: 200,
          encoding,
        })
        const text = texts[file] + (encoding === 'none' ? '' : markOf(encoding))
        expect(read[encoding](body).toString()).toBe(text)
        expect(headers['content-type']).toMatch(
          file.endsWith('css') ? /^text\/css/ : /^(text|application)\/javascript/,
        )
        expect(headers.vary).toMatch(/^Accept-Encoding/)
      }
    },
  )

  test('Hashed files are cached for ever, and others are revalidated without being sent again', async () => {
    const encoding = { 'Accept-Encoding': browser }
    const hashed = await get('c/1-bbbb.js', encoding)
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['use-as-dictionary']).toBe('match="/doorstep/c/1-*.js"')
    for (const file of ['loader.js', 'page.css']) {
      const { headers } = await get(file, encoding)
      expect([file, headers['cache-control'], headers['use-as-dictionary']]).toEqual([
        file,
        'no-cache',
        undefined,
      ])
      const again = await get(file, { ...encoding, 'If-None-Match': headers.etag ?? '' })
      expect([file, again.status, again.body.length]).toEqual([file, 304, 0])
    }
    const missing = await get('c/1-cccc.js', encoding)
    // A file that is not there yet must not stay missing for a year.
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, undefined])
  })

  test('A browser with the last version gets the difference', async () => {
    const available = { 'Available-Dictionary': `:${sumOf('c/1-aaaa.js').toString('base64')}:` }
    const { headers, body } = await get('c/1-bbbb.js', {
      ...available,
      'Accept-Encoding': `${browser}, dcb, dcz`,
    })
    expect(headers.vary).toMatch(/^Accept-Encoding, ?Available-Dictionary$/)
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/doorstep/c/1-*.js"',
    })
    expect(headers['content-type']).toMatch(/javascript/)
    const made = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(texts['c/1-aaaa.js']))
    expect(Buffer.from(made).toString()).toBe(texts['c/1-bbbb.js'])
    const without = await get('c/1-bbbb.js', { ...available, 'Accept-Encoding': browser })
    expect(without.headers['content-encoding']).toBe('br')
  })
}
