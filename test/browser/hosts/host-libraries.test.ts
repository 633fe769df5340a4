import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { type OpenShop, openShop, type WatchedPage } from '../../support/browser'
import { isWhole, rowsOf } from '../../support/rows'
import { readsOfReplaced, replacedFunctions, replacedGlobals } from '../../support/sources/host-replaceable'
import { widgetNames } from '../../support/widgets/all-widgets'
import { everyWidget, tagsOf, visitHost } from './host-page'

let open: OpenShop

beforeAll(async () => {
  open = await openShop()
})
afterEach(() => open.leave())
afterAll(() => open.close())

const mootools = ['javascript/mootools/mootools.js', 'javascript/mootools/mootools-more.js']
const prototype = ['javascript/prototype/prototype.js']
const jquery1 = 'modules/jquery-1/dist/jquery.js'
const jquery3 = 'javascript/jquery/jquery.js'
const later = (script: string) => `<script>addEventListener('load', function () { ${script} })</script>`

/** Libraries as published, with the code that a page runs after loading them. */
const libraries: [name: string, files: string[], starts?: string][] = [
  ['MooTools 1.4.5 with More', mootools],
  ['MooTools 1.4.5, the core alone', ['javascript/mootools/mootools-core-nc.js']],
  ['Prototype 1.7.3', prototype],
  ["Prototype 1.6's changes to built-ins", ['tests/support/sources/prototype-1-6.js']],
  ['Date.js 0.0.2', ['modules/datejs/lib/date.js']],
  ['Sugar 2.0.6, which extends the built-ins', ['modules/sugar/dist/sugar.js'], 'Sugar.extend()'],
  [
    'es5-shim 4.6.7 and es6-shim 0.35.8 with their shams',
    ['es5-shim/es5-shim', 'es5-shim/es5-sham', 'es6-shim/es6-shim', 'es6-shim/es6-sham'].map(
      name => `modules/${name}.js`,
    ),
  ],
  ['dojo 1.17', ['javascript/dojo/dojo.js']],
  [
    'jQuery 1.12 and Bootstrap 3.4',
    [jquery1, 'modules/bootstrap/dist/js/bootstrap.js', 'modules/bootstrap/dist/css/bootstrap.css'],
  ],
  [
    'jQuery 1.12 and Foundation 5.5',
    [
      jquery1,
      'modules/foundation-sites/js/foundation.js',
      'modules/foundation-sites/css/normalize.css',
      'modules/foundation-sites/css/foundation.css',
    ],
    '$(document).foundation()',
  ],
  [
    'jQuery 3.6 and Materialize 0.100',
    [
      jquery3,
      'modules/materialize-css/dist/js/materialize.js',
      'modules/materialize-css/dist/css/materialize.css',
    ],
    "$('select').material_select()",
  ],
]

type Act = (section: Locator, page: Page) => Promise<unknown>

const button = (place: Locator | Page, name: string | RegExp) => place.getByRole('button', { name }).first()
const dialogOf = (page: Page) => page.locator('[data-doorstep-dialogs] [aria-modal=true]')
const closeDialog = async (page: Page) => {
  await dialogOf(page).first().waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
}
const opensDialog =
  (opener: (section: Locator) => Locator): Act =>
  async (section, page) => {
    await opener(section).click()
    await closeDialog(page)
  }

async function turnsWeek(section: Locator): Promise<void> {
  const before = await button(section, /^Next week/).getAttribute('aria-label')
  await button(section, /^Next week/).click()
  await section.locator(`button[aria-label^="Next week"]:not([aria-label="${before}"])`).waitFor()
}

async function edits(section: Locator): Promise<void> {
  await button(section, /^Edit/).click()
  await section.locator('input:not([hidden])').first().fill('Ada')
  await button(section, 'Cancel').click()
  await button(section, /^Edit/).waitFor()
}

/** A calendar that is loaded when it is opened has each day of its month. */
const hasDays = (place: Locator) => place.getByRole('grid').getByRole('button').nth(27).waitFor()

/** The main action with each widget, in an order in which each leaves room for the next. */
const acts: Record<string, Act> = {
  'postcode-panel': async (section, page) => {
    await button(section, 'Change postcode').click()
    await section.getByRole('textbox').fill('BS3 4TN')
    await button(section, 'Check').click()
    await page.getByRole('dialog', { name: 'We deliver to your area' }).waitFor()
    await closeDialog(page)
  },
  // Before another code removes the free products.
  'product-selector': async section => {
    await section.getByRole('radio', { name: 'Free range eggs' }).check({ force: true })
    await section.getByRole('combobox', { name: 'Delivery date' }).waitFor()
  },
  'registration-steps': section => section.getByRole('link', { name: 'Store cupboard' }).waitFor(),
  'promo-field': async section => {
    await section.getByRole('textbox').fill('WELCOME10')
    await section.getByText('Code added successfully!').first().waitFor()
  },
  'offline-customer': async section => {
    await section.getByRole('checkbox').check()
    await section.getByText('bedminster@doorstepdairy.example').waitFor()
  },
  // Tried before the basket changes, since the boxes are read again then, and this visitor has none.
  'box-order-detail': opensDialog(section => button(section, 'Delete order')),
  'pause-picker': async section => {
    const last = section.getByRole('textbox').nth(1)
    const before = await last.inputValue()
    await button(section, '2 weeks').click()
    expect(await last.inputValue()).not.toBe(before)
    await button(section, /^Choose from a calendar: First/).click()
    await hasDays(section)
  },
  'house-move': async section => {
    await section
      .getByRole('combobox', { name: /^New day/ })
      .first()
      .selectOption('x')
    await button(section, 'Choose the nearest days').click()
    await section.getByText('You have chosen for all of them.').first().waitFor()
  },
  'social-block': async section => {
    const posts = section.getByRole('link', { name: /^Read the post/ })
    const before = await posts.count()
    await button(section, 'Load More').click()
    await posts.nth(before).waitFor()
  },
  'order-dialog': async section => {
    await button(section, /^Add to basket/).click()
    await section.getByText('1 in box').waitFor()
  },
  'bol-basket': async section => {
    await button(section, /^Increase quantity of Seasonal veg box/).click()
    await section.getByText('£29.00').first().waitFor()
  },
  'mobile-basket-button': opensDialog(section => button(section, /^2 items/)),
  'checkout-panel': async section => {
    await section.getByText('Every week').click()
    await section.getByRole('combobox', { name: 'Delivery day' }).waitFor()
  },
  'view-box': opensDialog(section => button(section, /^(View|Change) box/)),
  'order-again': async section => {
    await button(section, 'Show as a list').click()
    await section.locator('[aria-pressed=true][aria-label="Show as a list"]').waitFor()
  },
  'day-order': opensDialog(section => section.getByText('Change this day')),
  'order-edit': opensDialog(section => section.getByText('Edit')),
  'one-off-order': async section => {
    await button(section, /^Increase quantity of Double cream/).click()
    await button(section, 'Add to my order').click()
    await section
      .getByText(/will come|is on its way|added/i)
      .first()
      .waitFor()
  },
  'regular-order': async section => {
    await button(section, 'Increase quantity of Whole milk on Monday').click()
    await button(section, 'Update order').click()
    await section
      .getByText(/saved|updated|changed/i)
      .first()
      .waitFor()
  },
  'header-basket': async section => {
    await turnsWeek(section)
    await button(section, 'Close').click()
  },
  'weekly-view-link': async (section, page) => {
    await button(section, 'Weekly view').click()
    await page.getByRole('region', { name: 'Your week' }).waitFor()
  },
  'weekly-cost': section => turnsWeek(section),
  'account-name': edits,
  'account-phone': edits,
  'account-password': edits,
  'direct-debit': opensDialog(section => button(section, /guarantee/)),
  typeahead: async section => {
    await section.getByRole('combobox').pressSequentially('mil')
    await section.getByRole('option').first().waitFor()
    await section.getByRole('combobox').press('Escape')
  },
  'transaction-search': async section => {
    await button(section, /calendar/i).click()
    await hasDays(section)
    await section.getByRole('grid').getByRole('button').nth(3).press('Escape')
  },
  map: async section => {
    await button(section, 'Zoom in').click()
    await button(section, 'Show all').click()
    await button(section, /^Show .* on the map$/).click()
    await section.getByRole('group', { name: /Depot$/ }).waitFor()
  },
  'payment-form': async section => {
    await button(section, '£20').click()
    expect(await section.getByRole('textbox').inputValue()).toBe('20.00')
  },
}

/** For any other widget, text is typed into its first field and its first button is pressed. */
const usual: Act = async (section, page) => {
  const [field, first] = [section.getByRole('textbox').first(), section.getByRole('button').first()]
  if ((await field.count()) && (await field.isEditable())) await field.fill('3')
  if (await first.count()) await first.click()
  if (await dialogOf(page).count()) await closeDialog(page)
}

const unmounted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')]
      .filter(({ dataset }) => dataset.widgetState !== 'mounted')
      .map(({ dataset }) => `${dataset.widget} is ${dataset.widgetState}`),
  )

/** A library that replaces a built-in; the whole table has all. */
const tried = rowsOf(libraries, ['MooTools 1.4.5, the core alone'])
/**
 * Together these use each of our libraries, whose needs no source lists; the map's library is tried beside
 * Prototype.
 */
const withLibraries = [
  'postcode-panel',
  'pause-picker',
  'community-grid',
  'order-dialog',
  'bol-basket',
  'checkout-panel',
  'header-basket',
  'view-box',
  'regular-order',
  'typeahead',
  'slider',
  'seasonal-popup',
]

describe.each(tried)('a page with %s', (_, files, starts = '') => {
  test('F-61 G-29 Each widget of the page does its task, down to the last part that it loads', async () => {
    const names = isWhole ? widgetNames : withLibraries
    const page: WatchedPage = await visitHost(
      open,
      { head: tagsOf(files) + later(starts), body: await everyWidget('as usual', names) },
      { as: 'customer', hasPostcode: true, reducedMotion: 'reduce' },
    )
    page.setDefaultTimeout(30_000)
    const others = widgetNames.filter(name => !(name in acts)).map(name => [name, usual] as const)
    for (const [name, act] of [...Object.entries(acts), ...others])
      if (names.includes(name)) await act(page.locator(`[data-of="${name}"]`), page)
    expect(await unmounted(page)).toEqual([])
    expect(page.complaints).toEqual([])
  })
})

/** Globals, and functions that we use, that the page's libraries have replaced. */
async function replacedBy(files: readonly string[]): Promise<string[]> {
  const before = `<script>var before = {}
    for (const name of Object.getOwnPropertyNames(window))
      try { if (typeof window[name] === 'function') before[name] = window[name] } catch {}
    before.arrayFrom = Array.from; before.dateParse = Date.parse</script>`
  const page = await visitHost(open, { head: before + tagsOf(files), scripts: '' })
  return page.evaluate(() => {
    const originals: Record<string, unknown> = Reflect.get(window, 'before')
    const { arrayFrom, dateParse, ...globals } = originals
    return [
      ...Object.keys(globals).filter(name => Reflect.get(window, name) !== globals[name]),
      ...(Array.from === arrayFrom ? [] : ['Array.from']),
      ...(Date.parse === dateParse ? [] : ['Date.parse']),
    ]
  })
}

test('F-61 No source or built file uses what the libraries replace', async () => {
  const replaced = [...(await replacedBy(mootools)), ...(await replacedBy(prototype))]
  expect([...new Set(replaced)].sort()).toEqual([...replacedGlobals, ...replacedFunctions].sort())
})

const dist = path.resolve('dist')
const builtScripts = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file =>
    /^([wc]\/.*|loader)\.js$/.test(file),
  )

test('F-61 No built file, libraries included, uses replaced built-ins while it loads', () => {
  const files = builtScripts()
  expect(files.length).toBeGreaterThan(widgetNames.length)
  const asked = files.flatMap(file =>
    readsOfReplaced(readFileSync(path.join(dist, file), 'utf8'))
      .filter(({ isAtLoad }) => isAtLoad)
      .map(({ name }) => `${name} in ${file}`),
  )
  expect(asked).toEqual([])
})

test('G-29 No built file binds a function by the page’s own bind, which MooTools has replaced', () => {
  const files = builtScripts()
  expect(files.filter(file => /\.bind\(/.test(readFileSync(path.join(dist, file), 'utf8')))).toEqual([])
})

test('F-61 Each of our libraries is used beside a library of the page', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'))
  const { outputs }: { outputs: Record<string, { inputs: object; imports: { path: string }[] }> } =
    read('meta.json')
  const { widgets }: { widgets: Record<string, { script: string }> } = read('manifest.json')
  /** The libraries in a widget's script and in everything that it may load. */
  const librariesOf = (name: string) => {
    const files = new Set([widgets[name]?.script ?? ''])
    for (const file of files) for (const { path: more } of outputs[file]?.imports ?? []) files.add(more)
    return [...files].flatMap(file =>
      Object.keys(outputs[file]?.inputs ?? {}).flatMap(
        input => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [],
      ),
    )
  }
  const used = new Set([...withLibraries, 'map'].flatMap(librariesOf))
  expect(used.size).toBeGreaterThan(20)
  expect(widgetNames.flatMap(librariesOf).filter(each => !used.has(each))).toEqual([])
})

test('Every listed widget exists', () => {
  expect([...Object.keys(acts), ...withLibraries].filter(name => !widgetNames.includes(name))).toEqual([])
})
