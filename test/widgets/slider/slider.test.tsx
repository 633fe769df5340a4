import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../support/expect-element'
import { observing } from '../../support/page/layout'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'
import { button, inView, makeRoom, openSlider, said, slidePage, slides, track, view } from './show-slider'

const user = userEvent.setup({ delay: null })
/** Long enough for moving slides to arrive. */
const arrive = () => pass(1500)

afterEach(() => {
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

describe('a row of slides', () => {
  test('SL-02 A-94 Three slides are shown at once and the page says which; a narrow row shows a single slide', async () => {
    await openSlider(slidePage('data-kind="image"'))
    expect(inView()).toEqual([1, 2, 3])
    expect(screen.getByText('1 to 3 of 7')).toBeVisible()
    await makeRoom(1)
    expect(screen.getByText('1 of 7')).toBeVisible()
  })

  test('SL-01 Two buttons show the next and the previous slides, and a screen reader hears which are shown', async () => {
    await openSlider(slidePage('data-kind="image" data-title="Our farms"'))
    expect(button('Previous, Our farms')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Next, Our farms'))
    await arrive()
    expect(inView()).toEqual([4, 5, 6])
    expect(said()).toBe('Our farms: 4 to 6 of 7')
    await user.click(button('Next, Our farms'))
    await arrive()
    // The last view is a full one.
    expect(inView()).toEqual([5, 6, 7])
    expect(button('Next, Our farms')).toHaveAccessibleDescription('These are the last.')
    await user.click(button('Next, Our farms'))
    await arrive()
    expect(inView()).toEqual([5, 6, 7])
    await user.click(button('Previous, Our farms'))
    await arrive()
    expect(inView()).toEqual([4, 5, 6])
  })

  test('SL-01 The page’s slides become a named carousel, and the buttons say what they move', async () => {
    await openSlider(slidePage('data-title="Our farms"'))
    expect(screen.getByRole('group', { name: 'Our farms' })).toBe(view())
    expect(view()).toHaveAttribute('aria-roledescription', 'carousel')
    expect(button('Next, Our farms')).toHaveAttribute('aria-controls', 'pictures')
    expect(view().closest('.doorstep')).toBeNull()
  })

  test('SL-01 A link that Tab reaches scrolls into view at once', async () => {
    await openSlider(slidePage('data-kind="image"'))
    act(() => screen.getByRole('link', { name: 'Picture 3' }).focus())
    await pass(50)
    expect(inView()).toEqual([1, 2, 3])
    act(() => screen.getByRole('link', { name: 'Picture 5' }).focus())
    await pass(50)
    expect(inView()).toEqual([4, 5, 6])
  })

  test("SL-01 An address with a slide's fragment shows that slide, at first and later", async () => {
    history.replaceState(null, '', '/#slide-4')
    await openSlider()
    await pass(50)
    expect(inView()).toEqual([4, 5, 6])
    history.replaceState(null, '', '/#slide-1')
    act(() => void window.dispatchEvent(new Event('hashchange')))
    await pass(50)
    expect(inView()).toEqual([1, 2, 3])
    history.replaceState(null, '', '/#%E0%A4%A')
    act(() => void window.dispatchEvent(new Event('hashchange')))
    expect(inView()).toEqual([1, 2, 3])
  })

  test("SL-01 Removing the widget restores the page's markup; on paper all slides are printed", async () => {
    const page = slidePage()
      .replace('<ul>', '<ul style="color: red;">')
      .replace('<div id', '<div role="region" id')
    document.body.innerHTML = page
    const before = view().outerHTML
    await openSlider(page)
    expect(view().outerHTML).not.toBe(before)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(view().outerHTML).toBe(before)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(track().style.display).toBe('flex')
    await pass(50)
    act(() => window.Doorstep?.unmount(expectElement(document.querySelector('[data-widget]'), HTMLElement)))
    expect(view().outerHTML).toBe(before)
    await pass(100)
    expect(observing()).toBe(0)
  })

  test.each(['elsewhere', 'list', 'empty'])(
    'SL-01 An id that names no slides is reported as a mistake, and the page stays whole: %s',
    async id => {
      const warn = jest.spyOn(console, 'warn').mockImplementation()
      const page = `<div data-widget="slider" data-slides="${id}"><p>More below.</p></div><div id="empty"></div><ul id="list"><li>One</li></ul>`
      await openPage(page)
      await pass(100)
      expect(warn.mock.calls.flat()[0]).toContain(
        'expected the id of an element of your page around a list of slides',
      )
      expect(screen.getByText('More below.')).toBeVisible()
    },
  )
})

describe('a gallery that moves by itself', () => {
  test('SL-04 A-94 The gallery moves every 8000 ms, wraps round to the start and announces nothing', async () => {
    await openSlider(slidePage('', 6))
    await pass(7900)
    expect(inView()).toEqual([1, 2, 3])
    await pass(100)
    await arrive()
    expect(inView()).toEqual([4, 5, 6])
    expect(said()).toBe('')
    await pass(6500)
    await arrive()
    expect(inView()).toEqual([1, 2, 3])
  })

  test.each([
    ['pictures', 'data-kind="image"'],
    ['films', 'data-kind="video" data-autoplay'],
    ['a gallery that its editor has stopped', 'data-autoplay="false"'],
  ])('SL-01 SL-04 A-94 %s stand still and have no button to pause them', async (_, attributes) => {
    await openSlider(slidePage(attributes))
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
  })

  const enter = (element: Element, isIn: boolean) =>
    void fireEvent(element, new Event(isIn ? 'pointerenter' : 'pointerleave'))
  const hide = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  const inFirst = (isIn: boolean) =>
    act(() =>
      isIn
        ? slides()[0]?.querySelector('a')?.focus()
        : expectElement(document.activeElement, HTMLElement).blur(),
    )
  const onNext = (isIn: boolean) =>
    isIn ? fireEvent.pointerOver(button(/^Next/)) : fireEvent.pointerOut(button(/^Next/))
  test.each([
    ['points at it', (isHeld: boolean) => enter(view(), isHeld)],
    ['has the focus in it', inFirst],
    ['points at its buttons', onNext],
    ['is in another tab', hide],
  ])('SL-04 The gallery pauses while somebody %s, and goes on later', async (_, hold) => {
    await openSlider(slidePage('', 6))
    hold(true)
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
    hold(false)
    await pass(8000)
    await arrive()
    expect(inView()).toEqual([4, 5, 6])
  })

  test('SL-04 Moving the gallery by hand stops its timer, also after a reload', async () => {
    await openSlider()
    await user.click(button('Next, Pictures'))
    await user.unhover(button('Next, Pictures'))
    act(() => expectElement(document.activeElement, HTMLElement).blur())
    await pass(20_000)
    expect(inView()).toEqual([4, 5, 6])
    expect(button('Play, Pictures')).toBeVisible()
    Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] })
    await openSlider()
    Reflect.deleteProperty(performance, 'getEntriesByType')
    expect(button('Play, Pictures')).toBeVisible()
  })

  test('SL-04 With reduced motion the gallery rests, and a press shows slides without animation', async () => {
    await openSlider(slidePage(), { lessMotion: true })
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
    expect(button('Play, Pictures')).toBeVisible()
    await user.click(button('Next, Pictures'))
    await pass(40)
    expect(inView()).toEqual([4, 5, 6])
  })
})
