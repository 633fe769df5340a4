import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { theBasket } from '#site/events'
import { orderAgain } from '../../../demo-pages/pages/boxes/box-placeholders'
import { emit } from '../../../shared/platform/page/events/window-events'
import { installTabs } from '../../shared/platform/page/tabs'
import { expectElement } from '../../support/expect-element'
import { openInactive, settle } from '../../support/page/inactive-page'
import { settled } from '../../support/page/open-page'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

const html = '<div data-widget="order-again" data-load="ready"><a href="/account/orders">Boxes</a></div>'
const region = (name = 'Order it again') => screen.findByRole('region', { name })
const cards = async () => {
  const again = await region()
  await waitFor(() => expect(within(again).getAllByRole('button', { name: /^View box/ })).toHaveLength(3))
  return within(again).getAllByRole('listitem')
}

beforeEach(() => sessionStorage.clear())

describe('ordering a box again', () => {
  it('OA-01 OA-03 OA-04 CALL-19 The list shows the latest three boxes with date, items, total and first products', async () => {
    const { calls } = await openShopPage(html)
    const [first, , third] = await cards()
    expect(calls()).toEqual(['GET /api/basket/latest-bol'])
    expect(first).toHaveTextContent('Comes on Saturday 5 December')
    expect(third).toHaveTextContent('Tuesday 24 November')
    expect(first).toHaveTextContent(/\d+ items, £\d+\.\d\d/)
    expect(first).toHaveTextContent('Dry cured back bacon')
  })

  it('G-77 A box to come says that it comes, and a delivered box shows only its day, printed and mounted', async () => {
    const { visit } = await openShopPage(html)
    const days = (await cards()).map(card => card.querySelector('b')?.textContent ?? '')
    const latest = await (await visit.call('GET', '/api/basket/latest-bol')).json()
    const isComing = latest.data.map((box: { delivered: boolean }) => !box.delivered)
    expect(new Set(isComing).size).toBe(2)
    expect(days.map(words => words.startsWith('Comes on '))).toEqual(isComing)
    const { markup } = orderAgain(visit.page('/shop/best-of-local/featured'), 'list')
    for (const words of days) expect(markup).toContain(`<b>${words}</b>`)
  })

  it('OA-04 A box names its first three products, and shows a crate for a picture that fails to load', async () => {
    await openShopPage(html)
    const [, second] = await cards()
    expect(
      within(expectElement(second, HTMLElement)).getByText(
        'Seasonal veg box, Mature cheddar, Dry cured back bacon and 1 more',
      ),
    ).toBeVisible()
    const [picture] = expectElement(second, HTMLElement).getElementsByTagName('img')
    const tile = picture?.parentElement
    expect(tile?.querySelector('svg')).toBeNull()
    fireEvent.error(expectElement(picture, HTMLElement))
    expect(tile?.querySelector('svg')).toBeInTheDocument()
  })

  it('OA-02 Boxes show as cards or rows, as the page and then the customer chooses, and the choice is kept', async () => {
    const { user } = await openShopPage(html.replace('data-load', 'data-layout="list" data-load'))
    await cards()
    const asList = screen.getByRole('button', { name: 'Show as a list' })
    expect(asList).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Show as a grid' }))
    expect(asList).toHaveAttribute('aria-pressed', 'false')
    await openShopPage(html.replace('data-load', 'data-layout="list" data-load'))
    await cards()
    expect(screen.getByRole('button', { name: 'Show as a grid' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('OA-05 OA-06 OA-07 CALL-20 View opens the box, and Re-order sends its deliveries and goes to the checkout', async () => {
    const { user, calls, left, visit } = await openShopPage(html)
    const [first] = await cards()
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    const dialog = await screen.findByRole('dialog', { name: 'View Best Of Local Box' })
    await user.click(within(dialog).getByRole('button', { name: 'Re-order' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
    const [sent = ''] = calls('POST')
    const latest = await (await visit.call('GET', '/api/basket/latest-bol')).json()
    expect(JSON.parse(sent.slice(sent.indexOf('{')))).toEqual({
      order_id: latest.data[0].order_id,
      deliveries: latest.data[0].deliveries,
    })
  })

  it('J-80 UA-05 An unfinished amendment is discarded before a box is ordered again', async () => {
    const { user, calls, left } = await openShopPage(async visit => {
      await visit.call('POST', '/api/basket/edit-bol', { order: 806, date: null })
      return html
    })
    const [first] = await cards()
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    await user.click(await screen.findByRole('button', { name: 'Re-order' }))
    await user.click(await screen.findByRole('button', { name: 'Discard amendments' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
    expect(calls('POST').map(call => call.split(' ')[1])).toEqual([
      '/api/basket/edit-bol',
      '/api/bol-basket/cancel',
      '/api/basket/reorder-bol',
    ])
  })

  it('OA-06 With a filled basket the list says, before Re-order is pressed, that the box will be added to it', async () => {
    const { user, calls, left } = await openShopPage(async visit => {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      return html
    })
    const [first] = await cards()
    expect(calls('GET')).toEqual(['GET /api/basket/latest-bol'])
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    const dialog = await screen.findByRole('dialog')
    expect(
      await within(dialog).findByText('The box that you are filling has 3 items. These will be added to it.'),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Re-order' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
  })

  it('OA-06 With an empty basket the list says nothing about it', async () => {
    const { user, calls } = await openShopPage(html)
    const [first] = await cards()
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    await waitFor(() => expect(calls('GET')).toContain('GET /api/bol-basket'))
    await pass(50)
    expect(screen.getByRole('dialog')).not.toHaveTextContent('The box that you are filling')
  })

  it('OA-06 Re-order pressed before the basket is known waits until the notice is shown', async () => {
    let tellBasket = () => {}
    const { user, calls, left } = await openShopPage(async visit => {
      await visit.call('POST', '/api/product/bol', { id: 231, quantity: 1, increment: false })
      const { fetch } = visit
      visit.fetch = async (...call) => {
        const reply = await fetch(...call)
        const { pathname } = new URL((call[0] as Request).url)
        if (pathname === '/api/bol-basket') await new Promise<void>(tell => (tellBasket = tell))
        return reply
      }
      return html
    })
    const [first] = await cards()
    const reorders = () => calls('POST').filter(call => call.includes('reorder'))
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Re-order' }))
    await waitFor(() => expect(calls('GET')).toContain('GET /api/bol-basket'))
    tellBasket()
    await within(dialog).findByText('The box that you are filling has 1 item. These will be added to it.')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Re-order' })).toBeVisible())
    expect(reorders()).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Re-order' }))
    await waitFor(() => expect(left).toHaveLength(1))
    expect(reorders()).toHaveLength(1)
  })

  it('F-08 OA-08 A-110 A re-order that never arrived shows one sentence and no second instruction', async () => {
    const { user, left, visit } = await openShopPage(html)
    const [first] = await cards()
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    visit.setFault({ kind: '500-before', match: 'POST /api/basket/reorder-bol' })
    await user.click(await screen.findByRole('button', { name: 'Re-order' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sorry, there was an error re-ordering this order.',
    )
    expect(left).toEqual([])
  })

  it('L-01 X7 F-08 A-110 A re-order whose answer was lost, but which succeeded, goes on to the checkout and reaches other tabs', async () => {
    const tabs = installTabs()
    const { user, left, visit, calls } = await openShopPage(html)
    const [first] = await cards()
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    visit.setFault({ kind: '500-after', match: 'POST /api/basket/reorder-bol' })
    await user.click(await screen.findByRole('button', { name: 'Re-order' }))
    await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls('POST')).toHaveLength(1)
    expect(tabs.traffic).toEqual([{ kind: 'orders-changed' }])
    tabs.restore()
  })

  it('UA-04 An unfinished amendment is asked about before a re-order', async () => {
    const { user, calls } = await openShopPage(async visit => {
      await visit.call('POST', '/api/basket/edit-bol', { order: 806, date: null })
      const active = JSON.stringify({
        activeBolOrder: { id: 806, date: '2026-12-05', frequency: 0, weekday: null },
      })
      return `<div data-widget="order-again" data-load="ready"><script type="application/json">${active}</script></div>`
    })
    const [first] = await cards()
    await user.click(within(expectElement(first, HTMLElement)).getByRole('button', { name: /^View box/ }))
    await user.click(await screen.findByRole('button', { name: 'Re-order' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('for Saturday 5 December')
    expect(calls('POST').filter(call => call.includes('reorder'))).toEqual([])
  })

  it('CALL-03 OA-01 A guest does not see the list and makes no call that leads to the login', async () => {
    const { calls, left } = await openShopPage(html, { as: 'guest' })
    expect(screen.queryByRole('region')).toBeNull()
    expect(calls()).toEqual([])
    expect(left).toEqual([])
  })

  it('A customer without an earlier box does not see the list', async () => {
    await openShopPage(({ state }) => {
      state.boxOrders = []
      return html
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Order it again' })).toBeNull())
  })

  it('Two lists share one read; a cancelled box causes another read, and a change of the basket does not', async () => {
    const { calls } = await openShopPage(html + html)
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^View box/ })).toHaveLength(6))
    act(() => {
      emit('product-posted', { template: 'bol', product: 1, quantity: 1 }, { by: theBasket })
    })
    await act(settled)
    expect(calls('GET')).toHaveLength(1)
    act(() => {
      window.dispatchEvent(
        new CustomEvent('product-posted', { detail: { template: 'bol', product: 1, quantity: 0 } }),
      )
    })
    await waitFor(() => expect(calls('GET')).toHaveLength(2))
  })
})

test('A-66 A-114 Boxes asleep when somebody came back check for an amendment before a re-order', async () => {
  const { user, visit, calls } = await openInactive('/shop/best-of-local/featured', ['order-again'], {
    as: 'customer',
  })
  await visit.call('POST', '/api/basket/edit-bol', { order: 801, date: '2026-12-03' })
  await settle(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  const [view] = await within(await region('Your latest boxes')).findAllByRole('button', {
    name: /^View box/,
  })
  await user.click(expectElement(view, HTMLElement))
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByRole('button', { name: 'Go on with the change' })).toBeVisible()
  expect(calls('POST').filter(call => call.includes('reorder'))).toEqual([])
})
