import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm'
import { type RunningShop, serve } from '../../demo-pages/serve'

const script = (fix: string) =>
  Array.from({ length: 400 }, (_, at) => `export const a${at} = ${at * at}`).join('\n') + fix
const oldScript = script('')
const newScript = script('\nexport const fixed = true')
const files = {
  'old/c/1-aaaa.js': oldScript,
  'old/c/2-cccc.js': script('\nexport const other = 1'),
  'old/loader.js': 'old',
  'old/manifest.json': '{}',
  'new/c/1-bbbb.js': newScript,
  'new/s/tabs-bbbb.css': '.tab { color: red }'.repeat(40),
  'new/loader.js': 'export {}',
  'new/picture.png': 'not really',
}

let folder: string
let shop: RunningShop

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doorstep-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  shop = await serve({ dist: path.join(folder, 'new'), earlier: [path.join(folder, 'old')] })
})

afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends these headers and takes the answer without decoding it. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(shop.url + address, { headers, method }, async answer => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
    })
    asked.on('error', reject).end()
  })

const decoded = ({ headers, body }: Answer): string => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

const fresh = '/doorstep/c/1-bbbb.js'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['*;q=0', undefined],
  ['dcz', undefined],
  ['', undefined],
])('For "%s" the server sends %s, which decodes to the file', async (accepted, encoding) => {
  const answer = await ask(fresh, { 'Accept-Encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(decoded(answer)).toBe(newScript)
  expect(answer.headers['content-length']).toBe(String(answer.body.length))
  expect(answer.headers.vary).toBe('Accept-Encoding, Available-Dictionary')
})

describe("a file in the browser's cache", () => {
  test('The server sends a file again when it has changed or is requested in another encoding', async () => {
    const page = path.join(folder, 'new/page.css')
    await writeFile(page, 'a { color: red }')
    const { headers } = await ask('/doorstep/page.css')
    await writeFile(page, 'a { color: tan }')
    const tag = { 'If-None-Match': headers.etag ?? '' }
    const changed = await ask('/doorstep/page.css', tag)
    expect([changed.status, changed.body.toString()]).toEqual([200, 'a { color: tan }'])
    const same = { 'If-None-Match': changed.headers.etag ?? '' }
    expect((await ask('/doorstep/page.css', same)).status).toBe(304)
    expect((await ask('/doorstep/page.css', { ...same, 'Accept-Encoding': 'br' })).status).toBe(200)
  })
})

test.each([
  ['br', '.br', brotliCompressSync],
  ['gzip', '.gz', gzipSync],
] as const)(
  'For %s the compressed file from the build is sent, unless an earlier build made it',
  async (accepted, ending, encode) => {
    const place = path.join(folder, `new/c/3-${accepted}.js`)
    const text = async () =>
      decoded(await ask(`/doorstep/c/3-${accepted}.js`, { 'Accept-Encoding': accepted }))
    await writeFile(place, 'the file')
    await writeFile(place + ending, encode('what stands beside it'))
    expect(await text()).toBe('what stands beside it')
    await writeFile(place, 'the file of the next release')
    await utimes(place + ending, new Date(0), new Date(0))
    expect(await text()).toBe('the file of the next release')
  },
)

const sumOf = (content: string | Buffer) => createHash('sha256').update(content).digest()
const available = (content: string) => ({ 'Available-Dictionary': `:${sumOf(content).toString('base64')}:` })
const dcz = { 'Accept-Encoding': 'gzip, br, zstd, dcb, dcz' }

describe('an earlier version as dictionary', () => {
  test('A browser with the earlier version gets the difference, which makes the new file', async () => {
    const answer = await ask(fresh, { ...dcz, ...available(oldScript) })
    expect(answer.headers['content-encoding']).toBe('dcz')
    expect(answer.body.length).toBeLessThan(150)
    expect(answer.body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(answer.body.subarray(8, 40)).toEqual(sumOf(oldScript))
    // The library works, since the server has used it.
    const made = decompressUsingDict(createDCtx(), answer.body.subarray(40), Buffer.from(oldScript))
    expect(Buffer.from(made).toString()).toBe(newScript)
    const tags = await Promise.all([ask(fresh), ask(fresh, { 'Accept-Encoding': 'br' })])
    expect(tags.map(({ headers }) => headers.etag)).not.toContain(answer.headers.etag)
  })

  test.each([
    ['another', { ...dcz, ...available('something else') }],
    ['that of another file', { ...dcz, ...available(files['old/c/2-cccc.js']) }],
    ['one with a wrong name', { ...dcz, 'Available-Dictionary': sumOf(oldScript).toString('base64') }],
    ['it but cannot decode the difference', { ...available(oldScript), 'Accept-Encoding': 'br' }],
    ['it but refuses the difference', { ...available(oldScript), 'Accept-Encoding': 'br, dcz;q=0' }],
  ])('A browser that has %s gets the whole file', async (_, headers) => {
    const answer = await ask(fresh, headers)
    expect(answer.headers['content-encoding']).toBe('br')
    expect(decoded(answer)).toBe(newScript)
  })

  test('Hashed files name the addresses of their next versions, for which they are a dictionary', async () => {
    const said = async (address: string) => (await ask(address)).headers['use-as-dictionary']
    expect(await said(fresh)).toBe('match="/doorstep/c/1-*.js"')
    expect(await said('/doorstep/s/tabs-bbbb.css')).toBe('match="/doorstep/s/tabs-*.css"')
    expect(await said('/doorstep/loader.js')).toBeUndefined()
    expect(await said('/assets/site.css')).toBeUndefined()
  })

  test('A page of the earlier release still finds its files, and the unhashed files are the new ones', async () => {
    expect((await ask('/doorstep/c/1-aaaa.js')).body.toString()).toBe(oldScript)
    expect((await ask('/doorstep/loader.js')).body.toString()).toBe(files['new/loader.js'])
    expect((await ask('/doorstep/manifest.json')).status).toBe(404)
  })
})

test('Of two releases, every built script and style has an address that matches its next version', async () => {
  const { integrity } = JSON.parse(await readFile('dist/manifest.json', 'utf8'))
  const hashed = Object.keys(integrity).filter(file => /^[wcs]\//.test(file))
  const stems = hashed.map(file => file.replace(/-\w{4}(\.\w+)$/, '-*$1'))
  expect(stems.filter(stem => !stem.includes('*'))).toEqual([])
  expect(new Set(stems).size).toBe(stems.length)
})
