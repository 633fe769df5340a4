/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { openPage } from '../../../../shared/platform/page/login/login'
import { createHistoryState } from '../../../../shared/platform/page/storage/history-state'
import { arriveBy } from '../../../support/page/arrive-by'

const undos: (() => void)[] = []
/** A page that the browser came back to, after "left before" was left on it. */
function comeBack(hasKeys: boolean) {
  const go = (path: string) => {
    history.replaceState(null, '', path)
    const navigation = hasKeys ? { currentEntry: { key: `key of ${path}` } } : undefined
    Object.defineProperty(window, 'navigation', { configurable: true, value: navigation })
  }
  const open = () => createHistoryState(jest.fn(), undo => undos.push(undo))
  go('/first')
  arriveBy('navigate')
  openPage()
  open().leave('words', 'left before')
  arriveBy('back_forward')
  return { page: open(), go }
}
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  Reflect.deleteProperty(window, 'navigation')
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

test.each([
  [true, 'typed since'],
  [false, 'left before'],
])(
  'F-31 L-62 What is typed is not put back on the page as it arrived; where entries have keys (%p), a router that comes back to it finds "%s"',
  async (hasKeys, found) => {
    const { page, go } = comeBack(hasKeys)
    page.leave('words', 'typed since')
    expect(page.get('words')).toBe('left before')
    go('/next')
    window.dispatchEvent(new Event('doorstep:mounted'))
    await null
    go('/first')
    expect(page.get('words')).toBe(found)
  },
)
