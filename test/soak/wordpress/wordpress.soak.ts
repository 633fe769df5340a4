import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser, type SharedBrowser } from '../../support/browser'
import { type BlockEditor, openBlockEditor } from './block-editor'
import { serveWordpress, type Wordpress } from './serve-wordpress'
import { asked } from './wordpress-folder'

// A new WordPress: PICTURES=<folder> keeps screenshots of its editors' and visitors' pages.
jest.setTimeout(300_000)

const milk = '[{ "panel": "milk", "label": "Milk" }, { "panel": "eggs", "label": "Eggs" }]'
const read = JSON.parse(milk)
const panes = '<div id="milk"><p>Whole milk</p></div><div id="eggs"><p>Six eggs</p></div>'

/** As WordPress writes the attributes of a block. */
const asSaved = (attributes: object) =>
  JSON.stringify(attributes).replace(/[<>&]/g, each => `\\u00${each.charCodeAt(0).toString(16)}`)

describe.each(asked)('WordPress %s', version => {
  let wordpress: Wordpress
  let browser: SharedBrowser
  let editor: BlockEditor
  const picture = async (page: Page, name: string) => {
    const folder = process.env.PICTURES
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    await page.screenshot({ path: path.join(folder, `${wordpress.version}-${name}.png`), fullPage: true })
  }

  beforeAll(async () => {
    wordpress = await serveWordpress(version)
    browser = await openBrowser()
    editor = await openBlockEditor(browser, wordpress.url, 'admin')
    console.info(`WordPress ${wordpress.version}`)
  })
  afterAll(async () => {
    await browser?.close()
    await wordpress?.close()
  })

  async function visit(number: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
    const page = await context.newPage()
    const loaded: string[] = []
    page.on('request', request => loaded.push(request.url()))
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    await page.goto(`${wordpress.url}/?p=${number}`)
    return { page, loaded, troubles, leave: () => context.close() }
  }
  const mounted = (page: Page, name: string) =>
    page.waitForFunction(
      each =>
        document.querySelector<HTMLElement>(`[data-widget="${each}"]`)?.dataset.widgetState === 'mounted',
      name,
      { timeout: 10_000 },
    )
  const labelled = (label: string) =>
    editor.page.getByRole('region', { name: 'Editor settings' }).getByLabel(label, { exact: true })

  describe('three blocks that an editor picks from the list', () => {
    let published: string

    test('The blocks say what they need, show the widget while typing, and are saved and read again', async () => {
      await editor.open()
      await editor.insert('info-panel', 'Information panel')
      await editor.insert('postcode-panel', 'Postcode check')
      await editor.insert('tabs', 'Tabs')
      const canvas = await editor.canvas()
      await canvas.getByText('It has nothing to show; write Text or Content.').waitFor()
      await editor.choose(0)
      await labelled('Title').fill('Fish & chips')
      await labelled('Text').fill('Every "Friday" <3')
      const panel = await editor.preview('Information panel')
      await panel.locator('[data-widget-state="mounted"]').waitFor({ state: 'attached' })
      await panel.getByRole('heading', { name: 'Fish & chips' }).waitFor()
      expect(await canvas.getByText('It has nothing to show').count()).toBe(0)
      await picture(editor.page, 'editor-panel')

      await editor.choose(2)
      await canvas.getByText('Tabs is missing.').waitFor()
      await editor.page.getByText('As JSON').click()
      const list = labelled('Tabs (needed)')
      await list.fill(milk.replace('"Milk"', ''))
      await canvas.getByText('Tabs: its JSON cannot be read').waitFor()
      expect(await list.inputValue()).toBe(milk.replace('"Milk"', ''))
      await picture(editor.page, 'editor-broken')
      await list.fill(milk)
      await canvas.getByText('is not complete yet').waitFor({ state: 'detached' })

      await editor.choose(1)
      await labelled('Look').selectOption('band')
      published = await editor.publish('Three of them')
      expect(editor.complaints).toEqual([])

      await editor.open(published)
      await editor.page.waitForFunction(() => document.querySelector('.is-root-container, iframe'))
      const blocks = await editor.blocks()
      expect(blocks.map(({ name, isValid, attributes }) => [name, isValid, attributes.options])).toEqual([
        ['doorstep/info-panel', true, { title: 'Fish & chips', text: 'Every "Friday" <3' }],
        ['doorstep/postcode-panel', true, { look: 'band' }],
        ['doorstep/tabs', true, { tabs: read }],
      ])
    })

    test('A visitor sees the blocks, with one loader', async () => {
      const { page, loaded, troubles, leave } = await visit(published)
      await mounted(page, 'info-panel')
      await mounted(page, 'postcode-panel')
      expect(await page.getByText('Every "Friday" <3').count()).toBe(1)
      expect(loaded.filter(address => /loader\.js/.test(address))).toHaveLength(1)
      expect(troubles).toEqual([])
      await picture(page, 'visitor')
      await page.setViewportSize({ width: 390, height: 800 })
      await picture(page, 'visitor-390')
      await leave()
    })
  })

  test('L-54 L-56 Pasted markup becomes its block with its list, and the preview is for a chosen visitor', async () => {
    const list = `<script type="application/json">{ "tabs": ${milk} }</script>`
    const pasted = `<div data-widget="tabs">${list}<p>Ring us</p></div>\n<div data-widget="postcode-panel" data-title="Ours"></div>`
    await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await editor.open()
    const canvas = await editor.canvas()
    await canvas.locator('.block-editor-default-block-appender').first().click()
    await editor.page.evaluate(text => navigator.clipboard.writeText(text), pasted)
    await canvas.locator('p.wp-block').first().press('ControlOrMeta+v')
    await canvas.getByText('Ring us').waitFor({ state: 'attached' })
    const blocks = await editor.blocks()
    expect(blocks.map(({ name, attributes }) => [name, attributes.options])).toEqual([
      ['doorstep/tabs', { tabs: read }],
      ['doorstep/postcode-panel', { title: 'Ours' }],
    ])
    await editor.choose(1)
    const panel = await editor.preview('Postcode check')
    await panel.getByRole('heading', { name: 'Ours' }).waitFor()
    await picture(editor.page, 'editor-preview')
    await labelled('Shown as it is for').selectOption('A customer')
    await panel.getByRole('heading', { name: 'Ours' }).waitFor({ state: 'detached' })
  })

  describe('hand-written blocks', () => {
    const hand = `<!-- wp:doorstep/info-panel {"title":"By hand","text":"Ours","colour":"green"} --><p>Ring <a href="/help">us</a> {really}</p><!-- /wp:doorstep/info-panel -->
<!-- wp:html -->${panes}<!-- /wp:html -->
<!-- wp:doorstep/tabs {"options":{"tabs":${JSON.stringify(read)}}} /-->`

    test('In the editor the blocks keep their fallback and all options, and every block is valid', async () => {
      const number = await wordpress.write(hand)
      await editor.open(number)
      const [panel, , tabs] = await editor.blocks()
      expect(panel).toMatchObject({
        isValid: true,
        attributes: { options: { title: 'By hand', text: 'Ours' } },
        innerBlocks: [{ name: 'core/paragraph', isValid: true }],
      })
      expect(tabs).toMatchObject({ isValid: true, attributes: { options: { tabs: read } } })
      expect(await editor.content()).toContain('<p>Ring <a href="/help">us</a> {really}</p>')
      await editor.choose(0)
      await picture(editor.page, 'editor-by-hand')
      await editor.publish('By hand')
      const { page, leave } = await visit(number)
      await mounted(page, 'info-panel')
      await mounted(page, 'tabs')
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Milk', 'Eggs'])
      await leave()
    })

    test('Without JavaScript the blocks show their content', async () => {
      const number = await wordpress.write(hand)
      const { page, leave } = await visit(number, { javaScriptEnabled: false })
      expect(await page.getByText('Ring us {really}').isVisible()).toBe(true)
      expect(await page.getByText('Six eggs').isVisible()).toBe(true)
      await picture(page, 'without-script')
      await leave()
    })
  })

  test('An editor who may not write all markup keeps "Fish & chips" and <3', async () => {
    const author = await openBlockEditor(browser, wordpress.url, 'author')
    const options = { title: 'Fish & chips', text: '<3 & more' }
    const number = await wordpress.write(
      `<!-- wp:doorstep/info-panel ${asSaved({ options })} --><!-- wp:paragraph --><p>Salt &amp; vinegar</p><!-- /wp:paragraph --><!-- /wp:doorstep/info-panel -->`,
      'author',
    )
    const { page, leave } = await visit(number)
    await mounted(page, 'info-panel')
    expect(await page.getByText('<3 & more').count()).toBe(1)
    expect(await page.getByRole('heading', { name: 'Fish & chips' }).count()).toBe(1)
    await leave()
    await author.close()
  })

  const shortcode = `[doorstep widget="info-panel" title="It's “ours”" text='Say "milk"']<p>Ring us -- on 01234</p>[/doorstep]`
  const inJson = `[doorstep widget="tabs"]{
  "tabs": [
    { "panel": "milk", "label": "Milk" },

    { "panel": "eggs", "label": "It's \\"eggs\\"" }
  ]
}

Choose below.[/doorstep]`
  const places: [string, string][] = [
    ['in a block of shortcodes', `<!-- wp:shortcode -->\n${shortcode}\n<!-- /wp:shortcode -->`],
    ['in a classic page', shortcode],
    ['in a paragraph', `<!-- wp:paragraph -->\n<p>${shortcode}</p>\n<!-- /wp:paragraph -->`],
  ]
  const jsonPlaces: [string, string][] = [
    ['in a block of shortcodes', `<!-- wp:shortcode -->\n${inJson}\n<!-- /wp:shortcode -->`],
    ['in a classic page', inJson],
  ]

  describe('shortcodes', () => {
    // Changes of other plugins to everything that a page prints.
    const late = `foreach (['wptexturize', 'wpautop', 'shortcode_unautop', 'convert_smilies'] as $each) { add_filter('the_content', $each, 99); }`

    async function expectShown(content: string) {
      const number = await wordpress.write(content)
      const plain = await visit(number, { javaScriptEnabled: false })
      expect(await plain.page.getByText(/Ring us .+ 01234/).isVisible()).toBe(true)
      await plain.leave()
      const { page, leave } = await visit(number)
      await mounted(page, 'info-panel')
      expect(await page.getByText('Say "milk"').count()).toBe(1)
      await leave()
    }
    async function expectTabs(content: string) {
      const number = await wordpress.write(`${content}\n\n${panes}`)
      const { page, leave } = await visit(number)
      await mounted(page, 'tabs')
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Milk', `It's "eggs"`])
      await leave()
    }

    test.each(places)('Shortcodes %s become the widget, with their fallback before it', (_, content) =>
      expectShown(content),
    )
    test.each(jsonPlaces)('Shortcodes with JSON over several lines, %s, become the widget', (_, content) =>
      expectTabs(content),
    )

    describe('with a plugin that turns all output into paragraphs and curly quotes', () => {
      beforeAll(() => wordpress.also('late', late))
      afterAll(() => wordpress.also('late', ''))
      test.each(places)('Shortcodes %s still become the widget', (_, content) => expectShown(content))
      test.each(jsonPlaces)('Shortcodes with JSON, %s, still become the widget', (_, content) =>
        expectTabs(content),
      )
    })
  })

  test('PHP complains about none of our files', () => {
    expect(wordpress.complaints()).toEqual([])
  })
})
