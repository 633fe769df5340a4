import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { setStored } from '../../../../../shared/platform/page/storage/tab-storage'
import { expectElement } from '../../../../support/expect-element'
import { arriveBy } from '../../../../support/page/arrive-by'
import { openInactive, placeholderOf, settle, stateOf, wordsOf } from '../../../../support/page/inactive-page'
import { openPage, settled } from '../../../../support/page/open-page'
import { counter, probes } from '../../../../support/widgets/probe-widgets'

const shopFront = ['weekly-view-link', 'header-basket', 'mobile-basket-button', 'postcode-panel'] as const
const states = () => Object.fromEntries(shopFront.map(name => [name, stateOf(name)]))
const inactive = Object.fromEntries(shopFront.map(name => [name, 'waiting']))
const tell = (name: string, detail: object) =>
  settle(() => window.dispatchEvent(new CustomEvent(name, { detail })))

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

  test('L-63 A printed form in which something was typed when the session ended shows it after the login', async () => {
    arriveBy('navigate')
    setStored('typed-before-login', 'customer-1 [["/account/pauses ",{"pause-picker 0 pause":{}}]]')
    await openInactive('/account/pauses', ['pause-picker'])
    await waitFor(() => expect(stateOf('pause-picker')).toBe('mounted'))
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
