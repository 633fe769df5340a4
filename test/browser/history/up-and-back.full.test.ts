import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { arrive, journeys } from '../journey'

const root = path.resolve(__dirname, '../../..')
const site = mkdtempSync(path.join(tmpdir(), 'doorstep-site-'))
const bundle = path.join(site, 'public/doorstep')
execFileSync(process.execPath, ['test/release/build-next.mjs', site], { cwd: root, stdio: 'pipe' })
afterAll(() => rmSync(site, { recursive: true }))

/** The lines for a deployment from docs/upgrading.md, with that release's zip. */
function deploy(release: 'first' | 'second'): void {
  const text = readFileSync(path.join(root, 'docs/upgrading.md'), 'utf8')
  const [, lines = ''] = /^### Up and back$[\s\S]*?^```sh\n([\s\S]*?)^```$/m.exec(text) ?? []
  const given = lines.replace(/doorstep-\d[\w.]*\.zip/, `doorstep-${release}.zip`)
  if (given === lines) throw new Error('docs/upgrading.md names no zip below "Up and back"')
  execFileSync('sh', ['-euc', given], { cwd: site, stdio: 'pipe' })
}

mkdirSync(bundle, { recursive: true })
execFileSync('unzip', ['-qDD', 'doorstep-first.zip', '-d', 'public'], { cwd: site })
const walk = journeys({ dist: bundle })

const html = `<!doctype html><html lang="en"><title>Payments</title><body><main>
  <div data-widget="direct-debit" data-load="ready"><a href="/contact">The guarantee</a></div></main>
  <script type="module" src="/doorstep/loader.js"></script></body></html>`

/** A page on which nobody has opened the guarantee, so that its dialog's script is not loaded yet. */
async function openPage(): Promise<{ page: Page; failed: string[] }> {
  const page = await walk.visit('/assets/logo-mark.svg', [])
  const failed: string[] = []
  page.on('response', answer => {
    if (answer.status() >= 400) failed.push(answer.url())
  })
  await page.route('**/payments', route => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${walk.url}/payments`)
  await arrive(page, ['direct-debit'])
  return { page, failed }
}

const asked = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('GuaranteeDialog')),
  )
const versionOf = (page: Page) => page.evaluate(() => window.Doorstep?.version)

/** The name of the dialog, which its own script has. */
async function readGuarantee(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Read the guarantee' }).click()
  const region = page.getByRole('dialog').getByRole('region')
  await region.waitFor()
  const name = await region.getAttribute('aria-label')
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  return name
}

const filesNow = () =>
  readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter(file =>
    /^[csw]\/.+\.(?:js|css)$/.test(file),
  )

/** The compressed copy beside a file. */
const strangers = () =>
  readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter(file => {
    const [, plain = '', ending] = /^(.*)\.(br|gz)$/.exec(file) ?? []
    if (!ending) return false
    const decode = ending === 'br' ? brotliDecompressSync : gunzipSync
    const place = path.join(bundle, plain)
    return !existsSync(place) || !decode(readFileSync(path.join(bundle, file))).equals(readFileSync(place))
  })
const inManifest = () =>
  Object.keys(JSON.parse(readFileSync(path.join(bundle, 'manifest.json'), 'utf8')).integrity)

/** Lets that many days pass. */
function wait(days: number): void {
  for (const file of readdirSync(bundle, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(bundle, file)
    const then = new Date(Date.now() - days * 86_400_000)
    utimesSync(place, then, then)
  }
}

const first = 'The Direct Debit Guarantee'
const second = 'The Direct Debit Guarantee, second edition'

test('G-14 A page opened before an upgrade, or its reversal, keeps its release; a new page has the new one', async () => {
  const before = await openPage()
  const version = await versionOf(before.page)
  const older = inManifest()
  // The release on the site is an old one when the upgrade comes.
  wait(60)
  deploy('second')
  expect(strangers()).toEqual([])
  expect(await asked(before.page)).toBe(false)
  expect(await readGuarantee(before.page)).toBe(first)

  const between = await openPage()
  expect(await versionOf(between.page)).toBe('9.0.1')
  const newer = inManifest()
  expect(newer.filter(file => !older.includes(file)).length).toBeGreaterThan(2)

  deploy('first')
  expect(strangers()).toEqual([])
  expect(await asked(between.page)).toBe(false)
  expect(await readGuarantee(between.page)).toBe(second)
  const after = await openPage()
  expect(await versionOf(after.page)).toBe(version)
  expect(await readGuarantee(after.page)).toBe(first)
  for (const { failed } of [before, between, after]) expect(failed).toEqual([])
})

test('G-14 A deployment removes only files that no release of the last 14 days names', async () => {
  deploy('second')
  const newer = inManifest()
  deploy('first')
  const older = inManifest()
  expect(filesNow()).toEqual(
    expect.arrayContaining([...older, ...newer].filter(file => /^[csw]\//.test(file))),
  )
  wait(15)
  deploy('first')
  expect(filesNow().toSorted()).toEqual(older.filter(file => /^[csw]\//.test(file)).toSorted())
  expect(strangers()).toEqual([])
  // An old current release also stays for people who have it open.
  wait(15)
  deploy('second')
  expect(filesNow()).toEqual(expect.arrayContaining(older.filter(file => /^[csw]\//.test(file))))
})
