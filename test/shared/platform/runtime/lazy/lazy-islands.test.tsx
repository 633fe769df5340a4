import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { theBasket } from '#site/events'
import { emit } from '../../../../../shared/platform/page/events/window-events'
import { setStored } from '../../../../../shared/platform/page/storage/tab-storage'
import { expectElement } from '../../../../support/expect-element'
import { openInactive, placeholderOf, settle, stateOf, wordsOf } from '../../../../support/page/inactive-page'
import { openPage, settled } from '../../../../support/page/open-page'
import { pass } from '../../../../support/test-time'
import { counter, probes } from '../../../../support/widgets/probe-widgets'
import { installTabs } from '../../page/tabs'

const shopFront = ['weekly-view-link', 'header-basket', 'mobile-basket-button', 'postcode-panel'] as const
const states = () => Object.fromEntries(shopFront.map(name => [name, stateOf(name)]))
const inactive = Object.fromEntries(shopFront.map(name => [name, 'waiting']))
const tell = (name: string, detail: object) =>
  settle(() => window.dispatchEvent(new CustomEvent(name, { detail })))
const page = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

/** Fills the box as another tab or page would. */
const fillBox = (quantity: number) => (visit: { call: (...call: never[]) => unknown }) =>
  visit.call(...(['POST', '/api/product/bol', { id: 231, quantity, increment: false }] as never[]))

describe('a printed state', () => {
  test('The printed state stays until somebody uses it, and no call is made', async () => {
    const { calls } = await openInactive('/shop/milk', shopFront)
    expect(states()).toEqual(inactive)
    expect(calls()).toEqual([])
  })

  test('A person presses once, and the widget repeats the press when it starts', async () => {
    window.scrollTo = () => {}
    const { user } = await openInactive('/shop/milk', shopFront)
    await settle(() => user.click(screen.getByRole('link', { name: /^Your week/ })))
    expect(await screen.findByRole('region', { name: 'Your week' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Your week/ })).toHaveAttribute('aria-expanded', 'true')
  })

  test('Typed text is kept, and Enter makes one call although the widget comes later', async () => {
    const { user, calls } = await openInactive('/', ['postcode-panel'], { as: 'guest', hasPostcode: false })
    await user.click(screen.getByLabelText('Pop in your postcode'))
    await settle(() => user.keyboard('bs34tn{Enter}'))
    expect(await screen.findByRole('dialog', { name: 'We deliver to your area' })).toBeInTheDocument()
    expect(calls('POST')).toHaveLength(1)
  })

  test('The focus set by Tab moves to the widget', async () => {
    const { user } = await openInactive('/', ['weekly-view-link'])
    await settle(() => user.tab())
    expect(screen.getByRole('button', { name: /^Your week/ })).toHaveFocus()
  })

  test('A press on plain text presses nothing', async () => {
    const { user, calls } = await openInactive('/', ['postcode-panel'], { as: 'guest', hasPostcode: false })
    await settle(() => user.click(screen.getByRole('heading', { name: 'Check we deliver to your area' })))
    expect(stateOf('postcode-panel')).toBe('mounted')
    expect(screen.queryByText('Please enter a valid postcode')).toBeNull()
    expect(calls('POST')).toEqual([])
  })

  test('The fallback keeps working when its widget fails to load', async () => {
    const list = {
      ...probes,
      'probe-counter': { when: 'ready', load: () => Promise.reject(new Error('gone')) } as const,
    }
    jest.spyOn(console, 'warn').mockImplementation()
    await openPage(
      '<div data-widget="probe-counter" data-load="printed"><button type="button">Counter 0</button><input></div>',
      { list },
    )
    const button = screen.getByRole('button', { name: 'Counter 0' })
    const heard = jest.fn()
    button.addEventListener('click', heard)
    // The link had the focus first: the press came while the widget was loading.
    act(() => button.focus())
    fireEvent.click(button)
    await act(settled)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  const openLate = async (fallback: string) => {
    let arrive = (_: { widget: typeof counter }) => {}
    const load = () => new Promise<{ widget: typeof counter }>(resolve => (arrive = resolve))
    await openPage(`<div data-widget="probe-counter" data-load="printed">${fallback}</div>`, {
      list: { 'probe-counter': { when: 'ready', load } },
    })
    return () => settle(() => arrive({ widget: counter }))
  }

  test('A press that follows the focus is repeated', async () => {
    const arrive = await openLate('<button type="button">Counter 0</button>')
    const button = screen.getByRole('button', { name: 'Counter 0' })
    act(() => button.focus())
    fireEvent.click(button)
    await arrive()
    expect(screen.getByRole('button', { name: 'Counter 1' })).toHaveFocus()
  })

  test('A press on an older kind of button is repeated too', async () => {
    const arrive = await openLate('<input name="count"><input type="submit" value="Count">')
    fireEvent.click(screen.getByRole('button', { name: 'Count' }))
    await arrive()
    expect(screen.getByRole('button', { name: 'Counter 1' })).toBeVisible()
  })

  test('Repeated presses while nothing seems to happen count as one press', async () => {
    const arrive = await openLate('<button type="button">Counter 0</button>')
    const button = screen.getByRole('button', { name: 'Counter 0' })
    for (const _ of [1, 2, 3]) fireEvent.click(button)
    await arrive()
    expect(screen.getByRole('button', { name: 'Counter 1' })).toBeVisible()
  })

  test('A second press that reaches the widget as it comes counts as the same press', async () => {
    const arrive = await openLate('<button type="button">Counter 0</button>')
    fireEvent.click(screen.getByRole('button', { name: 'Counter 0' }))
    const hurried = new MutationObserver(() => {
      const button = document.querySelector('.doorstep button')
      if (!button) return
      hurried.disconnect()
      fireEvent.click(button)
    })
    hurried.observe(document.body, { childList: true, subtree: true })
    await arrive()
    expect(screen.getByRole('button', { name: 'Counter 1' })).toBeVisible()
  })

  test('F-31 Each press on plus or minus counts, and so does each line of a basket', async () => {
    await openInactive('/shop/best-of-local/featured', ['bol-basket'], {
      prepare: async visit => {
        for (const id of [231, 223])
          await visit.call('POST', '/api/product/bol', { id, quantity: 3, increment: false })
      },
    })
    const [first, second] = screen.getAllByRole('button', { name: /^Increase/ })
    const [, less] = screen.getAllByRole('button', { name: /^Decrease/ })
    await settle(() => {
      for (const button of [first, second, first, less, less, less, first])
        fireEvent.click(expectElement(button, Element))
    })
    expect(
      screen.getAllByRole('spinbutton').map(field => expectElement(field, HTMLInputElement).value),
    ).toEqual(['6', '1'])
  })
})

describe('a printed state that is no longer true', () => {
  test('An event that requests the week opens it at the requested date', async () => {
    Element.prototype.scrollIntoView = jest.fn()
    await openInactive('/shop/milk', shopFront)
    await tell('open-weekly-basket', { date: '2026-12-08' })
    await waitFor(() => expect(wordsOf('header-basket')).toContain('Tuesday8December'))
    expect(stateOf('postcode-panel')).toBe('waiting')
  })

  test('EVT-04 An event that confirms a postcode wakes the widget', async () => {
    await openInactive('/', ['postcode-panel', 'registration-steps'], { as: 'guest', hasPostcode: false })
    await tell('valid-postcode', { postcode: 'BS3 4TN', quotaReached: false })
    expect(wordsOf('postcode-panel')).toContain('WedelivertoyourareaChangepostcodeBS34TN')
    expect(wordsOf('registration-steps')).toContain('Checkyourpostcode,completed')
  })

  test('A-69 An event that the basket has changed wakes the widget', async () => {
    const { visit } = await openInactive('/shop/milk', shopFront)
    await fillBox(3)(visit)
    await tell('basket-updated', {})
    await waitFor(() => expect(wordsOf('mobile-basket-button')).toContain('3inbox'))
    expect(stateOf('postcode-panel')).toBe('waiting')
  })

  test('OA-05 A cancelled box wakes the list of latest boxes; a product put into the basket does not', async () => {
    await openInactive('/shop/best-of-local/featured', ['order-again', 'mobile-basket-button'])
    const posted = (quantity: number) => ({ template: 'bol', product: 231, quantity })
    await settle(() => emit('product-posted', posted(1), { by: theBasket }))
    expect([stateOf('order-again'), stateOf('mobile-basket-button')]).toEqual(['waiting', 'mounted'])
    await settle(() => emit('product-posted', posted(0)))
    await waitFor(() => expect(stateOf('order-again')).toBe('mounted'))
  })

  describe('changes in another tab', () => {
    let tabs: ReturnType<typeof installTabs>
    const other = { tell: (message: object) => new BroadcastChannel('doorstep').postMessage(message) }
    beforeEach(() => {
      tabs = installTabs()
    })
    afterEach(() => tabs.restore())

    test("X7 Another tab's change of the box wakes the widget", async () => {
      const { visit } = await openInactive('/shop/milk', shopFront)
      await fillBox(2)(visit)
      await settle(() => other.tell({ kind: 'orders-changed' }))
      await waitFor(() => expect(wordsOf('mobile-basket-button')).toContain('2inbox'))
      // The closed state is not affected by other tabs.
      expect(stateOf('header-basket')).toBe('waiting')
    })

    test('EVT-01 A postcode confirmed in another tab wakes the widget and fills the page’s own fields', async () => {
      const heard = jest.fn()
      window.addEventListener('valid-postcode', heard)
      await openInactive('/', ['postcode-panel'], { as: 'guest', hasPostcode: false })
      await settle(() => other.tell({ kind: 'postcode-confirmed', postcode: 'BS3 4TN', quotaReached: false }))
      await waitFor(() => expect(wordsOf('postcode-panel')).toContain('BS34TN'))
      window.removeEventListener('valid-postcode', heard)
      expect(heard).toHaveBeenCalledTimes(1)
    })

    test("X7 A form posted earlier by this page's visitor is announced to other tabs", async () => {
      setStored('posted', '1')
      await openInactive('/', ['header-basket'])
      expect(tabs.traffic).toEqual([{ kind: 'orders-changed' }])
    })
  })

  test('X7 Coming back from the back/forward cache wakes the widget', async () => {
    const { visit } = await openInactive('/shop/milk', [...shopFront, 'promo-field', 'typeahead'])
    await fillBox(4)(visit)
    await settle(() => window.dispatchEvent(page(false)))
    expect(states()).toEqual(inactive)
    await settle(() => window.dispatchEvent(page(true)))
    await waitFor(() => expect(wordsOf('mobile-basket-button')).toContain('4inbox'))
    // This widget's text does not depend on the shop.
    expect(stateOf('typeahead')).toBe('waiting')
  })

  test('A-115 The start of another day in London wakes the widget', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-28T23:10:00Z'), advanceTimers: true })
    await openInactive('/shop/milk', shopFront)
    await pass(3_000_500)
    await act(settled)
    expect(states()).toEqual({ ...inactive, 'weekly-view-link': 'mounted' })
    jest.useRealTimers()
  })

  test('A-70 A week chosen on an earlier page wakes the widget', async () => {
    setStored('week', '2026-12-06')
    await openInactive('/shop/milk', shopFront)
    await act(settled)
    expect(states()).toEqual({ ...inactive, 'weekly-view-link': 'mounted' })
  })

  test('A widget of the same page wakes it with other data, and not with the same data', async () => {
    const active = '<div data-widget="bol-basket" data-load="ready"></div>'
    const { visit, providers } = await openInactive('/shop/milk', shopFront, { more: active })
    await waitFor(() => expect(providers.basket.getState().status).toBe('ready'))
    expect(states()).toEqual(inactive)
    await fillBox(5)(visit)
    await settle(() => providers.basket.invalidate())
    await waitFor(() => expect(wordsOf('mobile-basket-button')).toContain('5inbox'))
    expect(states()).toEqual({ ...inactive, 'mobile-basket-button': 'mounted' })
  })
})

test('PF-04 The free products wake with the field of the code, before any code is checked', async () => {
  const { user } = await openInactive('/register', ['promo-field', 'product-selector'], { as: 'guest' })
  expect([stateOf('promo-field'), stateOf('product-selector')]).toEqual(['waiting', 'waiting'])
  await user.click(screen.getByLabelText(/Promotional code/))
  await waitFor(() => expect(stateOf('product-selector')).toBe('mounted'))
})

test('A-117 A code typed earlier is there again after a reload', async () => {
  setStored('whose', '0 guest')
  setStored('left-here', JSON.stringify([['/ ', { 'promo-field 0 referral_code': 'WELCOME10' }]]))
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] })
  await openInactive('/register', ['promo-field', 'typeahead'], { as: 'guest' })
  await waitFor(() => expect(stateOf('promo-field')).toBe('mounted'))
  expect(screen.getByLabelText(/Promotional code/)).toHaveValue('WELCOME10')
  expect(stateOf('typeahead')).toBe('waiting')
  Reflect.deleteProperty(performance, 'getEntriesByType')
  for (const name of ['left-here', 'whose'] as const) setStored(name, '')
})

test('Later placeholders stay asleep too, unless their printed state is known to be wrong', async () => {
  await openInactive('/', ['mobile-basket-button'])
  const printed = placeholderOf('mobile-basket-button').outerHTML.replace(/ data-widget-state="\w+"/, '')
  const add = (html: string) => settle(() => document.body.insertAdjacentHTML('beforeend', html))
  await add(printed)
  expect([...document.querySelectorAll('[data-widget-state=waiting]')]).toHaveLength(2)
  await settle(() => fireEvent.click(expectElement(screen.getAllByRole('link')[0], HTMLElement)))
  await add(printed.replace('items=0', 'items=7'))
  const [, second, third] = document.querySelectorAll<HTMLElement>('[data-widget]')
  expect(second?.dataset.widgetState).toBe('waiting')
  await waitFor(() => expect(third?.dataset.widgetState).toBe('mounted'))
})
