import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unloaded } from '../../../../shared/platform/runtime/diagnostics'
import { expectElement } from '../../../support/expect-element'
import { openPage, settled } from '../../../support/page/open-page'
import { lives, probes } from '../../../support/widgets/probe-widgets'

const open = (html: string) => openPage(html, { list: probes })
const later = () =>
  act(async () => {
    // Waits one frame, in which the runtime processes the page's changes.
    await new Promise(resolve => setTimeout(resolve, 40))
    await settled()
  })
const first = () => expectElement(document.querySelector('[data-widget]'), HTMLElement)

let said: jest.SpyInstance

beforeEach(() => {
  Object.assign(lives, { mounts: 0, unmounts: 0, presses: 0 })
  said = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

const sentences = () => said.mock.calls.map(([text]) => String(text))

describe('a loaded page', () => {
  test('Every placeholder of the page becomes its widget', async () => {
    await open(
      '<div data-widget="probe-counter"></div><p>text</p><div data-widget="probe-counter" data-title="Other"></div>',
    )
    expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Other 0' })).toBeInTheDocument()
    expect(first().dataset.widgetState).toBe('mounted')
  })

  test('G-29 On a page whose library redefined Object.keys the built-in is restored, and widgets start', async () => {
    const { keys, values } = Object
    const { reduce } = Array.prototype
    Object.keys = (of: object) => {
      const names: string[] = []
      for (const name in of) names.push(name)
      return names
    }
    await open('<div data-widget="probe-counter"></div>')
    expect(await screen.findByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
    expect(Object.keys(Object.create({ inherited: 1 }))).toEqual([])
    Object.assign(Object, { keys, values })
    Object.defineProperty(Array.prototype, 'reduce', { value: reduce })
  })

  test('A-107 Where a script has removed IntersectionObserver, every widget starts at once', async () => {
    const { IntersectionObserver } = window
    Reflect.deleteProperty(window, 'IntersectionObserver')
    await open('<div data-widget="probe-counter" data-load="visible"></div>')
    expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
    Object.assign(window, { IntersectionObserver })
  })

  test("Another library's data-widget is left alone without a message", async () => {
    await open('<div data-widget="collapse">Box</div><div data-widget="tree">Tree</div>')
    expect(document.body.textContent).toBe('BoxTree')
    expect(first().dataset.widgetState).toBeUndefined()
    expect(said).not.toHaveBeenCalled()
  })

  test("A name close to a widget's gets one sentence with the right name, and the fallback stays", async () => {
    await open('<div data-widget="probe-countr">Call us</div>')
    expect(document.body).toHaveTextContent('Call us')
    expect(sentences()).toEqual([
      'Doorstep: there is no widget "probe-countr"; write data-widget="probe-counter".',
    ])
    expect(first().dataset.widgetState).toBe('failed')
  })

  test('K-404 A name that begins with our own gets one sentence with the right name', async () => {
    await open('<div data-widget="doorstep-probe-counter">Call us</div>')
    expect(sentences()).toEqual([
      'Doorstep: there is no widget "doorstep-probe-counter"; write data-widget="probe-counter".',
    ])
  })

  test('K-417 A page that was saved with an open dialog is read and scrolled as any other', async () => {
    document.documentElement.className = 'doorstep-dialog-open own'
    await open(
      '<main data-doorstep-covered="" aria-hidden="true"><div data-widget="probe-counter"></div></main><aside aria-hidden="true">Own</aside><div data-doorstep-shell=""><div aria-modal="true">Saved</div></div>',
    )
    expect(document.documentElement.className).toBe('own')
    expect(document.querySelector('main')?.outerHTML).not.toMatch(/aria-hidden|covered/)
    expect(document.querySelector('aside')).toHaveAttribute('aria-hidden', 'true')
    expect(document.querySelector('[aria-modal]')).toBeNull()
    document.documentElement.className = ''
  })

  test('An unknown data-load gets a sentence with the allowed values', async () => {
    await open('<div data-widget="probe-counter" data-load="soon">Call us</div>')
    expect(sentences()).toEqual([
      'Doorstep: probe-counter: data-load is "soon"; expected one of ready, visible, interaction, printed.',
    ])
    expect(document.body).toHaveTextContent('Call us')
  })

  test("F-75 A widget whose code fails to load leaves the server's content and its neighbours, and is not said to have arrived", async () => {
    await open('<div data-widget="probe-missing">Call us</div><div data-widget="probe-counter"></div>')
    expect(document.body).toHaveTextContent('Call us')
    expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
    expect(sentences()).toEqual([
      expect.stringContaining('probe-missing could not be fetched (Error: https://shop.test/s/missing.css)'),
    ])
    expect(unloaded('probe', new TypeError('x is no function'))).toContain(
      'probe was fetched but could not start',
    )
  })

  test("A widget that crashes at its first render leaves the server's content and its neighbours", async () => {
    await open(
      '<div data-widget="probe-crasher" data-when="first">Call us</div><div data-widget="probe-counter"></div>',
    )
    await later()
    expect(document.body).toHaveTextContent('Call us')
    expect(first().dataset.widgetState).toBe('failed')
    expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
  })

  test('A widget that crashes later says so quietly, and Try again restores it', async () => {
    await open('<div data-widget="probe-crasher"></div><div data-widget="probe-counter"></div>')
    fireEvent.click(screen.getByRole('button', { name: 'Crash' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
    fireEvent.click(screen.getByRole('button', { name: 'Counter 0' }))
    expect(screen.getByRole('button', { name: 'Counter 1' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Crash' })).toBeInTheDocument()
  })
})

describe('a changing page', () => {
  test('A placeholder inserted by a script is mounted, alone or nested', async () => {
    await open('<main></main>')
    const wrapper = document.createElement('section')
    wrapper.innerHTML = '<p><span data-widget="probe-counter" data-title="Deep"></span></p>'
    const bare = document.createElement('div')
    bare.dataset.widget = 'probe-counter'
    document.querySelector('main')?.append(wrapper, bare)
    await later()
    expect(screen.getByRole('button', { name: 'Deep 0' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
  })

  test("A moved placeholder keeps the visitor's input", async () => {
    await open('<div data-widget="probe-counter"></div><aside></aside>')
    fireEvent.click(screen.getByRole('button', { name: 'Counter 0' }))
    document.querySelector('aside')?.append(first())
    await later()
    expect(screen.getByRole('button', { name: 'Counter 1' })).toBeInTheDocument()
    expect(lives).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  test('A removed placeholder is unmounted, and mounted anew when it comes back', async () => {
    await open('<div data-widget="probe-counter"><a href="/login">Log in</a></div>')
    const placeholder = first()
    placeholder.remove()
    await later()
    expect(lives).toMatchObject({ mounts: 1, unmounts: 1 })
    expect(placeholder).toHaveTextContent('Log in')
    document.body.append(placeholder)
    await later()
    expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
  })

  test('A widget whose element a script removed comes back with the typed text', async () => {
    await open('<div data-widget="probe-counter"></div>')
    await userEvent.type(screen.getByRole('textbox'), 'two pints')
    first().innerHTML = ''
    await later()
    expect(screen.getByRole('textbox')).toHaveValue('two pints')
  })

  test('Text typed into the fallback before the widget started is kept', async () => {
    await open(
      '<div data-widget="probe-lazy"><input name="typed" aria-label="Note"><button type="button">Order</button></div>',
    )
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'two pints' } })
    await userEvent.click(screen.getByRole('button', { name: 'Order' }))
    await later()
    expect(screen.getByRole('textbox', { name: 'Counter note' })).toHaveValue('two pints')
  })
})

describe('widgets that wait for a press', () => {
  const markup = '<div data-widget="probe-lazy"><button type="button">Order</button></div>'

  test('Nothing is mounted before the first press, which then counts exactly once', async () => {
    await open(markup)
    expect(first().dataset.widgetState).toBe('waiting')
    await userEvent.click(screen.getByRole('button', { name: 'Order' }))
    await later()
    expect(screen.getByRole('button', { name: 'Counter 1' })).toBeInTheDocument()
    expect(lives).toMatchObject({ mounts: 1, presses: 1 })
  })

  test('Three impatient presses count once, and the focus stays', async () => {
    await open(markup)
    const button = screen.getByRole('button', { name: 'Order' })
    button.focus()
    act(() => {
      button.click()
      button.click()
      button.click()
    })
    await later()
    expect(lives.presses).toBe(1)
    expect(screen.getByRole('button', { name: 'Counter 1' })).toHaveFocus()
  })

  test('The widget renders before it handles the press, and a second press in between is ignored', async () => {
    await open(markup)
    const pressesOnceMounted: number[] = []
    const watcher = new MutationObserver(() => {
      const button = screen.queryByRole('button', { name: /^Counter/ })
      if (!button) return
      watcher.disconnect()
      pressesOnceMounted.push(lives.presses)
      act(() => button.click())
    })
    watcher.observe(first(), { childList: true, subtree: true })
    await userEvent.click(screen.getByRole('button', { name: 'Order' }))
    await later()
    expect([pressesOnceMounted, lives.presses]).toEqual([[0], 1])
  })

  test("When the code fails to load, the press follows the server's own link", async () => {
    const followed = jest.fn((event: Event) => event.preventDefault())
    await open('<div data-widget="probe-missing-lazy"><a href="/shop/milk">Order</a></div>')
    screen.getByRole('link').addEventListener('click', followed)
    await userEvent.click(screen.getByRole('link', { name: 'Order' }))
    await later()
    expect(followed).toHaveBeenCalledTimes(1)
    expect(first().dataset.widgetState).toBe('failed')
  })

  test("With invalid options this press and the next follow the server's own link", async () => {
    const followed = jest.fn((event: Event) => event.preventDefault())
    await open('<div data-widget="probe-demanding" data-load="interaction"><a href="/order">Order</a></div>')
    screen.getByRole('link').addEventListener('click', followed)
    await userEvent.click(screen.getByRole('link', { name: 'Order' }))
    await later()
    expect(first().dataset.widgetState).toBe('failed')
    expect(followed).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('link', { name: 'Order' }))
    expect(followed).toHaveBeenCalledTimes(2)
  })
})

describe('a press on a field', () => {
  test('J-66 A field that is reached by keyboard has its widget fetched: its keys mean the widget', async () => {
    await open(
      '<div data-widget="probe-lazy"><input name="typed" aria-label="Note"><button type="button">Order</button></div>',
    )
    act(() => screen.getByRole('textbox', { name: 'Note' }).focus())
    await later()
    expect(screen.getByRole('textbox', { name: 'Counter note' })).toHaveFocus()
    expect(lives.presses).toBe(0)
  })

  test("The press focuses the field that replaces the fallback's and presses nothing", async () => {
    await open(
      '<div data-widget="probe-lazy"><input name="typed" aria-label="Note"><button type="button">Order</button></div>',
    )
    await userEvent.click(screen.getByRole('textbox', { name: 'Note' }))
    await later()
    expect(screen.getByRole('textbox', { name: 'Counter note' })).toHaveFocus()
    expect(lives.presses).toBe(0)
  })
})

describe('window.Doorstep', () => {
  test.each([undefined, null, 'reload', {}])('G-55 on(name, %j) throws at the call', async wrong => {
    await open('<main></main>')
    expect(() => window.Doorstep?.on('basket-updated', wrong as never)).toThrow(
      'basket-updated: not a function',
    )
    // No listener is left behind that would fail at each event.
    expect(() => window.dispatchEvent(new CustomEvent('basket-updated'))).not.toThrow()
  })
})
