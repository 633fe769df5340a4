import type { WatchedPage } from '../../support/browser'
import { isSoak } from '../../support/soak'
import { checksPostcode, fieldOf, open, panel, visitHost } from './host-pages'

const state = (page: WatchedPage) => page.getAttribute('[data-widget]', 'data-widget-state')

describe('scripts that change built-ins', () => {
  const rewritten: [library: string, script: string][] = [
    [
      'Prototype: Array.from, toJSON and enumerable additions to arrays',
      `Array.from = function (list) { var all = []; for (var i = 0; i < (list.length || 0); i++) all.push(list[i]); return all };
       Array.prototype.toJSON = String.prototype.toJSON = function () { return 'broken' };
       Array.prototype.each = Array.prototype.invoke = function () {}; Object.prototype.collect = function () {}`,
    ],
    [
      'MooTools: bind that drops its arguments, and an Event of its own',
      `Function.prototype.bind = function (self) { var run = this; return function () { return run.apply(self, arguments) } };
       window.Event = function () {}; Date.parse = function () { return NaN }`,
    ],
    [
      'RequireJS: a define that takes every UMD module',
      `window.taken = []; window.define = function () { window.taken.push(arguments.length) }; window.define.amd = {}`,
    ],
    [
      'globals named like ours on Object.prototype',
      `Object.prototype.json = Object.prototype.method = 'x'; Object.prototype.isGuest = true`,
    ],
  ]

  // Each change runs alone in the soak. On one page all of these are changed together: none reverts another's
  // change.
  const all = rewritten.map(([, script]) => script).join(';\n')
  const pages = isSoak ? rewritten : [['all of these', all] as const]

  test.each(pages)('%s: the panel still checks a postcode', async (_, script) => {
    const page = await visitHost({ head: `<script>${script}</script>` })
    expect(await checksPostcode(page)).toEqual({ postcode: 'BS3 4TN' })
    expect(await page.evaluate(() => window.taken ?? [])).toEqual([])
    expect(page.complaints).toEqual([])
  })

  test('Damage that no build can repair leaves every fallback, and one message names it', async () => {
    const script = `window.said = []; console.warn = function (text) { said.push(text) };
      window.MutationObserver = function () { throw new Error('old polyfill') }`
    const page = await visitHost({ head: `<script>${script}</script>`, body: panel + panel })
    const said = () => page.evaluate(() => window.said)
    // Nothing on this page can be waited for as usual.
    for (let looks = 0; looks < 100 && !(await said()).length; looks++) await page.waitForTimeout(50)
    expect(await page.getByRole('link', { name: 'Check your postcode' }).count()).toBe(2)
    expect(await state(page)).toBeNull()
    expect(await said()).toEqual([
      expect.stringContaining('a script of this page has broken MutationObserver'),
    ])
  })
})

describe('oddly built pages', () => {
  test('A <base> of another site moves no call, header or link there', async () => {
    const page = await visitHost({
      head: '<base href="https://evil.test/">',
      scripts: `<script type="module" src="${open.url}/doorstep/loader.js"></script>`,
    })
    const elsewhere: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(open.url)) elsewhere.push(request.url())
    })
    const login = await page.getByRole('link', { name: /Log in/ }).elementHandle()
    expect(await login?.evaluate(link => (link as HTMLAnchorElement).href)).toBe(`${open.url}/login`)
    expect(await checksPostcode(page)).toEqual({ postcode: 'BS3 4TN' })
    expect(elsewhere).toEqual([])
  })

  test('A translator that wraps the words of the panel does not break it', async () => {
    const page = await visitHost({})
    await fieldOf(page).waitFor()
    await fieldOf(page).fill('bs3 4tn')
    await page.evaluate(() => {
      const words = document.createTreeWalker(
        document.querySelector('.doorstep') as Element,
        NodeFilter.SHOW_TEXT,
      )
      const found: Text[] = []
      while (words.nextNode()) found.push(words.currentNode as Text)
      for (const text of found) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /BS3 4TN/ }).waitFor()
  })
})

describe('styles of the host', () => {
  const hostile = `<style>
    #main button, #main input, #main label, #main h2, #main a { float: right; width: 100%; margin: 9px; padding: 1px; text-transform: uppercase; letter-spacing: 4px; background: #fff; color: #fff; border: 3px dotted red; font: italic 9px serif; box-shadow: 0 0 9px red; line-height: 3; min-height: 90px }
    body#b #main button:hover, body#b #main button:focus { background: #fff; color: #fff; outline: none }
    input[type] , input[name] { display: none } h2 { display: none } * { box-sizing: content-box }
    .button, .panel, .title { display: none }
  </style>`
  const looks = (page: WatchedPage) =>
    page.evaluate(() => {
      const watched = [
        'display',
        'float',
        'color',
        'backgroundColor',
        'textTransform',
        'letterSpacing',
        'borderTopStyle',
        'borderTopWidth',
        'paddingTop',
        'marginTop',
        'fontSize',
        'fontStyle',
        'boxShadow',
        'minHeight',
        'boxSizing',
        'lineHeight',
      ] as const
      return [...document.querySelectorAll('.doorstep :is(h2, label, input, button, a)')].map(element => {
        const style = getComputedStyle(element)
        return [element.tagName, ...watched.map(name => `${name}: ${style[name]}`)]
      })
    })
  const body = `<main id="main" style="width: 480px">${panel}</main>`

  test("The panel looks the same under a host's styles for elements, ids and attributes", async () => {
    const plain = await visitHost({ body })
    await fieldOf(plain).waitFor()
    const host = await visitHost({
      head: hostile,
      body: body.replace('<main', '<main').replace('style', 'data-b style'),
    })
    await host.evaluate(() => document.body.setAttribute('id', 'b'))
    await fieldOf(host).waitFor()
    expect(await looks(host)).toEqual(await looks(plain))
    for (const page of [plain, host]) await page.getByRole('button', { name: 'Check' }).hover()
    await host.waitForTimeout(300)
    expect(await looks(host)).toEqual(await looks(plain))
  })

  test("The widget's styles do not change the host's own elements", async () => {
    const own = '<button class="button" id="own">Own</button><input id="text"><h2 id="head">Own</h2>'
    const measure = (page: WatchedPage) =>
      page.evaluate(() =>
        ['own', 'text', 'head'].map(id => {
          const style = getComputedStyle(document.getElementById(id) as Element)
          return [
            style.font,
            style.color,
            style.backgroundColor,
            style.padding,
            style.margin,
            style.border,
            style.boxSizing,
          ]
        }),
      )
    const without = await visitHost({ body: own, scripts: '' })
    const before = await measure(without)
    const page = await visitHost({ body: `${own}${panel}` })
    await fieldOf(page).waitFor()
    expect(await measure(page)).toEqual(before)
  })
})

describe('files that fail to load', () => {
  test('A script that fails once is requested again, and the widget starts', async () => {
    const host = await visitHost({ scripts: '' })
    let asked = 0
    await host.route('**/doorstep/w/postcode-panel-*.js*', route =>
      asked++ ? route.continue() : route.abort(),
    )
    await host.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('script'), { type: 'module', src: '/doorstep/loader.js' }),
      )
    })
    await fieldOf(host).waitFor()
    expect(asked).toBe(2)
  })
})
