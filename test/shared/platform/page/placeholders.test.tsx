import { partsIn, partWithId, placeholdersOf } from '../../../../shared/platform/page/placeholders'
import { filesIn, textOf } from '../../../support/sources/shipped'

const place = (id: string, more = '') =>
  `<div id="${id}" data-widget="header-basket" data-widget-state="mounted"${more}></div>`
const ids = (found: readonly Element[]) => found.map(({ id }) => id)

afterEach(() => {
  document.body.innerHTML = ''
})

test('J-02 A widget that looks for another one ignores placeholders written by visitors', () => {
  document.body.innerHTML = `<section data-doorstep-off><p>${place('comment')}</p></section>
    ${place('off', ' data-doorstep-off')}${place('page')}
    <div id="other" data-widget="tabs" data-widget-state="waiting"></div>`
  expect(ids(placeholdersOf('header-basket'))).toEqual(['page'])
  expect(ids(placeholdersOf('header-basket', 'mounted'))).toEqual(['page'])
  expect(ids(placeholdersOf('header-basket', 'waiting'))).toEqual([])
  expect(ids(placeholdersOf('tabs'))).toEqual(['other'])
})

const finders = {
  'by a selector': () => partsIn(document, 'ul').map(({ className }) => className),
  'by its name': () => [partWithId('slides')?.className],
  'on a fetched page': () => {
    const fetched = document.createElement('template')
    fetched.innerHTML = document.body.innerHTML
    return partsIn(fetched.content, 'ul').map(({ className }) => className)
  },
}
test.each(
  Object.entries(finders).flatMap(([how, find]) =>
    ['data-doorstep-off', 'data-widget="x" data-doorstep-off', 'data-doorstep-root'].map(
      around => [how, around, find] as const,
    ),
  ),
)('L-05 A part of the page is found %s, but none inside %s', (_how, around, find) => {
  const list = (name: string) => `<ul id="slides" class="${name}"></ul>`
  document.body.innerHTML = `<div ${around}>${list('not')}<p>${list('neither')}</p></div><div>${list('part')}</div>`
  expect(find()).toEqual(['part'])
})

/** Files that look only around a press or a change, or that can import nothing. */
const others = [
  'shared/platform/page/placeholders.ts',
  'shared/platform/runtime/follow-changes.ts',
  'shared/platform/runtime/lazy/fetch-ahead.ts',
  'shared/platform/runtime/lazy/lazy-islands.ts',
  'widgets/order-dialog/preload.ts',
]

test('J-02 No other file has a selector of its own for placeholders', () => {
  const files = filesIn(['shared/platform', 'shared/domain', 'shared/features', 'shared/ui', 'widgets'])
  expect(files.length).toBeGreaterThan(400)
  const own = files.filter(file =>
    /\[data-(widget|load)\b/.test(textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
  )
  expect(own.filter(file => !/\.(examples|about)\.ts$/.test(file))).toEqual(others)
})
