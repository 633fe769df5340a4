import { placeholdersOf } from '../../../../shared/platform/page/placeholders'
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
