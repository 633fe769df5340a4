import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mediaQueryList } from '../../support/page/media-query-list'
import { openPage } from '../../support/page/open-page'

const answer = JSON.stringify({
  products: [{ id: 1, total_price: '2.70', quantity_ordered: 1, delivery_date: '2025-02-03' }],
  orders: [],
})
const fetch = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } })

let scrolled: ScrollToOptions[]
beforeEach(() => {
  scrolled = []
  window.scrollTo = ((to: ScrollToOptions) => scrolled.push(to)) as typeof window.scrollTo
})

describe('the weekly view link', () => {
  it('HB-53 HB-54 The link opens the weekly basket and scrolls to the top of the page', async () => {
    const { providers } = await openPage('<div data-widget="weekly-view-link" data-load="ready"></div>', {
      fetch,
    })
    const link = await screen.findByRole('button', { name: 'Weekly view' })
    expect(link).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(link)
    expect(providers.weeks.getState().isOpen).toBe(true)
    expect(link).toHaveAttribute('aria-expanded', 'true')
    expect(scrolled).toMatchObject([{ top: 0 }])
    await userEvent.click(link)
    expect(providers.weeks.getState().isOpen).toBe(true)
  })

  it('HB-54 With reduced motion the page jumps instead of gliding', async () => {
    const before = window.matchMedia
    window.matchMedia = query => mediaQueryList(query, query.includes('reduce'))
    await openPage('<div data-widget="weekly-view-link" data-load="ready"></div>', { fetch })
    await userEvent.click(await screen.findByRole('button', { name: 'Weekly view' }))
    window.matchMedia = before
    expect(scrolled).toMatchObject([{ top: 0, behavior: 'auto' }])
  })

  it('The link shows the total of the shown week when the page asks for it', async () => {
    await openPage('<div data-widget="weekly-view-link" data-load="ready" data-total></div>', {
      fetch,
      providers: { now: () => new Date('2025-02-05T12:00:00Z') },
    })
    expect(await screen.findByRole('button', { name: /Weekly view £2.70/ })).toBeInTheDocument()
  })

  it.each([
    [1, /^9 to 15\u00a0Feb £2.70/],
    [3, /^23\u00a0Feb to 1\u00a0Mar £2.70/],
    [-6, /^22 to 28\u00a0Dec 2024 £2.70/],
  ])('L-35 A-125 Another week, %s away, is named by its dates until it is closed', async (weeks, name) => {
    const { providers } = await openPage(
      '<div data-widget="weekly-view-link" data-load="ready" data-total></div>',
      { fetch, providers: { now: () => new Date('2025-02-05T12:00:00Z') } },
    )
    await screen.findByRole('button', { name: /^Weekly view £2.70/ })
    const store = providers.weeks.getState()
    act(() => {
      store.setOpen(true)
      store.move(weeks)
    })
    expect(await screen.findByRole('button', { name })).toBeVisible()
    act(() => store.setOpen(false))
    expect(await screen.findByRole('button', { name: /^Weekly view £2.70/ })).toBeVisible()
  })
})
