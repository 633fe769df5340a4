import { act } from '@testing-library/react'
import { storageAbout } from '../../shared/site/storage'
import { openPage } from '../support/page/open-page'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

const markup = '<img src=x onerror="globalThis.ran = true"><script>globalThis.ran = true</script>'
const long = 'x'.repeat(100_000)
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
const proto = '{"__proto__":{"ran":true},"constructor":{"prototype":{"ran":true}},"toString":"x"}'

/** Values that another script, tab or page of the origin may leave where the widgets read. */
export const poison: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a number': 1e308,
  'not a number': Number.NaN,
  markup,
  'a long text': long,
  'JSON with names of prototypes': proto,
  'an object with names of prototypes': JSON.parse(proto),
  'a deep list': deep,
  'an object of markup': { message: markup, title: markup, items: [markup], id: markup, date: markup },
  'a list of every type': [null, [], {}, markup, -1, { id: { id: 1 } }],
  'lists where texts belong': { message: [markup], postcode: [markup], date: [[]], items: {}, source: [] },
  'values of the wrong kind': {
    items: -1,
    total: 'NaN',
    date: '2026-99-99',
    postcode: 7,
    quotaReached: 'yes',
  },
}
/** An object whose members all throw. */
export const unreadable = new Proxy(
  {},
  {
    get() {
      throw new Error('not to be read')
    },
  },
)

const wrong: unknown[] = []
const note = (event: Event) => void wrong.push(Reflect.get(event, 'reason') ?? Reflect.get(event, 'error'))

/** Records thrown errors, and removes what was left. */
export function watchHarm(): void {
  beforeEach(() => {
    wrong.length = 0
    Reflect.deleteProperty(globalThis, 'ran')
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    window.addEventListener('error', note)
    window.addEventListener('unhandledrejection', note)
  })
  afterEach(() => {
    window.removeEventListener('error', note)
    window.removeEventListener('unhandledrejection', note)
    sessionStorage.clear()
    localStorage.clear()
    history.replaceState(null, '')
    jest.restoreAllMocks()
  })
}

const answers = async () =>
  new Response('{"message":"No"}', { status: 404, headers: { 'Content-Type': 'application/json' } })

export const openAll = async () => {
  const pages = await Promise.all(
    widgetNames.map(async name => {
      const [example] = await examplesOf(name)
      return example ? pageOf(example).replace('data-widget=', 'data-load="ready" data-widget=') : ''
    }),
  )
  return openPage(pages.join(''), { fetch: answers, globals: { isGuest: false, hasPostcode: true } })
}

/** Checks that nothing ran or threw, that no prototype has changed, and that the widgets are there. */
export function expectUnharmed() {
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined()
  expect(Reflect.get({}, 'ran')).toBeUndefined()
  expect(document.querySelectorAll('.doorstep img[onerror], .doorstep script')).toHaveLength(0)
  expect(wrong).toEqual([])
  const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    ({ dataset }) => `${dataset.widget} ${dataset.widgetState}`,
  )
  expect(states.filter(state => state.endsWith('mounted')).length).toBeGreaterThan(35)
}

/** Puts `poison` into each storage place that the widgets read, since the tab before. */
export async function openPoisoned(what: string): Promise<void> {
  const text = typeof poison[what] === 'string' ? poison[what] : JSON.stringify(poison[what])
  for (const name of Object.keys(storageAbout))
    for (const storage of [sessionStorage, localStorage]) storage.setItem(`doorstep:${name}`, `${text}`)
  history.replaceState(poison[what], '')
  await openAll()
  await act(async () => {
    for (const name of Object.keys(storageAbout))
      window.dispatchEvent(new StorageEvent('storage', { key: `doorstep:${name}`, newValue: `${text}` }))
    window.dispatchEvent(new PopStateEvent('popstate', { state: poison[what] }))
  })
}
