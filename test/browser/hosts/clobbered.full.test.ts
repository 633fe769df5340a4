import { type OpenShop, openShop } from '../../support/browser'
import { widgetNames } from '../../support/widgets/all-widgets'
import { namesRead, some, tryPage, ways } from './clobbered-page'

let open: OpenShop
let names: Awaited<ReturnType<typeof namesRead>>

beforeAll(async () => {
  open = await openShop()
  names = await namesRead(await open.visit('/assets/logo-mark.svg'))
})
afterAll(() => open.close())

const whole = [...some.map(name => `${name} mounted`), 'checks']
const hour = 3_600_000

/** Tries every name alone, and prints how many leave all of the widgets at work. */
async function tryEach(
  title: string,
  list: readonly string[],
  around: (name: string) => (widgets: string) => string,
) {
  const broken: string[] = []
  for (const name of list) {
    const shown = await tryPage(open, around(name))
    const wrong = shown.filter((each, at) => each !== whole[at])
    if (wrong.length) broken.push(`${name}: ${wrong.join(', ')}`)
  }
  process.stdout.write(`${title}: ${list.length - broken.length} of ${list.length}\n`)
  expect(broken).toEqual([])
}

describe.each(Object.entries(ways))('a page on which one name is taken by %s', (way, element) => {
  test(
    'J-04 each name that is read off the document or the window leaves the widgets at work',
    () => tryEach(way, [...names.ofDocument, ...names.ofWindow], name => widgets => element(name) + widgets),
    hour,
  )

  test(
    'J-04 all names at once leave all 42 widgets at work',
    async () => {
      const all = [...names.ofDocument, ...names.ofWindow].map(element).join('')
      expect(await tryPage(open, widgets => all + widgets, widgetNames)).toEqual([
        ...widgetNames.map(name => `${name} mounted`),
        'checks',
      ])
    },
    hour,
  )
})

test(
  'J-04 a field of each name, in the form around the widgets and in the one beside it, leaves them at work',
  () => {
    const form = (name: string, content = '') =>
      `<form action="/terms"><input type="hidden" name="${name}">${content}</form>`
    return tryEach('fields of a form', names.ofForm, name => widgets => form(name, widgets) + form(name))
  },
  hour,
)
