import { readFileSync } from 'node:fs'
import { weekStart } from '../../../shared/domain/rules/dates/dates'
import { weekLabel } from '../../../shared/domain/rules/essentials/week'
import { today } from '../../../shared/platform/values/london'
import { shopNow } from '../../support/shop-time'
import { loader } from './host-page'
import { checksPostcode, fieldOf, panel, visitHost } from './host-pages'

describe('oddly built pages', () => {
  test('HB-06 On a device 400 days ahead the week is the present one, and so is today', async () => {
    const page = await visitHost({
      head: `<script>
        var DeviceDate = Date
        var ahead = 400 * 86400000
        window.Date = class extends DeviceDate {
          constructor() { super(...(arguments.length ? arguments : [DeviceDate.now() + ahead])) }
          static now() { return DeviceDate.now() + ahead }
        }
      </script>`,
      body: '<div data-widget="header-basket" data-load="ready" data-open></div>',
    })
    const week = page.getByRole('region', { name: 'Your week' })
    await week.getByText(weekLabel(weekStart(today(shopNow()))), { exact: true }).waitFor()
    await week.getByRole('heading', { name: /Today/ }).waitFor()
    expect(page.complaints).toEqual([])
  })

  test("GLB-01 Elements named like the page's globals are not mistaken for them", async () => {
    const clobber =
      '<form name="isGuest"><input id="hasPostcode" name="submit"></form><img name="querySelector" alt="">'
    const page = await visitHost({ body: `${clobber}${panel}` })
    expect(await checksPostcode(page)).toEqual({ postcode: 'BS3 4TN' })
  })

  test('Two copies of the bundle mount one widget', async () => {
    const page = await visitHost({
      scripts: `${loader}<script type="module" src="/doorstep/loader.js?v=2"></script>`,
    })
    await fieldOf(page).waitFor()
    expect(await fieldOf(page).count()).toBe(1)
    const said = await page.evaluate(() => window.Doorstep?.report().placeholders.length)
    expect(said).toBe(1)
  })

  test('A loader that runs before the page is parsed, or long after, finds the placeholder', async () => {
    const early = await visitHost({
      scripts: '<script async type="module" src="/doorstep/loader.js"></script>',
    })
    await fieldOf(early).waitFor()
    const late = await visitHost({ scripts: '' })
    await late.evaluate(() => {
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        src: '/doorstep/loader.js',
      })
      document.body.append(script)
    })
    await fieldOf(late).waitFor()
  })

  test('In a legacy form with key listeners the panel checks, and the form is not submitted', async () => {
    const page = await visitHost({
      body: `<form action="/terms" id="old"><input name="q">${panel}<button>Old</button></form>
        <script>window.sent = 0; document.getElementById('old').addEventListener('submit', function (e) { window.sent++; e.preventDefault() })</script>`,
    })
    await fieldOf(page).fill('bs3 4tn')
    await fieldOf(page).press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => window.sent)).toBe(0)
  })
})

describe('files that fail to load', () => {
  const { widgets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))

  const ofAll = widgets['postcode-panel'].styles[0]
  const own = widgets['info-panel'].styles[1]

  // missing-files.test.ts tries all widgets' scripts, and a part and a style of one.
  test.each([
    ['its script', 'postcode-panel', 'w/postcode-panel-*.js', 'postcode-panel could not be fetched'],
    // The sentence is in one of them, so that the browser's own words are reported.
    ['the shared scripts', 'postcode-panel', 'c/*.js', 'postcode-panel: TypeError'],
    ['the style of every widget', 'postcode-panel', ofAll, 'postcode-panel could not be fetched'],
    ['the rest of its style', 'info-panel', own, 'info-panel could not be fetched'],
  ])(
    'Without %s the fallback stays, the state says so and nothing reloads',
    async (_, widget, file, said) => {
      const host = await visitHost({ scripts: '', body: panel.replace('postcode-panel', widget) })
      await host.route(`**/doorstep/${file}*`, route => route.abort())
      await host.evaluate(() => {
        document.body.append(
          Object.assign(document.createElement('script'), { type: 'module', src: '/doorstep/loader.js' }),
        )
      })
      await host.waitForSelector('[data-widget-state="failed"]')
      expect(await host.getByRole('link', { name: 'Check your postcode' }).isVisible()).toBe(true)
      const messages = await host.evaluate(() => window.Doorstep?.report().messages ?? [])
      expect(messages).toEqual([expect.stringContaining(said)])
    },
  )
})
