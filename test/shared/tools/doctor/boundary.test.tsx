import { lintWidgets } from '../../../../shared/tools/doctor/diagnose'
import { lintPage } from '../../../../shared/tools/doctor/lint-page'
import { lintAddresses } from '../../../../shared/tools/doctor/lint-site'
import { markupOf } from '../../../../shared/tools/doctor/placeholder/markup'
import { widgets } from '../../../../widgets'
import { openPage } from '../../../support/page/open-page'

const service = 'https://maps.example/api.js?key=yours&a=1'
const map = `<div data-widget="map" data-load="ready" data-api-url="${service.replace('&', '&amp;')}"><script type="application/json">{"markers":[{"position":{"lat":51,"lng":-2},"infoTitle":"Bath"}]}</script><p>Ring us</p></div>`
const form = (action: string) =>
  `<div data-widget="enquiry-form" data-load="ready" data-action="${action}"><script type="application/json">{"types":[{"value":"a","label":"A"}]}</script><p>Ring us</p></div>`
const block = (site: object) =>
  `<script type="application/json" data-doorstep-site>${JSON.stringify(site)}</script>`

/** The visitors' view, the message to developers, and the doctor's report. */
async function open(html: string) {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage(html)
  const said = warn.mock.calls.map(([text]) => String(text))
  warn.mockRestore()
  const doctor = (await lintWidgets(widgets)).flatMap(({ finding }) => finding.faults.map(({ says }) => says))
  return {
    state: document.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState,
    isFallback: document.querySelector('[data-widget] > p') !== null,
    said,
    doctor,
  }
}

const lineFor = (name: string, address: string) =>
  `write <script type="application/json" data-doorstep-site>{ "${name}": [${JSON.stringify(address)}] }</script>`

test("J-01 A map whose script the site does not list keeps the page's content, and developers get the line to add", async () => {
  const { state, isFallback, said, doctor } = await open(map)
  expect([state, isFallback]).toEqual(['failed', true])
  expect(document.querySelector('script[src]')).toBeNull()
  expect(said).toEqual([expect.stringContaining(lineFor('scripts', service))])
  expect(doctor).toEqual([expect.stringContaining(lineFor('scripts', service))])
})

test('J-01 MP-04 The same map works once that line is there', async () => {
  const { state, doctor } = await open(block({ scripts: [service] }) + map)
  expect([state, doctor]).toEqual(['mounted', []])
})

test("J-02 A form that would be posted to one of the shop’s calls keeps the page's content", async () => {
  const { state, isFallback, doctor } = await open(form('/api/basket/cancel-bol'))
  expect([state, isFallback]).toEqual(['failed', true])
  expect(doctor).toEqual([expect.stringContaining("one of the shop's own calls")])
})

test('J-02 A form that the site does not list gets the line to add, and a listed form works', async () => {
  const { state, doctor } = await open(block({ actions: ['/contact'] }) + form('/account/close'))
  expect([state, doctor]).toEqual(['failed', [expect.stringContaining(lineFor('actions', '/account/close'))]])
  expect((await open(block({ actions: ['/contact'] }) + form('/contact'))).state).toBe('mounted')
})

const visitors = (html: string) => {
  const holder = document.createElement('main')
  holder.innerHTML = html
  return [...lintPage(markupOf(holder), 1, { csrfToken: 'a' })]
    .filter(({ says }) => says.includes('visitors'))
    .map(({ says }) => says)
}

test.each([
  ['<section id="comments">…</section>', '<section id="comments" data-doorstep-off>'],
  [
    '<ol class="wide commentlist"><li class="comment">…</li></ol>',
    '<ol class="wide commentlist" data-doorstep-off>',
  ],
  ['<div itemprop="reviewBody">…</div>', '<div itemprop="reviewBody" data-doorstep-off>'],
  [
    '<li itemscope itemtype="https://schema.org/Comment">…</li>',
    '<li itemtype="https://schema.org/Comment" data-doorstep-off>',
  ],
])('J-02 The doctor reports where visitors can write: %s', (html, fix) => {
  expect(visitors(html)).toEqual([expect.stringContaining(`write ${fix}.`)])
})

test.each([
  '<section id="comments" data-doorstep-off>…</section>',
  '<div data-doorstep-off><ol class="commentlist"></ol></div>',
  '<textarea id="comments"></textarea><label class="comments">…</label>',
  '<div class="reviewed commenting">…</div>',
])('J-02 The doctor reports nothing about %s', html => {
  expect(visitors(html)).toEqual([])
})

test("J-01 J-02 An unreadable entry of the site's settings is reported", () => {
  expect(lintAddresses({ actions: ['/contact'], scripts: [service] })).toEqual([])
  expect(lintAddresses({ actions: '/contact', scripts: ['maps.example/api.js'] })).toEqual([
    'actions is "/contact"; write a list, such as "actions": ["/contact"].',
    'scripts has "maps.example/api.js", which is not used; write a whole address, as in "scripts": ["https://maps.example/api.js?key=yours"].',
  ])
  expect(lintAddresses({ action: [] })).toHaveLength(1)
})
