import { act, waitFor } from '@testing-library/react'
import { openPage } from '../support/page/open-page'
import { rowsOf } from '../support/rows'
import { pass } from '../support/test-time'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

// Each timer, observer and listener has its end beside it in the sources. Here each widget is played past
// that end: it is used, a press is left without an answer, the widget is removed, then the loader, then minutes
// pass.

type Listening = { on: string; type: string; hear: unknown; signal: AbortSignal | undefined; isOnce: boolean }

/** Records the page's listeners and observers, which work as usual. */
function watchMechanisms() {
  const listening: Listening[] = []
  const watched = new Map<object, Node[]>()
  for (const [on, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener
    const remove = target.removeEventListener
    jest.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      ...[type, hear, options]: Parameters<typeof add>
    ) {
      const { once = false, signal } = Object(options)
      if (!listening.some(each => each.on === on && each.type === type && each.hear === hear))
        listening.push({ on, type, hear, signal, isOnce: once })
      return add.call(target, type, hear, options)
    })
    jest
      .spyOn(target, 'removeEventListener')
      .mockImplementation((...[type, hear, options]: Parameters<typeof remove>) => {
        const at = listening.findIndex(each => each.on === on && each.type === type && each.hear === hear)
        if (at >= 0) listening.splice(at, 1)
        return remove.call(target, type, hear, options)
      })
  }
  for (const Observer of [MutationObserver, ResizeObserver]) {
    const { observe, disconnect } = Observer.prototype
    jest.spyOn(Observer.prototype, 'observe').mockImplementation(function (
      this: object,
      ...given: unknown[]
    ) {
      watched.set(this, [...(watched.get(this) ?? []), given[0] as Node])
      return Reflect.apply(observe, this, given)
    })
    jest.spyOn(Observer.prototype, 'disconnect').mockImplementation(function (this: object) {
      watched.delete(this)
      return Reflect.apply(disconnect, this, [])
    })
  }
  return () =>
    [
      ...listening
        .filter(({ signal, isOnce }) => !signal?.aborted && !isOnce)
        .map(({ on, type }) => `${on} hears ${type}`),
      ...[...watched]
        .filter(([, nodes]) => nodes.some(node => node.isConnected))
        .map(([observer]) => `a ${observer.constructor.name} watches`),
    ].sort()
}

const stay = (event: Event) => event.preventDefault()
afterEach(() => {
  jest.restoreAllMocks()
  window.removeEventListener('submit', stay)
})

const never = () => new Promise<Response>(() => {})

/** Widgets with timers, observers and latches of each kind. */
const always = ['checkout-panel', 'equal-height', 'order-dialog', 'pause-picker', 'seasonal-popup', 'slider']
const played = rowsOf(
  widgetNames.map(name => [name] as const),
  always,
)

test.each(played)(
  'J-20 Everything that %s has started ends with its removal, an unanswered press included',
  async name => {
    const [example] = await examplesOf(name)
    const html = example ? pageOf(example).replace(`data-widget="${name}"`, `$& data-load="ready"`) : ''
    // jsdom can neither scroll nor submit forms.
    jest.spyOn(window, 'scrollTo').mockImplementation()
    jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation()
    window.addEventListener('submit', stay)
    const left = watchMechanisms()
    const live = async () => {
      await openPage(html, { fetch: never })
      const placeholder = document.querySelector<HTMLElement>('[data-widget]')
      await waitFor(() => expect(placeholder?.dataset.widgetState).toBe('mounted'))
      for (const button of placeholder?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])
        act(() => button.click())
      await pass(500)
      act(() => placeholder?.remove())
      await openPage('')
      await pass(120_000)
    }
    // Lasts as long as the page: React's own listeners, the record of the last events, and what is added only once.
    await live()
    const before = left()
    await live()
    expect(left()).toEqual(before)
    expect(jest.getTimerCount()).toBe(0)
  },
)
