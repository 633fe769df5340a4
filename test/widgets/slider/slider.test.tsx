import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../support/expect-element'
import { observing } from '../../support/page/layout'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'
import { button, inView, makeRoom, openSlider, said, slidePage, slides, track, view } from './show-slider'

const user = userEvent.setup({ delay: null })
/** Long enough for slides that have set off to arrive. */
const arrive = () => pass(1500)

afterEach(() => {
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

describe('a row of slides', () => {
  test('SL-02 A-94 three are shown at once, and the page says which; one where there is room for no more', async () => {
    await openSlider(slidePage('data-kind="image"'))
    expect(inView()).toEqual([1, 2, 3])
    expect(screen.getByText('1 to 3 of 7')).toBeVisible()
    await makeRoom(1)
    expect(screen.getByText('1 of 7')).toBeVisible()
  })

  test('SL-03 the gutter between two slides is 30', async () => {
    await openSlider()
    expect(track().style.gap).toBe('30px')
  })

  test('SL-01 two buttons show the next ones and those before, and a screen reader is told which they are', async () => {
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

  test('SL-01 the page’s slides become a carousel of that name, and the buttons say what they move', async () => {
    await openSlider(slidePage('data-title="Our farms"'))
    expect(screen.getByRole('group', { name: 'Our farms' })).toBe(view())
    expect(view()).toHaveAttribute('aria-roledescription', 'carousel')
    expect(button('Next, Our farms')).toHaveAttribute('aria-controls', 'pictures')
    expect(view().closest('.doorstep')).toBeNull()
  })

  test('SL-01 a link that Tab leads to comes into view at once', async () => {
    await openSlider(slidePage('data-kind="image"'))
    act(() => screen.getByRole('link', { name: 'Picture 3' }).focus())
    await pass(50)
    expect(inView()).toEqual([1, 2, 3])
    act(() => screen.getByRole('link', { name: 'Picture 5' }).focus())
    await pass(50)
    expect(inView()).toEqual([4, 5, 6])
  })

  test('SL-01 an address that points at a slide shows it, at first and later', async () => {
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

  test('SL-01 where all of them are in view there is nothing to press', async () => {
    await openSlider(slidePage('', 3))
    expect(screen.queryByRole('button')).toBeNull()
    await makeRoom(2)
    expect(button('Next, Pictures')).toBeVisible()
  })

  test('SL-01 slides that the page adds later join the others', async () => {
    await openSlider(slidePage('data-kind="image"', 3))
    const late = document.createElement('li')
    late.innerHTML = '<a href="#">Picture 4</a>'
    await act(async () => track().append(late))
    await pass(50)
    expect(late.style.getPropertyValue('flex-basis')).toBe(slides()[0]?.style.getPropertyValue('flex-basis'))
    expect(screen.getByText('1 to 3 of 4')).toBeVisible()
  })

  test('SL-01 taken away, it gives the page back as it was; on paper all slides stand', async () => {
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
    'SL-01 an id that is none of slides is a mistake, and the page stays whole: %s',
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
  test('SL-04 A-94 it moves on every 8000 ms, from the end to the beginning, and nobody is told each time', async () => {
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
    ['a gallery that its editor wants still', 'data-autoplay="false"'],
  ])('SL-01 SL-04 A-94 %s stand still, and have no button to pause them', async (_, attributes) => {
    await openSlider(slidePage(attributes))
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
  })

  test('SL-04 the button that pauses it is the first that Tab leads to, and starts it again', async () => {
    await openSlider(slidePage('', 6))
    await user.tab()
    expect(button('Pause, Pictures')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(button('Play, Pictures')).toHaveFocus()
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
    await user.keyboard('{Enter}')
    await pass(8000)
    await arrive()
    expect(inView()).toEqual([4, 5, 6])
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
    ['is in it with the keyboard', inFirst],
    ['points at its buttons', onNext],
    ['looks at another tab', hide],
  ])('SL-04 it stands still while somebody %s, and goes on later', async (_, hold) => {
    await openSlider(slidePage('', 6))
    hold(true)
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
    hold(false)
    await pass(8000)
    await arrive()
    expect(inView()).toEqual([4, 5, 6])
  })

  test('SL-04 back from another tab it goes on standing still while somebody points at it', async () => {
    await openSlider(slidePage('', 6))
    hide(true)
    enter(view(), true)
    hide(false)
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
  })

  test('SL-04 who moves it on by hand goes at their own pace from then on, and when the page is loaded again', async () => {
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

  test('SL-04 with less motion it rests, and what is pressed shows at once', async () => {
    await openSlider(slidePage(), { lessMotion: true })
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
    expect(button('Play, Pictures')).toBeVisible()
    await user.click(button('Next, Pictures'))
    await pass(40)
    expect(inView()).toEqual([4, 5, 6])
  })

  test('SL-04 it stops when somebody asks for less motion', async () => {
    const { motion } = await openSlider(slidePage('', 6))
    motion.matches = true
    act(() => void motion.dispatchEvent(new Event('change')))
    await pass(20_000)
    expect(inView()).toEqual([1, 2, 3])
  })

  test('SL-04 a page that is narrowed goes on moving', async () => {
    await openSlider(slidePage('', 6))
    await makeRoom(1)
    await pass(8000)
    await arrive()
    expect(inView()).toEqual([2])
  })
})
