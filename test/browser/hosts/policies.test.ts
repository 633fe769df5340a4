import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { axeFindings, type OpenShop, openShop } from '../../support/browser'
import { isWhole, rowsOf } from '../../support/rows'
import { picture } from '../journey'
import { allSettled, everyWidget, loader, visitHost } from './host-page'

let open: OpenShop

beforeAll(async () => {
  open = await openShop()
})
afterEach(() => open.leave())
afterAll(() => open.close())

const typed = "require-trusted-types-for 'script'"
const elsewhere = 'https://files.example'

/** Policies of host pages, and the way in which such a page includes the loader. */
const policies: [name: string, policy: string, scripts: string][] = [
  ["'self' alone, as in the README", `default-src 'self'; ${typed}`, loader],
  [
    'nonces',
    `default-src 'none'; script-src 'nonce-host'; style-src 'nonce-host'; img-src 'self'; connect-src 'self'; ${typed}`,
    loader.replace('<script', '<script nonce="host"'),
  ],
  [
    'strict-dynamic',
    `default-src 'self'; script-src 'strict-dynamic' 'nonce-host'; ${typed}`,
    loader.replace('<script', '<script nonce="host"'),
  ],
  [
    'files from another origin',
    `default-src 'self'; script-src 'nonce-host' ${elsewhere}; style-src ${elsewhere}; ${typed}`,
    loader.replace('src="', `src="${elsewhere}`),
  ],
]

/** A refused style could make words unreadable. */
const strictest = policies[1]?.[1]

/** Serves the built files from that other origin, as its server would. */
const serveElsewhere = (page: Page) =>
  page.context().route(`${elsewhere}/**`, route => {
    const file = new URL(route.request().url()).pathname.replace('/doorstep/', '')
    return route.fulfill({
      contentType: file.endsWith('.css') ? 'text/css' : 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: readFileSync(path.resolve('dist', file), 'utf8'),
    })
  })

test.each(rowsOf(policies, ['nonces']))(
  'F-70 F-71 F-72 Under %s nothing is refused, every widget starts, and every word is readable on any background',
  async (_, policy, scripts) => {
    const page = await visitHost(
      open,
      { policy, scripts, body: `<main>${await everyWidget('at once')}</main>`, prepare: serveElsewhere },
      { as: 'customer', hasPostcode: true, reducedMotion: 'reduce' },
    )
    await allSettled(page)
    expect(await shapesLost(page)).toEqual([])
    if (policy === strictest || isWhole) await isReadOnEveryGround(page)
    expect(page.complaints).toEqual([])
  },
)

/** The background of a page, and its text colour. */
const grounds = [
  ['#fff', '#000'],
  ['#808080', '#000'],
  ['#111', '#eee'],
] as const

async function isReadOnEveryGround(page: Page): Promise<void> {
  for (const [ground, ink] of grounds) {
    await page.evaluate(([background, color]) => Object.assign(document.body.style, { background, color }), [
      ground,
      ink,
    ] as const)
    await picture(page, `ground-${ground.slice(1)}`)
    expect([ground, ...(await axeFindings(page, '.doorstep', ['color-contrast']))]).toEqual([ground])
  }
  await page
    .getByRole('button', { name: /^(?:Change|View) box for/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await picture(page, 'dialog-111')
  expect(await axeFindings(page, '[data-doorstep-dialogs]', ['color-contrast'])).toEqual([])
}

/** Elements whose shape is a picture that the page has refused: they are invisible. */
const shapesLost = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.doorstep *')].flatMap(element =>
      [null, '::before', '::after']
        .filter(part => /url/.test(getComputedStyle(element, part).maskImage))
        .map(part => `${element.className}${part ?? ''}`),
    ),
  )
