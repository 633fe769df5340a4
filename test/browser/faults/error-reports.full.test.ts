import { arrive } from '../journey'
import { dispatch, openPage, placeholder, rowsOf, until, walk } from './error-reports'

test('G-14 A mistake in the markup is reported without the values of the markup', async () => {
  const { page, sent } = await openPage(
    placeholder('paginator', ' data-total="jane.doe@shop.test w/jane-doe.jsx"'),
  )
  await page.waitForSelector('[data-widget="paginator"][data-widget-state="failed"]')
  await until(sent, 1)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('paginator could not start: markup')])
  expect(sent.join()).not.toContain('jane')
})

test('G-14 A crash is reported with its fingerprint and only the documented fields', async () => {
  const { page, sent } = await openPage('')
  const crash = { widget: 'tabs', version: '1.2.3', error: 'TypeError', fingerprint: '9f2c41d0' }
  await dispatch(page, 'doorstep:error', [{ ...crash, customer: 'jane.doe@shop.test' }])
  await until(sent, 1)
  expect(await rowsOf(page)).toEqual(['tabs crashed: TypeError, 9f2c41d0 1.2.3'])
  expect(sent.map(text => JSON.parse(text))).toEqual([crash])
})

test('G-14 A page without failures sends no report', async () => {
  const { page, sent } = await openPage(placeholder('info-panel', ' data-text="Wheat, milk and eggs."'))
  await arrive(page, ['info-panel'])
  await page.goto(`${walk.url}/demo`)
  await page.getByText('Nothing has failed on your pages so far.').waitFor()
  expect(sent).toEqual([])
})
