import { act, screen, waitFor, within } from '@testing-library/react'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import { expectElement } from '../../support/expect-element'
import { dataLayer } from '../../support/page/data-layer'
import { openShopPage } from '../../support/page/shop-page'
import { pass } from '../../support/test-time'

type PageSetup = Parameters<typeof openShopPage>[1]

const placeholder = (id: number, attributes = '', more: object = {}) =>
  `<div data-widget="order-dialog" data-load="ready"${attributes}><script type="application/json">${JSON.stringify({ product: { ...findProduct(id), ...more } })}</script><a href="/contact">Order</a></div>`
const veg = 221
const cheddar = 231
const dialogMode = ' data-mode="dialog"'

const show = (html: string, request: PageSetup = {}) => openShopPage(html, request)
const button = (name: RegExp | string) => screen.findByRole('button', { name })
const posts = (calls: (method?: string) => string[]) =>
  calls('POST').filter(call => call.includes('/api/product/bol'))
const pushed = () => dataLayer()

async function openDialog(id = cheddar, request: PageSetup = {}, attributes = dialogMode) {
  const page = await show(placeholder(id, attributes), request)
  await page.user.click(await button(/^Add/))
  const dialog = await screen.findByRole('dialog', { name: `Order ${findProduct(id)?.name}` })
  await waitFor(() => expect(within(dialog).getByRole('spinbutton')).not.toHaveAttribute('aria-disabled'))
  return { ...page, dialog, submit: within(dialog).getByRole('button', { name: /basket$/ }) }
}

describe('the button of a Best of Local card', () => {
  it("CALL-17 A-08 One press adds one to the basket's quantity and says how many it has now", async () => {
    const { user, calls, visit } = await show(placeholder(cheddar))
    await user.click(await button('Add to basket: Mature cheddar'))
    expect(await screen.findByText('Mature cheddar added to your box.')).toBeInTheDocument()
    await button('Add another: Mature cheddar')
    expect(await screen.findByText('1 in box')).toBeInTheDocument()
    await user.click(await button(/^Add another/))
    expect(await screen.findByText('2 in box')).toBeInTheDocument()
    expect(posts(calls)).toEqual(
      Array(2).fill('POST /api/product/bol {"id":231,"quantity":1,"increment":true}'),
    )
    expect(visit.state.box.lines).toMatchObject([{ productId: cheddar, quantity: 2 }])
  })

  it.each(['guest', 'customer'] as const)(
    'GLB-06 A %s with a confirmed postcode can fill a box',
    async as => {
      const { user, visit } = await show(placeholder(cheddar), { as })
      await user.click(await button(/^Add to basket/))
      expect(await screen.findByText('1 in box')).toBeInTheDocument()
      expect([visit.state.customer === null, visit.state.box.lines]).toMatchObject([
        as === 'guest',
        [{ productId: cheddar, quantity: 1 }],
      ])
    },
  )

  it('GLB-09 A-41 Only the lottery ticket can be identified by the page', async () => {
    await show([101, 133].map(id => placeholder(id)).join(''))
    const ticket = await button(/rder: Doorstep lottery$/)
    const lotteries = document.querySelectorAll<HTMLElement>('[data-lottery]')
    expect(lotteries).toHaveLength(1)
    expect(lotteries[0]).toContainElement(ticket)
  })

  it('OD-05 OD-06 An unavailable product is Out of Stock, and its button is disabled', async () => {
    const { user, calls } = await show(placeholder(204))
    const out = await button(/^Out of Stock/)
    expect(out).toHaveAttribute('aria-disabled', 'true')
    expect(out).toHaveAccessibleDescription('Old English sausages is out of stock')
    await user.click(out)
    expect(posts(calls)).toEqual([])
  })

  it('OD-07 A press on a busy button sends nothing more', async () => {
    const { user, calls, visit } = await show(placeholder(cheddar))
    visit.setFault({ kind: 'slow', match: 'POST /api/product/bol', ms: 200 })
    const add = await button(/^Add to basket/)
    await user.dblClick(add)
    expect(add).toHaveAttribute('aria-busy', 'true')
    expect(add).toHaveFocus()
    await screen.findByText('1 in box')
    expect(posts(calls)).toHaveLength(1)
  })

  it('OD-08 A-55 While ordering is blocked the button is disabled and shows the reason', async () => {
    const { user, calls } = await show(placeholder(cheddar, ' data-blocked="Closed until Monday."'))
    expect(await screen.findByText('Closed until Monday.')).toBeVisible()
    await user.click(await button(/^Add/))
    expect(posts(calls)).toEqual([])
  })

  it('OD-09 At the product’s maximum the button is disabled', async () => {
    const { user, calls } = await openShopPage(async visit => {
      await visit.call('POST', '/api/product/bol', { id: veg, quantity: 3, increment: false })
      return placeholder(veg)
    })
    const full = await button(/^Maximum added/)
    expect(full).toHaveAttribute('aria-disabled', 'true')
    await user.click(full)
    expect(posts(calls)).toHaveLength(1)
  })

  it('OD-09 Without a maximum of its own a product has a limit of 100', async () => {
    const { visit } = await openShopPage(async visit => {
      await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 99, increment: false })
      return placeholder(cheddar)
    })
    expect(await button(/^Add another/)).not.toHaveAttribute('aria-disabled')
    await act(async () => {
      await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 100, increment: false })
      window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))
    })
    expect(await button(/^Maximum added/)).toBeInTheDocument()
  })

  it('F-26 OD-14 OD-15 UI-07 A-112 A failure is shown on the button and announced without an alert box, and people can try again', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, visit } = await show(placeholder(cheddar))
    visit.setFault({ kind: '429', match: 'POST /api/product/bol' })
    await user.click(await button(/^Add to basket/))
    const again = await button(/^Not added. Try again/)
    expect(again).not.toHaveAttribute('aria-busy')
    expect(said).toHaveBeenCalledWith(expect.stringContaining('Mature cheddar was not added'))
    expect(
      await screen.findByText(
        'Mature cheddar was not added. That was a lot at once. Please wait a moment and try again.',
        { selector: '[data-doorstep-shell] *' },
      ),
    ).toBeInTheDocument()
    expect(document.querySelector('[data-tone=error]')).toBeNull()
    await user.click(again)
    expect(await screen.findByText('1 in box')).toBeInTheDocument()
    expect(await button(/^Add another/)).toBeInTheDocument()
    said.mockRestore()
  })

  it('K-560 “Not added” goes once the box has the product after all', async () => {
    const said = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, visit } = await show(placeholder(cheddar))
    visit.setFault({ kind: '429', match: 'POST /api/product/bol' })
    await user.click(await button(/^Add to basket/))
    await button(/^Not added. Try again/)
    await act(async () => {
      await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 1, increment: true })
      window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))
    })
    expect(await button(/^Add another/)).toBeInTheDocument()
    said.mockRestore()
  })

  it('ANA-01 ANA-05 ANA-06 ANA-07 Adding and raising are reported for customers once the shop has saved them', async () => {
    const { user } = await show(placeholder(cheddar))
    await user.click(await button(/^Add to basket/))
    await user.click(await button(/^Add another/))
    await screen.findByText('2 in box')
    expect(pushed().flatMap(({ event }) => event ?? [])).toEqual(['add_to_cart', 'update_cart'])
    const guest = await show(placeholder(cheddar), { as: 'guest' })
    await guest.user.click(await button(/^Add to basket/))
    await screen.findByText('1 in box')
    expect(pushed()).toEqual([])
  })
})

describe('the order dialog of a Best of Local product', () => {
  it('OD-01 OD-03 GLB-10 The dialog has the product as its title and one form without tabs', async () => {
    const { dialog } = await openDialog()
    expect(dialog).toHaveAccessibleName('Order Mature cheddar')
    expect(within(dialog).queryByRole('tab')).toBeNull()
    expect(dialog).toContainElement(expectElement(document.activeElement, HTMLElement))
  })

  it("OD-11 CALL-18 The quantity starts with the basket's, or with one", async () => {
    const { dialog, calls } = await openDialog()
    expect(within(dialog).getByRole('spinbutton')).toHaveValue('1')
    expect(calls('GET')).toContain('GET /api/product/bol/231')
    const page = await openShopPage(async visit => {
      await visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 4, increment: false })
      return placeholder(cheddar, dialogMode)
    })
    await page.user.click(await button(/^Add another/))
    const again = await screen.findByRole('dialog')
    await waitFor(() => expect(within(again).getByRole('spinbutton')).toHaveValue('4'))
    expect(again).toHaveTextContent('Already in your box: 4')
    expect(again).toHaveTextContent('£19.20')
    expect(within(again).getByRole('button', { name: 'Update box' })).toBeInTheDocument()
  })

  it('OD-12 OD-13 UI-05 UI-08 A-08 The form posts the quantity itself and shows the shop’s message in green', async () => {
    const { user, dialog, submit, calls } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await user.click(submit)
    expect(await within(dialog).findByText('Mature cheddar added to your box.')).toBeInTheDocument()
    expect(posts(calls)).toEqual(['POST /api/product/bol {"id":231,"quantity":2,"increment":false}'])
  })

  it('UI-04 The dialog closes one second after saving, with the focus back on its button', async () => {
    const { user, dialog, submit } = await openDialog()
    await user.click(submit)
    await within(dialog).findByText('Mature cheddar added to your box.')
    const savedAt = Date.now()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Date.now() - savedAt).toBeGreaterThan(600)
    await waitFor(() => expect(screen.getByRole('button', { name: /^Add another/ })).toHaveFocus())
  })

  it('OD-13 A-08 The added product stays shown with its price while the basket is read again', async () => {
    const { user, dialog, submit, visit } = await openDialog()
    const field = within(dialog).getByRole('spinbutton')
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    visit.setFault({ kind: 'slow', match: 'GET /api/product/bol/*', times: 'always', ms: 300 })
    await user.click(submit)
    await within(dialog).findByText('Mature cheddar added to your box.')
    expect(field).toHaveValue('3')
    expect(dialog).toHaveTextContent('£14.40')
    expect(dialog).toHaveTextContent('Already in your box: 3')
  })

  it('OD-13 A quantity changed during saving is kept, and the dialog stays open', async () => {
    const { user, dialog, submit, visit, calls } = await openDialog()
    visit.setFault({ kind: 'slow', match: 'POST /api/product/bol', ms: 200 })
    await user.click(submit)
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await within(dialog).findByText('Mature cheddar added to your box.')
    await pass(1300)
    expect(within(dialog).getByRole('spinbutton')).toHaveValue('2')
    await user.click(within(dialog).getByRole('button', { name: 'Update box' }))
    await waitFor(() => expect(posts(calls)).toHaveLength(2))
    expect(posts(calls)[1]).toContain('"quantity":2')
  })

  it('A-13 A-14 A replaced quantity is explained, and the maximum is named', async () => {
    const { user, dialog, submit, calls } = await openDialog(veg)
    expect(within(dialog).getByText('No more than 3 of this.')).toBeVisible()
    const field = within(dialog).getByRole('spinbutton')
    await user.clear(field)
    await user.type(field, '150')
    await user.click(submit)
    expect(within(dialog).getByText('“150” is more than 3, so the quantity was set to 3.')).toBeVisible()
    expect(field).toHaveValue('3')
    // The first press was meant for 150.
    expect(posts(calls)).toEqual([])
    await user.click(submit)
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(dialog).not.toHaveTextContent('is more than 3')
  })

  it('OD-09 Without a maximum of its own the limit is named once it is reached', async () => {
    const { user, dialog } = await openDialog()
    expect(dialog).not.toHaveTextContent('No more than')
    within(dialog).getByRole('spinbutton').focus()
    await user.keyboard('{End}')
    expect(within(dialog).getByText('No more than 100 of this.')).toBeVisible()
  })

  it('OD-09 OD-11 An order above a lowered maximum is shown unchanged with an explanation', async () => {
    const page = await show(placeholder(cheddar, dialogMode, { max_qty_allowed: 2 }))
    await page.user.click(await button(/^Add/))
    const dialog = await screen.findByRole('dialog')
    await act(async () => {
      await page.visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 5, increment: false })
      window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))
    })
    const field = within(dialog).getByRole('spinbutton')
    await waitFor(() => expect(field).toHaveValue('5'))
    const update = within(dialog).getByRole('button', { name: 'Update box' })
    expect(update).toHaveAccessibleDescription('No more than 2 of this.')
    await page.user.click(update)
    expect(posts(page.calls)).toHaveLength(1)
    await page.user.click(within(dialog).getByRole('button', { name: /^Decrease/ }))
    expect(field).toHaveValue('2')
    await page.user.click(update)
    await waitFor(() => expect(page.visit.state.box.lines).toMatchObject([{ quantity: 2 }]))
  })

  it('A-110 With an unreadable basket the outcome is unknown until Check again, or a second press, finds out', async () => {
    const { user, dialog, submit, visit, calls } = await openDialog()
    visit.setFault({ kind: '500-before', match: 'POST /api/product/bol' })
    visit.setFault({ kind: '500-before', match: 'GET /api/product/bol/*', times: 'always' })
    await user.click(submit)
    expect(await within(dialog).findByText("We can't tell yet whether this was saved.")).toBeVisible()
    visit.heal()
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
    expect(await within(dialog).findByText('That was not saved. Please try again.')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(posts(calls)).toHaveLength(1)
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'))
    visit.setFault({ kind: '500-after', match: 'POST /api/product/bol' })
    await user.click(submit)
    expect(await within(dialog).findByText('Mature cheddar: Added to your box.')).toBeVisible()
    expect(posts(calls)).toHaveLength(2)
    expect(within(dialog).queryByRole('alert')).toBeNull()
  })

  it('A-15 A quantity of zero cannot be added', async () => {
    const { user, dialog, submit, calls } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: /^Decrease/ }))
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    expect(submit).toHaveAccessibleDescription('Choose at least one.')
    await user.click(submit)
    expect(posts(calls)).toEqual([])
  })

  it('OD-16 EVT-06 A basket changed elsewhere is read again, and the chosen quantity stays', async () => {
    const { user, dialog, visit } = await openDialog()
    const change = async (quantity: number) => {
      await visit.call('POST', '/api/product/bol', { id: cheddar, quantity, increment: false })
      act(() => {
        window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))
      })
    }
    await change(5)
    await waitFor(() => expect(within(dialog).getByRole('spinbutton')).toHaveValue('5'))
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await change(8)
    await waitFor(() => expect(dialog).toHaveTextContent('Already in your box: 8'))
    expect(within(dialog).getByRole('spinbutton')).toHaveValue('6')
  })

  it('OD-16 A saved quantity stays when it cannot be read again', async () => {
    const { user, dialog, submit, visit } = await openDialog()
    visit.setFault({ kind: '422', match: 'GET /api/product/bol/*', times: 'always' })
    const before = visit.log.length
    await user.click(submit)
    await waitFor(() => expect(dialog).toHaveTextContent('Already in your box: 1'))
    await waitFor(() => expect(visit.log.slice(before).map(({ method }) => method)).toContain('GET'))
    await act(() => new Promise(resolve => setTimeout(resolve, 100)))
    expect(dialog).toHaveTextContent('Already in your box: 1')
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('A-74 A quantity that cannot be read blocks the form until it can', async () => {
    const page = await openShopPage(visit => {
      visit.setFault({ kind: '500-before', match: 'GET /api/product/bol/*', times: 2 })
      return placeholder(cheddar, dialogMode)
    })
    await page.user.click(await button(/^Add/))
    const dialog = await screen.findByRole('dialog')
    const retry = await within(dialog).findByRole('button', { name: 'Try again' })
    expect(within(dialog).getByRole('button', { name: 'Add to basket' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.user.click(retry)
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Add to basket' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
  })
})

describe('without a confirmed postcode', () => {
  const asked = () => screen.findByRole('dialog', { name: 'Check Postcode' })
  const answer = async (user: Awaited<ReturnType<typeof show>>['user'], postcode: string) => {
    await user.type(await screen.findByRole('textbox', { name: /postcode/i }), `${postcode}{Enter}`)
  }

  it("OD-04 OD-18 GLB-11 A-04 Adding asks for the postcode first in the button's own panel", async () => {
    const { user, calls } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    const dialog = await asked()
    expect(dialog).toHaveTextContent('Please enter a postcode before adding products')
    expect(await within(dialog).findByRole('button', { name: 'Check' })).toBeVisible()
    // The dialog has one title, and no panel inside a panel.
    expect(within(dialog).getAllByRole('heading')).toHaveLength(1)
    expect(dialog.querySelector('section[data-ground]')).toBeNull()
    expect(posts(calls)).toEqual([])
  })

  it('OD-17 EVT-03 After a match the product is added without another press', async () => {
    const { user, calls } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'BS3 4TN')
    expect(await screen.findByText('1 in box')).toBeInTheDocument()
    expect(posts(calls)).toHaveLength(1)
  })

  it('F-29 PC-19 On the way from Add the dialog tells the customer when and by whom we deliver', async () => {
    const { user } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'BS3 4TN')
    const dialog = await screen.findByRole('dialog', { name: 'We deliver to your area' })
    expect(screen.getAllByRole('dialog')).toEqual([dialog])
    expect(dialog).toHaveTextContent(/Delivery days: .*Your roundsman: /)
    await waitFor(() => expect(dialog).toContainElement(expectElement(document.activeElement, HTMLElement)))
    await user.click(within(dialog).getByRole('button', { name: 'Continue shopping' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('F-29 When we do not deliver, the answer replaces the question in its dialog', async () => {
    const { user } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    const dialog = await asked()
    await answer(user, 'EX4 4QJ')
    const heading = await within(dialog).findByRole('heading', { level: 3 })
    expect(heading).toHaveFocus()
    expect(screen.getAllByRole('dialog')).toEqual([dialog])
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    expect(within(dialog).queryByRole('heading', { level: 3 })).toBeNull()
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
  })

  it('J-80 PC-30 When we do not deliver, people can leave their details in the same dialog', async () => {
    const { user, visit } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    const dialog = await asked()
    await answer(user, 'EX4 4QJ')
    for (const [name, words] of [
      ['First name', 'Ada'],
      ['Last name', 'Byron'],
      ['Email', 'ada@home.example'],
      ['Street', '1 High Street'],
    ] as const)
      await user.type(await within(dialog).findByRole('textbox', { name }), words)
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(visit.log.at(-1)?.path).toMatch(/^\/register\/postcode\/.+\/details$/))
  })

  it('OD-17 EVT-03 EVT-04 In dialog mode the order dialog follows in the same place with the focus in it', async () => {
    const { user } = await show(placeholder(cheddar, dialogMode), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'BS3 4TN')
    const dialog = await screen.findByRole('dialog', { name: 'Order Mature cheddar' })
    expect(dialog).toHaveTextContent(/Delivery days: .*Your roundsman: /)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await waitFor(() => expect(dialog).toContainElement(expectElement(document.activeElement, HTMLElement)))
  })

  it('OD-17 A postcode confirmed elsewhere on the page is enough', async () => {
    const { user, calls, visit } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await act(() => visit.call('POST', '/register/postcode/verify', { postcode: 'BS3 4TN' }))
    act(() => {
      window.dispatchEvent(
        new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN', quotaReached: false } }),
      )
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls('POST').filter(call => call.includes('/register/'))).toHaveLength(1)
  })

  it('A postcode that we do not serve leaves the question open', async () => {
    const { user, calls } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'EX4 4QJ')
    expect(await screen.findByText(/we don't deliver to your area just yet/)).toBeInTheDocument()
    expect(posts(calls)).toEqual([])
  })

  it('OD-08 When the day’s registrations are used up, the reason is shown and nothing is added', async () => {
    const { user, calls } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'BS6 5AA')
    expect((await screen.findAllByText(/reached today's limit of new registrations/)).length).toBeGreaterThan(
      0,
    )
    expect(posts(calls)).toEqual([])
  })
})

describe('a daily essential', () => {
  it('OD-02 GLB-10 A-126 A daily essential opens a dialog with two tabs in any mode', async () => {
    const { user } = await show(placeholder(101))
    await user.click(await button(/^(Change o|O)rder: Whole milk/))
    const dialog = await screen.findByRole('dialog', { name: 'Order Whole milk' })
    const tabs = await within(dialog).findAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual([
      expect.stringContaining('Just once'),
      expect.stringContaining('Regularly'),
    ])
  })
})
