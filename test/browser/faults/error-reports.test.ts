import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { arrive, journeys, look } from '../journey'

const walk = journeys()
const {
  widgets,
}: {
  widgets: Record<string, { script: string }>
} = JSON.parse(readFileSync(path.resolve(__dirname, '../../../dist/manifest.json'), 'utf8'))
const scriptOf = (name: string) => widgets[name]?.script ?? ''

/** Opens a page of the shop with that markup in it. */
async function goToPageWith(page: Page, markup: string): Promise<void> {
  await page.route('**/terms', async route => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace('<h1>', `${markup}<h1>`) })
  })
  await page.goto(`${walk.url}/terms`)
}

/** Opens a page of the shop with that markup; gives the reports it has sent. */
async function openPage(markup: string, missing: readonly string[] = []) {
  const page = await walk.visit('/assets/logo-mark.svg', [])
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/demo/errors')) sent.push(request.postData() ?? '')
  })
  for (const file of missing) await page.route(`**/doorstep/${file}*`, route => route.abort())
  await goToPageWith(page, markup)
  return { page, sent }
}

const placeholder = (name: string, attributes = '') =>
  `<div data-widget="${name}" data-load="ready"${attributes}><a href="/contact">Ask us</a></div>`

/** Waits until this many were sent, since reports are sent with a delay. */
async function until(sent: readonly string[], count: number): Promise<void> {
  for (let tries = 0; sent.length < count && tries < 100; tries++)
    await new Promise(resolve => setTimeout(resolve, 50))
}

/** The rows of the shop's page of reports, once it has that many. */
async function rowsOf(page: Page, count = 1): Promise<string[]> {
  let rows: string[] = []
  for (let tries = 0; rows.length < count && tries < 20; tries++) {
    await page.goto(`${walk.url}/demo`)
    rows = await page.locator('table.table tbody tr').allInnerTexts()
  }
  return rows.map(row => row.replaceAll('\t', ' ').replace(/^\S+ \S+ UTC /, ''))
}

const dispatch = (page: Page, name: string, details: readonly object[]) =>
  page.evaluate(
    ([event, list]) => {
      for (const detail of list) window.dispatchEvent(new CustomEvent(event, { detail }))
    },
    [name, details] as const,
  )

test("G-14 A widget whose script fails to load is in the list of failures with the file's name", async () => {
  const file = scriptOf('info-panel')
  const { page, sent } = await openPage(placeholder('info-panel'), [file])
  await page.waitForSelector('[data-widget="info-panel"][data-widget-state="failed"]')
  await until(sent, 1)
  const version = await page.evaluate(() => window.Doorstep?.version)
  expect(await rowsOf(page)).toEqual([`info-panel could not start: ${file} ${version}`])
  expect(sent.map(text => JSON.parse(text))).toEqual([{ widget: 'info-panel', version, failed: file }])
  expect(await look(page, 'what-failed')).toEqual([])
})

test.soak('G-14 A mistake in the markup is reported without the values of the markup', async () => {
  const { page, sent } = await openPage(
    placeholder('paginator', ' data-total="jane.doe@shop.test w/jane-doe.jsx"'),
  )
  await page.waitForSelector('[data-widget="paginator"][data-widget-state="failed"]')
  await until(sent, 1)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('paginator could not start: markup')])
  expect(sent.join()).not.toContain('jane')
})

test.soak('G-14 A crash is reported with its fingerprint and only the documented fields', async () => {
  const { page, sent } = await openPage('')
  const crash = { widget: 'tabs', version: '1.2.3', error: 'TypeError', fingerprint: '9f2c41d0' }
  await dispatch(page, 'doorstep:error', [{ ...crash, customer: 'jane.doe@shop.test' }])
  await until(sent, 1)
  expect(await rowsOf(page)).toEqual(['tabs crashed: TypeError, 9f2c41d0 1.2.3'])
  expect(sent.map(text => JSON.parse(text))).toEqual([crash])
})

test('G-14 A repeated failure is reported once, and a page reports at most five', async () => {
  const { page, sent } = await openPage('')
  const crash = (at: number) => ({ widget: 'tabs', version: '1', error: 'Error', fingerprint: String(at) })
  await dispatch(page, 'doorstep:error', [crash(1), crash(1), crash(1)])
  await until(sent, 1)
  expect(sent).toHaveLength(1)
  await dispatch(
    page,
    'doorstep:error',
    Array.from({ length: 20 }, (_, at) => crash(at)),
  )
  expect(await rowsOf(page, 5)).toHaveLength(5)
  expect(sent).toHaveLength(5)
})

test('G-14 An unhandled failure of our scripts is reported, and one of the page itself is not', async () => {
  const { page, sent } = await openPage('')
  await page.evaluate(() => {
    const fail = (reason: unknown) =>
      window.dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }),
      )
    fail(
      new TypeError('Failed to fetch dynamically imported module: https://shop.test/doorstep/c/3-Ab9d.js?2'),
    )
    fail('https://shop.test/doorstep/s/tabs-Ab9d.css')
    fail(new Error('no account jane.doe@shop.test'))
    fail(undefined)
    fail({ message: 404 })
  })
  expect(await rowsOf(page, 2)).toEqual([
    expect.stringContaining('none alone did not arrive: s/tabs-Ab9d.css'),
    expect.stringContaining('none alone did not arrive: c/3-Ab9d.js'),
  ])
  expect(sent.join()).not.toContain('shop.test')
})

const elsewhere = 'data-to="https://elsewhere.test/errors"'

test.each([
  ['an image', `<img name="currentScript" alt="" ${elsewhere}>`],
  ['two images', `<img name="currentScript" alt="" ${elsewhere}>`.repeat(2)],
  ['a form', `<form name="currentScript" ${elsewhere}></form>`],
  ['a frame', '<iframe name="currentScript" title="A frame"></iframe>'],
])('J-12 %s named like the running script does not change the address of reports', async (_, markup) => {
  const page = await walk.visit('/assets/logo-mark.svg', [])
  const asked: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await goToPageWith(page, markup)
  await dispatch(page, 'doorstep:error', [
    { widget: 'tabs', version: '1', error: 'Error', fingerprint: '9f2c41d0' },
  ])
  await until(asked, 1)
  expect(asked).toEqual([`${walk.url}/demo/errors`])
})

test('G-14 A loader that fails to load is reported', async () => {
  const { page, sent } = await openPage('', ['loader.js'])
  await until(sent, 1)
  await page.unroute('**/doorstep/loader.js*')
  expect(await rowsOf(page)).toEqual([expect.stringContaining('none alone did not arrive: loader.js')])
  expect(sent).toEqual(['{"failed":"loader.js"}'])
})

test.soak('G-14 A page without failures sends no report', async () => {
  const { page, sent } = await openPage(placeholder('info-panel', ' data-text="Wheat, milk and eggs."'))
  await arrive(page, ['info-panel'])
  await page.goto(`${walk.url}/demo`)
  await page.getByText('Nothing has failed on your pages so far.').waitFor()
  expect(sent).toEqual([])
})
