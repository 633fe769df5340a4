import { readFileSync } from 'node:fs'
import path from 'node:path'
import { look } from '../journey'
import { dispatch, goToPageWith, openPage, placeholder, rowsOf, until, walk } from './error-reports'

const {
  widgets,
}: {
  widgets: Record<string, { script: string }>
} = JSON.parse(readFileSync(path.resolve(__dirname, '../../../dist/manifest.json'), 'utf8'))
const scriptOf = (name: string) => widgets[name]?.script ?? ''

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

test("G-14 An unhandled failure of our scripts is reported; a failure of the page's own scripts is not", async () => {
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
