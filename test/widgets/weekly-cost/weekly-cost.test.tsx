import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announce } from '../../../shared/platform/page/live-region'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

const now = () => new Date('2025-02-05T12:00:00Z')

type Answer = { products?: object[]; orders?: object[] }

/** A shop that answers each week from a table and records the requests. */
function weeksOf(table: Record<string, Answer | number>) {
  const asked: string[] = []
  const fetch = async (request: Request) => {
    const start = new URL(request.url).searchParams.get('start_of_week') ?? ''
    asked.push(start)
    const answer = table[start] ?? {}
    if (typeof answer === 'number') return new Response('oops', { status: answer })
    return new Response(JSON.stringify({ products: [], orders: [], ...answer }), {
      headers: { 'Content-Type': 'application/json' },
    })
  }
  return { asked, fetch }
}
const line = (total_price: string, fields: object = {}) => ({
  id: 1,
  total_price,
  quantity_ordered: 1,
  delivery_date: '2025-02-03',
  ...fields,
})
const thisWeek: Answer = {
  products: [
    line('2.70'),
    line('0.10', { id: 2 }),
    line('9.99', { id: 3, paused: true }),
    line('9.99', { id: 4, shifted: 1 }),
    line('9.99', { id: 5, unavailable: true }),
    line('9.99', { id: 6, temp_unavailable: '1' }),
  ],
  orders: [
    { id: 1, grand_total: '18.75', start_date: '2025-02-04' },
    { id: 2, grand_total: '50.00', start_date: '2025-02-04', cancelled: true },
    { id: 3, grand_total: '50.00', start_date: '2025-02-04', shifted: true },
  ],
}
const banner = () => screen.findByRole('region', { name: 'What this week costs' })
const html = '<div data-widget="weekly-cost" data-load="ready"><a href="/account">Week</a></div>'

async function show(table: Record<string, Answer | number>, markup = html) {
  const shop = weeksOf(table)
  const page = await openPage(markup, { fetch: shop.fetch, providers: { now } })
  return { ...shop, ...page, user: userEvent.setup() }
}

/** Records the polite announcements from now on. */
function listenToStatus() {
  announce('')
  const region = expectElement(document.querySelector('[data-doorstep-shell] > [role=status]'), Element)
  const said: string[] = []
  new MutationObserver(() => {
    if (region.textContent) said.push(region.textContent)
  }).observe(region, { childList: true })
  return () => said
}

describe('the weekly cost', () => {
  it('WC-02 WC-03 WC-04 WC-06 WC-07 WC-08 The widget shows the range and the total of what counts, to the penny', async () => {
    await show({ '2025-02-02': thisWeek })
    const cost = await banner()
    expect(cost).toHaveTextContent('Sun 2nd February - Sat 8th February')
    expect(await within(cost).findByText('£21.55')).toBeInTheDocument()
    expect(cost).toHaveTextContent('Total cost this week £21.55')
  })

  it('WC-06 A product with an unreadable day still counts', async () => {
    await show({
      '2025-02-02': { products: [line('2.70', { delivery_date: null }), line('1.35', { id: 2 })] },
    })
    expect(await within(await banner()).findByText('£4.05')).toBeInTheDocument()
  })

  it('The widget shows a dash, never £0.00, until the week has been read', async () => {
    await openPage(html, { fetch: () => new Promise(() => {}), providers: { now } })
    const cost = await banner()
    expect(cost).toHaveTextContent('Total cost this week not known yet—')
    expect(cost).toHaveAttribute('aria-busy', 'true')
  })

  it('WC-01 The arrows move by 7 days and are named after their week', async () => {
    const { user, asked } = await show({
      '2025-02-02': thisWeek,
      '2025-02-09': { products: [line('4.05', { delivery_date: '2025-02-10' })] },
    })
    const cost = await banner()
    await user.click(
      within(cost).getByRole('button', { name: 'Next week, Sun 9th February - Sat 15th February' }),
    )
    expect(await within(cost).findByText('£4.05')).toBeInTheDocument()
    expect(cost).toHaveTextContent('Sun 9th February - Sat 15th February')
    await user.click(within(cost).getByRole('button', { name: /^Previous week, Sun 2nd February/ }))
    expect(within(cost).getByText('£21.55')).toBeInTheDocument()
    expect(asked).toEqual(['2025-02-02', '2025-02-09'])
  })

  it('WC-05 View details opens the weekly basket and scrolls to the top of the page', async () => {
    const scrolled: unknown[] = []
    window.scrollTo = (to: unknown) => scrolled.push(to)
    const { user, providers } = await show({ '2025-02-02': thisWeek })
    await user.click(within(await banner()).getByRole('button', { name: 'View details' }))
    expect(providers.weeks.getState().isOpen).toBe(true)
    expect(scrolled).toEqual([expect.objectContaining({ top: 0 })])
  })

  it('A-70 A-74 A failed read keeps the amount, says so and offers a retry', async () => {
    const table: Record<string, Answer | number> = { '2025-02-02': thisWeek }
    const { user, providers } = await show(table)
    const cost = await banner()
    await within(cost).findByText('£21.55')
    table['2025-02-02'] = 404
    act(() => providers.weeks.invalidate())
    const retry = await within(cost).findByRole('button', { name: 'Try again' })
    expect(cost).toHaveTextContent("We couldn't load this week.")
    expect(cost).toHaveTextContent('£21.55')
    table['2025-02-02'] = { products: [line('3.00')] }
    await user.click(retry)
    expect(document.activeElement).toHaveTextContent(/^Total cost this week/)
    expect(await within(cost).findByText('£3.00')).toBeInTheDocument()
    expect(within(cost).queryByRole('alert')).toBeNull()
  })

  it('X1 An unreadable week is announced once, and both the cost and the open basket show it', async () => {
    const table: Record<string, Answer | number> = { '2025-02-02': thisWeek }
    const { user, providers } = await show(table, `<div data-widget="header-basket"></div>${html}`)
    const cost = await banner()
    await within(cost).findByText('£21.55')
    await user.click(within(cost).getByRole('button', { name: 'View details' }))
    const basket = await screen.findByRole('region', { name: 'Your week' })
    table['2025-02-02'] = 404
    act(() => providers.weeks.invalidate())
    await within(cost).findByText(/We couldn't load this week/)
    expect(screen.getAllByRole('alert')).toEqual([within(basket).getByRole('alert')])
  })

  it('A press announces the week and its total once, in one sentence', async () => {
    const { user } = await show({
      '2025-02-02': thisWeek,
      '2025-02-09': { products: [line('4.05', { delivery_date: '2025-02-10' })] },
    })
    const cost = await banner()
    await within(cost).findByText('£21.55')
    const said = listenToStatus()
    await user.click(within(cost).getByRole('button', { name: /^Next week/ }))
    await waitFor(() =>
      expect(said()).toEqual(['Sun 9th February - Sat 15th February, Total cost this week £4.05']),
    )
    await user.click(within(cost).getByRole('button', { name: /^Previous week/ }))
    await waitFor(() =>
      expect(said().slice(1)).toEqual(['Sun 2nd February - Sat 8th February, Total cost this week £21.55']),
    )
  })

  it('F-48 Five fast presses on next make one announcement of the final week', async () => {
    const { user } = await show({ '2025-02-02': thisWeek, '2025-02-09': thisWeek })
    const cost = await banner()
    await within(cost).findByText('£21.55')
    const said = listenToStatus()
    for (let press = 0; press < 5; press++) {
      await user.click(within(cost).getByRole('button', { name: /^Next week/ }))
      await act(() => new Promise(resolve => setTimeout(resolve, 150)))
    }
    await waitFor(
      () => expect(said()).toEqual(['Sun 9th March - Sat 15th March, Total cost this week £0.00']),
      { timeout: 3000 },
    )
  })

  it('A-69 An order placed elsewhere on the page joins the total, unannounced', async () => {
    const table: Record<string, Answer> = { '2025-02-02': thisWeek }
    await show(table)
    const cost = await banner()
    await within(cost).findByText('£21.55')
    const said = listenToStatus()
    table['2025-02-02'] = { products: [line('1.35')] }
    act(() => {
      window.dispatchEvent(
        new CustomEvent('product-posted', { detail: { template: 'de', product: 1, quantity: 1 } }),
      )
    })
    expect(await within(cost).findByText('£1.35')).toBeInTheDocument()
    await pass(300)
    expect(said()).toEqual([])
  })
})

test('A-05 Too few names of months are reported as a mistake', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await openPage(
    '<div data-widget="weekly-cost" data-json=\'{"labels": {"months": "Januar Februar"}}\'>Call us</div>',
  )
  await waitFor(() =>
    expect(warn.mock.calls.flat()[0]).toMatch(/labels.*: "months" is "Januar Februar" and needs 12 names/),
  )
})
