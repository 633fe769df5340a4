import { type OpenShop, openShop } from '../../support/browser'
import { widgetNames } from '../../support/widgets/all-widgets'
import { hidden, markupOf, openClobbered, ways } from './clobbered-page'

let open: OpenShop
let pages: Awaited<ReturnType<typeof openClobbered>>
let widgets: string
let whole: string[]

beforeAll(async () => {
  open = await openShop()
  pages = await openClobbered(open)
  widgets = await markupOf(['postcode-panel', 'enquiry-form', 'weekly-view-link', 'tabs'])
  whole = (await pages.shown(widgets)).states
  expect(whole.slice(1)).toEqual([
    'enquiry-form mounted',
    'weekly-view-link mounted',
    'tabs mounted',
    'checks',
  ])
})
afterAll(async () => {
  await pages.close()
  await open.close()
})

const hour = 3_600_000

/** Tries every name alone, four pages at a time, and prints how many leave all of the widgets working. */
async function tryEach(title: string, list: readonly string[], around: (name: string) => string) {
  const broken: string[] = []
  const left = [...list]
  const work = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const { states } = await pages.shown(around(name))
      if (states.join() !== whole.join()) broken.push(`${name}: ${states.join(', ')}`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  process.stdout.write(`${title}: ${list.length - broken.length} of ${list.length}\n`)
  expect(broken).toEqual([])
}

describe.each(Object.entries(ways))('a page on which %s takes one name', (way, element) => {
  test(
    'J-04 Each name read from the document or the window leaves the widgets working',
    () => {
      const { document, window } = pages.names
      return tryEach(way, [...document, ...window], name => element(name) + widgets)
    },
    hour,
  )

  test(
    'J-04 All names at once leave all 42 widgets working',
    async () => {
      const { document, window } = pages.names
      const every = await markupOf(widgetNames)
      const free = (await pages.shown(every)).states
      expect(free.filter(each => each.endsWith(' mounted')).length).toBeGreaterThan(widgetNames.length - 1)
      expect((await pages.shown([...document, ...window].map(element).join('') + every)).states).toEqual(free)
    },
    hour,
  )
})

test(
  'J-04 A field of each name, in the form around the widgets and in one beside it, leaves them working',
  () => {
    const form = (name: string, content = '') => `<form action="/terms">${hidden(name)}${content}</form>`
    return tryEach('field of a form', pages.names.form, name => form(name, widgets) + form(name))
  },
  hour,
)
