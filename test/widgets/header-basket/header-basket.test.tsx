import { act, screen, waitFor, within } from '@testing-library/react'
import { weekTotals } from '../../../demo-pages/shop/calendar/week'
import { findProduct, products } from '../../../demo-pages/shop/products/catalogue'
import { emit } from '../../../shared/platform/page/events/window-events'
import { formatPence } from '../../../shared/platform/values/money'
import { headerBasketMessages } from '../../../widgets/header-basket/header-basket-messages'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

// A Wednesday at noon: the first half of the week is over.
const at = '2026-11-25T12:00:00Z'
const sunday = '2026-11-22'
const html =
  '<div data-widget="weekly-view-link" data-load="ready"></div><div data-widget="header-basket" data-load="ready"><a href="/account">Week</a></div>'

const openFromStart = '<div data-widget="header-basket" data-load="ready" data-open></div>'

const week = () => screen.findByRole('region', { name: 'Your week' })
/** Waits until the week is shown and no read is running. */
const read = async () => {
  const shown = await week()
  await waitFor(() => expect(shown).not.toHaveAttribute('aria-busy'))
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const dayOf = (name: RegExp) => screen.findByRole('region', { name })

async function open(markup = html) {
  window.scrollTo = () => {}
  const page = await openShopPage(markup, { at })
  await page.user.click(await screen.findByRole('button', { name: 'Weekly view' }))
  await read()
  return page
}
const reads = (calls: (method?: string) => string[]) =>
  calls('GET').flatMap(call => /start_of_week=([\d-]+)/.exec(call)?.[1] ?? [])

const scrolled: { element: string; how: unknown }[] = []
beforeEach(() => {
  sessionStorage.clear()
  scrolled.length = 0
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    scrolled.push({ element: this.getAttribute('aria-labelledby') ? 'basket' : this.localName, how })
  }
})

describe('the weekly basket', () => {
  it('G-80 A future week without orders says so once and links to the milk; a past week has no link', async () => {
    window.scrollTo = () => {}
    const { user } = await openShopPage(
      visit => {
        Object.assign(visit.state, { regularOrders: [], oneOffs: [], dayChanges: [], boxOrders: [] })
        return openFromStart
      },
      { at },
    )
    await read()
    const emptyNotes = () => screen.queryAllByText(/nothing (more|is ordered)/i).map(each => each.textContent)
    expect(emptyNotes()).toEqual(['Nothing is ordered for this week yet. Choose your milk'])
    expect(screen.getByRole('link', { name: 'Choose your milk' })).toHaveAttribute('href', '/shop/milk')
    await user.click(press(/^Previous week/))
    await read()
    expect(emptyNotes()).toEqual([])
  })

  it('A-70 HB-53 The basket starts closed, opens with the focus on its heading, and returns the focus when closed', async () => {
    const { user } = await openShopPage(html, { at })
    window.scrollTo = () => {}
    expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull()
    const link = await screen.findByRole('button', { name: 'Weekly view' })
    await user.click(link)
    expect(await screen.findByRole('heading', { name: 'Your week' })).toHaveFocus()
    await user.click(press('Close'))
    expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull()
    expect(link).toHaveFocus()
  })

  it('HB-01 HB-03 HB-04 HB-05 HB-06 HB-07 The basket shows seven days of this week, its range, arrows and a Close button', async () => {
    const { calls } = await open()
    const shown = await week()
    expect(shown).toHaveTextContent('Sun 22nd November - Sat 28th November')
    const days = within(shown)
      .getAllByRole('heading', { level: 3 })
      .map(heading => heading.textContent)
    expect(days).toHaveLength(7)
    expect(days[0]).toContain('Sunday 22 November')
    expect(days[3]).toContain('Today')
    expect(days[6]).toContain('Saturday')
    expect(press(/^Previous week/)).toBeInTheDocument()
    expect(press(/^Next week/)).toBeInTheDocument()
    expect(press('Close')).toBeInTheDocument()
    expect(reads(calls)[0]).toBe(sunday)
  })

  /** Presses outside act(), so that React renders in slices as it does in a browser. */
  async function pressPlainly(name: RegExp | string, then: () => unknown) {
    const target = press(name)
    // React reports that the render has no urgent work.
    const consoleError = jest.spyOn(console, 'error').mockImplementation()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    try {
      target.click()
      await then()
    } finally {
      consoleError.mockRestore()
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    }
  }

  it('HB-08 A day of 143 lines appears in parts, in order, and the week is busy until all are there', async () => {
    const essentials = products.filter(({ template }) => template !== 'bol')
    await openShopPage(
      visit => {
        const oneOffs = Array.from({ length: 143 }, (_, index) => ({
          id: 700_000 + index,
          productId: essentials[index % essentials.length]?.id ?? 0,
          date: '2026-12-04',
          quantity: 1 + index,
        }))
        Object.assign(visit.state, { regularOrders: [], oneOffs, dayChanges: [], boxOrders: [] })
        return openFromStart
      },
      { at },
    )
    await read()
    const shown = await week()
    // The third part of each line: its number, which differs on every line here.
    const quantities = () =>
      [...shown.querySelectorAll('section li > :nth-child(3)')].map(({ textContent }) =>
        Number.parseInt(textContent, 10),
      )
    const inOrder = Array.from({ length: 143 }, (_, index) => index + 1)
    const steps = new Set<string>()
    const observer = new MutationObserver(() => {
      const now = quantities()
      const isInOrder = now.every((quantity, index) => quantity === inOrder[index])
      steps.add(
        isInOrder ? `${now.length} ${shown.querySelector('[aria-busy]') ? 'busy' : 'ready'}` : now.join(),
      )
    })
    observer.observe(shown, { childList: true, subtree: true, attributes: true })
    await pressPlainly(/^Next week/, async () => {
      while (!steps.has('143 ready')) await new Promise(soon => setTimeout(soon))
    })
    observer.disconnect()
    expect([...steps]).toEqual(['0 busy', '60 busy', '120 busy', '143 busy', '143 ready'])
  })

  it('J-72 F-52 L-35 The day named above the days is marked, so that a phone states its cut-off once, and has its sum', async () => {
    await open()
    const shown = await week()
    await within(shown).findByText(headerBasketMessages.nextDelivery)
    const [ahead, ...more] = shown.querySelectorAll('[data-ahead] > h3')
    expect(more).toEqual([])
    const named = within(shown).getByText(headerBasketMessages.nextDelivery).nextElementSibling
    const [day, sum] = named?.textContent.split(' £') ?? []
    expect(ahead).toHaveTextContent(day ?? 'no day')
    expect(ahead?.parentElement).toHaveTextContent(`Together £${sum}`)
  })

  it('F-52 A day requested before it has rendered still gets the focus', async () => {
    await open()
    const shown = await week()
    await pressPlainly(/^Next week/, async () => {
      await Promise.resolve()
      expect(within(shown).queryAllByRole('heading', { level: 3 })).toEqual([])
      press(/Friday 4 December/).click()
      expect(document.activeElement).toHaveTextContent('Friday 4 December')
      expect(within(shown).getAllByRole('heading', { level: 3 })).toHaveLength(7)
    })
    await waitFor(() => expect(shown.querySelector('[aria-busy]')).toBeNull())
  })

  it('HB-13 HB-14 HB-15 HB-16 HB-17 The totals are the shop’s own sums, to the penny', async () => {
    const { visit } = await open()
    const { essentials, boxes, all } = weekTotals(visit.state, new Date(at), sunday)
    const shown = await week()
    for (const [title, pence] of [
      ['Best of Local', boxes],
      ['Daily essentials', essentials],
      ['Week total', all],
    ] as const) {
      const term = within(shown).getByText(title, { selector: 'dt' })
      expect(term.nextElementSibling?.textContent).toContain(formatPence(pence))
    }
    expect(all).toBeGreaterThan(0)
  })

  it('HB-02 The arrows show the weeks around this one, read each once, and prefetch the next', async () => {
    const { user, calls } = await open()
    await user.click(press('Next week, Sun 29th November - Sat 5th December'))
    const shown = await week()
    await waitFor(() => expect(shown).toHaveTextContent('Sun 29th November - Sat 5th December'))
    await waitFor(() => expect(shown).not.toHaveAttribute('aria-busy'))
    await user.click(press(/^Previous week, Sun 22nd/))
    expect(shown).toHaveTextContent('Sun 22nd November - Sat 28th November')
    await pass(400)
    expect(new Set(reads(calls)).size).toBe(reads(calls).length)
  })

  it('G-71 The week states the cut-off once for all days; a day says only that it closes today or has closed', async () => {
    await open()
    const shown = await week()
    expect(within(shown).getAllByText('Change each day by 9pm the evening before.')).toHaveLength(1)
    const said = async (name: RegExp) => within(await dayOf(name)).queryByText(/^(Edit until|Locked)/)
    expect(await said(/^Wednesday/)).toHaveTextContent('Locked')
    expect(await said(/^Thursday/)).toHaveTextContent('Edit until 9pm today')
    expect(await said(/^Friday/)).toBeNull()
  })

  it('G-71 L-43 An entry has at most one badge, and plain words say how often it comes', async () => {
    await open()
    const entries = [...(await week()).querySelectorAll<HTMLElement>('section section li:has([data-tone])')]
    expect(entries.length).toBeGreaterThan(10)
    const badgesOf = (entry: HTMLElement) => entry.querySelectorAll('span[data-tone] > span')
    expect(entries.filter(entry => badgesOf(entry).length !== 1)).toEqual([])
    const [coming] = within(await dayOf(/^Wednesday/)).getAllByRole('listitem')
    expect(coming).toHaveTextContent(/Delivering Weekly$/)
    const [often] = within(await dayOf(/^Friday/)).getAllByText('2-Weekly')
    expect(often?.closest('[data-tone]')).toBeNull()
  })

  it('G-71 A failing box gives the reason in one sentence', async () => {
    const { user } = await open()
    await user.click(press(/^Next week/))
    const day = (await screen.findByText('Failing')).closest('section')
    expect(day).toHaveTextContent('Your card was declined. Please check your payment details.')
  })

  it('A day with only a box says until when it can be changed, and later that it cannot', async () => {
    const { user, visit, providers, clock } = await open()
    Object.assign(visit.state, { regularOrders: [], oneOffs: [], dayChanges: [] })
    await user.click(press(/^Next week/))
    const saturday = await dayOf(/Saturday 5 December/)
    act(() => providers.weeks.invalidate())
    expect(await screen.findByText('Change each day by 9pm the evening before.')).toBeVisible()
    await waitFor(() => expect(within(saturday).getAllByRole('listitem')).toHaveLength(1))
    clock.at = '2026-12-04T22:00:00Z'
    await act(() => providers.weeks.getState().refresh())
    expect(saturday).toHaveTextContent('Locked')
  })

  it('HB-12 HB-25 A move without a name reads Shifted', async () => {
    await openShopPage(
      visit => {
        visit.state.dayMoves.push({ from: '2026-11-27', to: '2026-11-28', name: '' })
        return openFromStart
      },
      { at },
    )
    const friday = await dayOf(/Friday 27 November/)
    await waitFor(() => expect(friday.dataset.overlay).toBe('shift'))
    expect(friday.querySelector('h3 + div')).toHaveTextContent('Shifted')
  })

  it('HB-08 HB-10 HB-31 Lines and boxes stand on their own day with quantity, price and status', async () => {
    await open()
    const tuesday = await dayOf(/Tuesday/)
    expect(tuesday).toHaveTextContent(/Whole milk/)
    expect(tuesday).toHaveTextContent(/\d × £1\.35/)
    expect(tuesday).toHaveTextContent(/Delivered x \d/)
    // G-71: a delivered entry has one badge.
    expect(tuesday).not.toHaveTextContent(/Weekly|One-off/)
    expect(within(tuesday).getByText('Best Of Local Box')).toBeInTheDocument()
    expect(within(tuesday).getByText('Delivered')).toBeInTheDocument()
    // L-36: sausages that cannot come, and what is no longer sold, are not among what a box of £4.50 holds.
    expect(await dayOf(/Friday/)).toHaveTextContent(/Box £4\.50 Mature cheddar (?!and)/)
  })

  it('HB-39 A discounted box shows subtotal, discount and total', async () => {
    await open()
    expect(await dayOf(/Tuesday/)).toHaveTextContent(/£19\.38.*£20\.40.*−£1\.02/)
  })

  it('HB-11 A paused day says so and links to the pauses, and its lines stay readable', async () => {
    await open()
    const paused = expectElement(
      (await screen.findByText(/Deliveries Paused/)).closest('section'),
      HTMLElement,
    )
    expect(within(paused).getByRole('link', { name: 'Resume deliveries' })).toHaveAttribute(
      'href',
      '/account/pauses',
    )
    expect(within(paused).getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  it('HB-12 HB-25 A moved day carries the name of its shift, and its lines read Shifted', async () => {
    await open()
    const [line] = await screen.findAllByText('Shifted')
    const day = expectElement(line?.closest('section'), HTMLElement)
    expect(day.dataset.overlay).toBe('shift')
  })
})

describe('changing an order', () => {
  it('HB-29 HB-30 DO-01 A regular line opens the choice of this day or all weeks, and the week follows the change', async () => {
    const { user, visit, calls } = await open()
    await user.click(press(/^Next week/))
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Edit Whole milk/ }).length).toBeGreaterThan(0),
    )
    const [edit] = screen.getAllByRole('button', { name: /^Edit Whole milk/ })
    await user.click(expectElement(edit, HTMLElement))
    const dialog = await screen.findByRole('dialog', { name: 'Change Whole milk' })
    expect(await within(dialog).findByRole('tab', { name: /Change this day only/ })).toBeInTheDocument()
    const before = visit.state.dayChanges.length
    await user.click(await within(dialog).findByRole('button', { name: /^Increase/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Update order' }))
    await waitFor(() => expect(visit.state.dayChanges.length).toBe(before + 1))
    const sent = calls('POST').find(call => call.includes('regular-modified')) ?? ''
    expect(JSON.parse(sent.slice(sent.indexOf('{')))).toMatchObject({
      id: 101,
      date: expect.stringMatching(/^2026-/),
    })
    await waitFor(() => expect(screen.getAllByText('Modified').length).toBeGreaterThan(0))
  })

  it('J-80 HB-29 A regular line can be changed for all weeks too', async () => {
    const { user, calls } = await open()
    await user.click(press(/^Next week/))
    await user.click(
      expectElement((await screen.findAllByRole('button', { name: /^Edit Whole milk/ }))[0], HTMLElement),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Change Whole milk' })
    await user.click(await within(dialog).findByRole('tab', { name: /all weeks/i }))
    await user.click(
      expectElement((await within(dialog).findAllByRole('button', { name: /^Increase/ }))[0], HTMLElement),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Update order' }))
    await waitFor(() =>
      expect(calls('POST').map(call => call.split(' ')[1])).toEqual(['/api/product/regular']),
    )
  })

  it('HB-29 Lines that were delivered, are past the cut-off or are free cannot be edited', async () => {
    await open()
    for (const day of [/Monday/, /Tuesday/, /Wednesday/])
      expect(within(await dayOf(day)).queryByRole('button', { name: /^Edit/ })).toBeNull()
  })
})

describe('when an entry of an open dialog is removed', () => {
  it('F-47 After a day is saved the focus is on Edit of the changed line', async () => {
    const page = await open()
    const edit = expectElement((await screen.findAllByRole('button', { name: /^Edit / }))[0], HTMLElement)
    const name = edit.getAttribute('aria-label') ?? ''
    await page.user.click(edit)
    const dialog = await screen.findByRole('dialog', { name: /^(Change|Edit order for) / })
    await page.user.click(await within(dialog).findByRole('button', { name: /^Increase/ }))
    await page.user.click(within(dialog).getByRole('button', { name: 'Update order' }))
    await screen.findByText('Modified')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name })).toHaveFocus()
  })

  const nextWeek = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(press(/^Next week/))
    await read()
  }
  const oneOff = `Edit ${findProduct(125)?.name}, Wednesday 2 December`
  const wednesday = () => screen.getByRole('heading', { name: /^Wednesday 2 December/ })

  it('OO-16 A-69 A removed order leaves the week, its dialog says so, and the focus moves to its day', async () => {
    const page = await open()
    await nextWeek(page)
    await page.user.click(press(oneOff))
    const dialog = await screen.findByRole('dialog', { name: /^Edit order for/ })
    await page.user.click(await within(dialog).findByRole('button', { name: 'Remove order' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: oneOff, hidden: true })).toBeNull())
    expect(dialog).toBeInTheDocument()
    expect(dialog.querySelector('[data-tone=success]')).not.toBeNull()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(wednesday()).toHaveFocus()
  })

  it('A change in another tab does not close a dialog over typed text', async () => {
    const page = await open()
    await nextWeek(page)
    await page.user.click(press(oneOff))
    const dialog = await screen.findByRole('dialog', { name: /^Edit order for/ })
    await page.user.click(await within(dialog).findByRole('button', { name: /^Increase/ }))
    page.visit.state.oneOffs = []
    act(() => page.providers.weeks.invalidate())
    await waitFor(() => expect(screen.queryByRole('button', { name: oneOff, hidden: true })).toBeNull())
    expect(dialog).toBeInTheDocument()
    expect(within(dialog).getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2')
  })

  it('HB-40 The View of a removed box stays open, and closing it moves the focus to its day', async () => {
    const page = await open()
    await nextWeek(page)
    const view = /^View .*Saturday 5 December/
    await page.user.click(press(view))
    const dialog = await screen.findByRole('dialog', { name: 'View Best Of Local Box' })
    page.visit.state.boxOrders = []
    act(() => page.providers.weeks.invalidate())
    await waitFor(() => expect(screen.queryByRole('button', { name: view, hidden: true })).toBeNull())
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: /^Saturday 5 December/ })).toHaveFocus()
  })
})

describe('boxes in the week', () => {
  const view = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) => {
    await user.click(press(/^Next week/))
    await user.click(await screen.findByRole('button', { name }))
    return screen.findByRole('dialog', { name: 'View Best Of Local Box' })
  }

  it('J-62 HB-40 HB-41 HB-44 HB-46 CALL-27 A regular box is changed for this week only, with its date', async () => {
    const { user, calls, left } = await open()
    const dialog = await view(user, /^View .*Thursday 3 December/)
    const buttons = within(dialog)
      .getAllByRole('button')
      .map(button => button.textContent)
    // J-62: the main button is the last one and changes less.
    expect(buttons.slice(-2)).toEqual(['Edit all weeks', 'Edit this week only'])
    await user.click(within(dialog).getByRole('button', { name: 'Edit this week only' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/featured']))
    expect(calls('POST')).toEqual(['POST /api/basket/edit-bol {"order":801,"date":"2026-12-03"}'])
  })

  it('HB-41 HB-44 A regular box is changed for all weeks, without a date', async () => {
    const { user, calls, left } = await open()
    const dialog = await view(user, /^View .*Thursday 3 December/)
    await user.click(within(dialog).getByRole('button', { name: 'Edit all weeks' }))
    await waitFor(() => expect(left).toHaveLength(1))
    expect(calls('POST')).toEqual(['POST /api/basket/edit-bol {"order":801,"date":null}'])
  })

  it('HB-42 A-30 A single box is changed without a date', async () => {
    const { user, calls, left } = await open()
    const dialog = await view(user, /^View .*Saturday 5 December/)
    expect(within(dialog).queryByRole('button', { name: 'Edit this week only' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Edit order' }))
    await waitFor(() => expect(left).toHaveLength(1))
    expect(calls('POST')).toEqual(['POST /api/basket/edit-bol {"order":806,"date":null}'])
  })

  it('HB-43 HB-45 HB-46 A delivered box can only be ordered again', async () => {
    const { user, calls, left } = await open()
    await user.click(press(/^View .*Tuesday 24 November/))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByRole('button', { name: /^Edit/ })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Re-order' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
    const [sent = ''] = calls('POST')
    expect(JSON.parse(sent.slice(sent.indexOf('{')))).toMatchObject({
      order_id: 802,
      deliveries: [{ product_id: 221 }, { product_id: 223 }],
    })
  })

  it('HB-47 UA-03 UA-04 An unfinished amendment asks first what to do with it', async () => {
    window.scrollTo = () => {}
    const page = await openShopPage(
      async visit => {
        await visit.call('POST', '/api/basket/edit-bol', { order: 806, date: null })
        return html
      },
      { at },
    )
    await page.user.click(await screen.findByRole('button', { name: 'Weekly view' }))
    await page.user.click(await screen.findByRole('button', { name: /^View .*Tuesday 24 November/ }))
    await page.user.click(await screen.findByRole('button', { name: 'Re-order' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('for Saturday 5 December')
    expect(page.calls('POST').filter(call => call.includes('reorder'))).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Discard amendments' }))
    await waitFor(() => expect(page.left).toEqual(['/shop/best-of-local/checkout']))
    expect(page.calls('POST').map(call => call.split(' ')[1])).toEqual([
      '/api/basket/edit-bol',
      '/api/bol-basket/cancel',
      '/api/basket/reorder-bol',
    ])
  })
})

describe('the discount of the week', () => {
  it('HB-48 HB-49 HB-50 HB-51 CALL-25 A code is applied, announced, read again and cleared', async () => {
    const { user, calls, visit } = await open()
    const before = reads(calls).length
    await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'spring5{Enter}')
    expect((await screen.findAllByText('SPRING5 applied: 5% off your box.')).length).toBeGreaterThan(0)
    expect(visit.state.coupon).toBe('SPRING5')
    await waitFor(() => expect(reads(calls).length).toBeGreaterThan(before))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(visit.state.coupon).toBeNull())
    expect(calls('POST')).toEqual([
      'POST /api/basket/apply-discount {"discount_code":"spring5"}',
      'POST /api/basket/apply-discount {"discount_code":"CLEARDISCOUNT"}',
    ])
    expect(await screen.findByRole('textbox', { name: 'Discount code' })).toHaveValue('')
  })

  it('F-45 Apply moves the focus to the code, and Remove back to the field', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Discount code' }), 'spring5')
    await user.click(press('Apply'))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Discount code spring5' })).toHaveFocus())
    await user.click(press('Remove'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Discount code' })).toHaveFocus())
  })

  it('A-76 A guest sees no field for a code', async () => {
    await openShopPage(openFromStart, { at, as: 'guest' })
    expect(await week()).toHaveTextContent('Week total')
    expect(screen.queryByRole('textbox', { name: 'Discount code' })).toBeNull()
  })
})

describe('a week that cannot be read', () => {
  it('HB-52 A-70 The week keeps its last content and offers another try, and the page goes on', async () => {
    const { user, visit, providers } = await open()
    const shown = await week()
    visit.setFault({ kind: '500-before', match: 'GET /api/basket', times: 'always' })
    act(() => providers.weeks.invalidate())
    const retry = await within(shown).findByRole('button', { name: 'Try again' })
    expect(shown).toHaveTextContent('Whole milk')
    visit.heal()
    await user.click(retry)
    expect(screen.getByRole('heading', { name: 'Your week' })).toHaveFocus()
    await waitFor(() => expect(within(shown).queryByRole('button', { name: 'Try again' })).toBeNull())
  })

  it('G-60 HB-52 A-74 A first read that fails shows one message with one button and no empty days; a retry shows them', async () => {
    const { user } = await openShopPage(
      visit => {
        visit.setFault({ kind: '500-before', match: 'GET /api/basket', times: 2 })
        return openFromStart
      },
      { at },
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    const shown = await week()
    expect(shown).not.toHaveTextContent('Nothing due')
    expect(within(shown).queryAllByRole('heading', { level: 3 })).toEqual([])
    expect(shown).not.toHaveTextContent('Week total')
    expect(within(shown).getAllByRole('alert')).toHaveLength(1)
    await user.click(retry)
    await waitFor(() => expect(shown).toHaveTextContent('Whole milk'))
  })
})

describe('asking for a week', () => {
  const december = 'Sun 29th November - Sat 5th December'
  const focusedHeading = () => screen.getByRole('heading', { name: 'Your week' })

  it('A-101 A request opens the week of its date, scrolls to it and focuses it, also when the basket is open', async () => {
    await openShopPage(html, { at })
    act(() => void emit('open-weekly-basket', { date: '2026-12-02' }))
    expect(await week()).toHaveTextContent(december)
    expect(focusedHeading()).toHaveFocus()
    expect(scrolled).toEqual([{ element: 'basket', how: { block: 'start', behavior: 'smooth' } }])
    act(() => expectElement(document.activeElement, HTMLElement).blur())
    act(() => void emit('open-weekly-basket', { date: '25/11/2026' }))
    expect(await week()).toHaveTextContent('Sun 22nd November - Sat 28th November')
    expect(focusedHeading()).toHaveFocus()
    expect(scrolled).toHaveLength(2)
  })

  it.each([[undefined], [null], [{}], [{ date: 7 }], [{ date: 'soon' }]])(
    'A-101 A request with %j opens the week that was shown',
    async detail => {
      await openShopPage(html, { at })
      act(() => void window.dispatchEvent(new CustomEvent('open-weekly-basket', { detail })))
      expect(await week()).toHaveTextContent('Sun 22nd November - Sat 28th November')
    },
  )

  it('J-100 OE-04 The dialog of a one-off order in the week has no link to the week', async () => {
    const { user } = await open()
    await user.click(press(/^Next week/))
    await user.click(
      await screen.findByRole('button', { name: `Edit ${findProduct(125)?.name}, Wednesday 2 December` }),
    )
    const dialog = await screen.findByRole('dialog', { name: /^Edit order for/ })
    expect(dialog).not.toHaveTextContent(/weekly basket view|Weekly view/)
    expect(within(dialog).getByRole('link', { name: /pause/i })).toBeVisible()
  })
})

describe('the text of a line', () => {
  const lines = [
    { product_name: 'Skipped cream', quantity_ordered: 0, total_price: '0.00', modified: 1 },
    {
      product_name: 'Gift milk',
      quantity_ordered: 1,
      total_price: '0.00',
      orderproduct: { is_free: 1, order: { frequency: 1 } },
    },
    { product_name: 'Short eggs', quantity_ordered: 2, quantity_delivered: 1, total_price: '1.75' },
    { product_name: 'Moved bread', quantity_ordered: 1, total_price: '1.20', shifted: 1, past_cutoff: 1 },
    { product_name: '', quantity_ordered: 1, total_price: '1.20' },
  ]

  it('J-74 F-27 F-24 A-116 Lines say what is skipped, free, short, moved or no longer sold', async () => {
    const products = lines.map((line, at) => ({
      id: at + 1,
      product_id: at + 1,
      delivery_date: '2026-11-27',
      product: { order_price: '1.75' },
      orderproduct: { is_free: 0, order: { frequency: 1 } },
      ...line,
    }))
    const moves = [{ from: '2026-11-27', to: '2026-12-01', name: 'Staff training day' }]
    await openPage('<div data-widget="header-basket" data-load="ready" data-open></div>', {
      globals: { isGuest: false, hasPostcode: true },
      fetch: async () => Response.json({ products, moves, orders: [], pauses: [] }),
      providers: { now: () => new Date(at) },
    })
    const row = async (words: string) =>
      (await screen.findByText(words)).closest('li') ?? document.createElement('i')
    expect(await row('Skipped cream')).toHaveTextContent(/^Skipped cream Skipped Modified/)
    expect(await row('Gift milk')).toHaveTextContent(/^Gift milk Free 1 Weekly/)
    expect(await row('Short eggs')).toHaveTextContent(/^Short eggs £1.75 1 × £1.75 1 of 2 delivered/)
    const movedDay = (await row('Moved bread')).closest('section')
    expect(movedDay?.textContent.split('Comes on Tuesday 1')).toHaveLength(2)
    expect(await row('Moved bread')).toHaveTextContent('Shifted')
    expect(await row('Moved bread')).not.toHaveTextContent('Delivering')
    expect(await row('A product we no longer sell')).toBeVisible()
  })

  it('G-02 An entry without a day is reported and left out of the days, and the item count matches the total', async () => {
    const line = {
      ...{ id: 1, product_id: 101, product_name: 'Whole milk', quantity_ordered: 2, total_price: '2.70' },
      product: { id: 101, name: 'Whole milk', template: 'de' },
    }
    await openPage(openFromStart, {
      fetch: async () => Response.json({ products: [line], orders: [] }),
      providers: { now: () => new Date(at) },
    })
    await read()
    expect(screen.getByText("Part of this week can't be shown here.")).toBeVisible()
    expect(await week()).toHaveTextContent(/Week total ?£2\.70/)
    expect(await week()).not.toHaveTextContent(/0 items|Nothing more|Nothing due/)
  })
})
