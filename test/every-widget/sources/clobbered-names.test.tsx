import { readPageHints } from '../../../shared/domain/store/page-hints'
import { freshToken } from '../../../shared/platform/page/login/fresh-token'
import { reported } from '../../../shared/platform/page/report'
import { pageNames, pageNamesIn } from '../../support/sources/page-names'

/**
 * Names that every browser has, so that no element can take them, and names that the bundle sets before it
 * reads them.
 */
const always =
  'addEventListener removeEventListener dispatchEvent fetch scrollTo innerWidth innerHeight scrollY IntersectionObserver KeyboardEvent crypto HTMLElement Element csrfToken Doorstep doorstepPart location'.split(
    ' ',
  )

test.each([
  ['window.a', 'a'],
  ['globalThis.a?.()', 'a'],
  ['(window as unknown as X).a', 'a'],
  ["ownGlobal('a')", 'a'],
  ["Reflect.get(window, 'a')", 'a'],
  ["Object.hasOwn(window, 'a')", 'a'],
  ['const { a } = globalThis as X', 'a'],
])('The search finds the name in %s', (text, name) => {
  expect(pageNamesIn(text)).toEqual([expect.objectContaining({ of: 'window', name })])
})

test('J-04 A name that a browser may lack, or a page may set, is read as the window’s own property', () => {
  const names = pageNames().filter(({ of }) => of === 'window')
  const open = names.filter(
    ({ name, file, isOwn }) =>
      !isOwn && !always.includes(name) && !/\/(own-global|host-proof-\w+|patch-built-ins)\./.test(file),
  )
  expect(open.map(({ name, file }) => `${name} in ${file}`)).toEqual([])
  const own = [...new Set(names.filter(({ isOwn }) => isOwn).map(({ name }) => name))].sort()
  process.stdout.write(`names read as the window's own: ${own.join(' ')}\n`)
  expect(own.length).toBeGreaterThan(8)
})

const elements: readonly ((name: string) => string)[] = [
  name => `<a id="${name}">x</a><a id="${name}">y</a>`,
  name => `<form name="${name}"></form>`,
  name => `<img name="${name}" alt="">`,
  name =>
    `<form id="${name}" name="${name}"><input name="${name}"><input name="then"><input name="push"></form>`,
]

afterEach(() => {
  document.body.innerHTML = ''
})

test('J-04 An element called doorstepToken or doorstepSaid blocks neither a fresh token nor a message', async () => {
  for (const element of elements) {
    document.body.innerHTML = `<meta name="doorstep-csrf-url" content="/csrf">${element('doorstepToken')}${element('doorstepSaid')}`
    const answer = async () => new Response('{"token":"fresh"}')
    expect(await freshToken(answer)).toBe('fresh')
    expect(Array.isArray(reported())).toBe(true)
    Reflect.deleteProperty(window, 'csrfToken')
  }
})

test('J-04 Elements named like the page’s globals have no effect', () => {
  for (const element of elements) {
    document.body.innerHTML = ['csrfToken', 'hasPostcode', 'isGuest', 'activeCoupon'].map(element).join('')
    for (const name of ['csrfToken', 'hasPostcode', 'isGuest', 'activeCoupon'])
      Reflect.deleteProperty(window, name)
    expect(readPageHints()).toMatchObject({ csrfToken: null, hasPostcode: false, activeCoupon: null })
  }
})
