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
  it('CALL-17 A-08 one press adds one to what is there, and says how many are in the basket', async () => {
    const { user, calls, visit } = await show(placeholder(cheddar))
    await user.click(await button('Add to basket: Mature cheddar'))
    expect(await screen.findByText('Mature cheddar added to your basket.')).toBeInTheDocument()
    await button('Add another: Mature cheddar')
    expect(await screen.findByText('1 in basket')).toBeInTheDocument()
    await user.click(await button(/^Add another/))
    expect(await screen.findByText('2 in basket')).toBeInTheDocument()
    expect(posts(calls)).toEqual(
      Array(2).fill('POST /api/product/bol {"id":231,"quantity":1,"increment":true}'),
    )
    expect(visit.state.box.lines).toMatchObject([{ productId: cheddar, quantity: 2 }])
  })

  it.each(['guest', 'customer'] as const)('GLB-06 a %s with a confirmed postcode fills a box', async as => {
    const { user, visit } = await show(placeholder(cheddar), { as })
    await user.click(await button(/^Add to basket/))
    expect(await screen.findByText('1 in basket')).toBeInTheDocument()
    expect([visit.state.customer === null, visit.state.box.lines]).toMatchObject([
      as === 'guest',
      [{ productId: cheddar, quantity: 1 }],
    ])
  })

  it('GLB-09 A-41 the lottery ticket, and nothing else, can be told by the page', async () => {
    await show([101, 133].map(id => placeholder(id)).join(''))
    const ticket = await button(/rder: Doorstep lottery$/)
    const lotteries = document.querySelectorAll<HTMLElement>('[data-lottery]')
    expect(lotteries).toHaveLength(1)
    expect(lotteries[0]).toContainElement(ticket)
  })

  it('OD-05 OD-06 a product that is not available is Out of Stock and cannot be pressed', async () => {
    const { user, calls } = await show(placeholder(204))
    const out = await button(/^Out of Stock/)
    expect(out).toHaveAttribute('aria-disabled', 'true')
    expect(out).toHaveAccessibleDescription('Old English sausages is out of stock')
    await user.click(out)
    expect(posts(calls)).toEqual([])
  })

  it('OD-07 pressed while it is busy it sends nothing more', async () => {
    const { user, calls, visit } = await show(placeholder(cheddar))
    visit.setFault({ kind: 'slow', match: 'POST /api/product/bol', ms: 200 })
    const add = await button(/^Add to basket/)
    await user.dblClick(add)
    expect(add).toHaveAttribute('aria-busy', 'true')
    expect(add).toHaveFocus()
    await screen.findByText('1 in basket')
    expect(posts(calls)).toHaveLength(1)
  })

  it('OD-08 A-55 while ordering is blocked it cannot be pressed, and the reason is shown', async () => {
    const { user, calls } = await show(placeholder(cheddar, ' data-blocked="Closed until Monday."'))
    expect(await screen.findByText('Closed until Monday.')).toBeVisible()
    await user.click(await button(/^Add/))
    expect(posts(calls)).toEqual([])
  })

  it('OD-09 at the product’s maximum it cannot be pressed', async () => {
    const { user, calls } = await openShopPage(async visit => {
      await visit.call('POST', '/api/product/bol', { id: veg, quantity: 3, increment: false })
      return placeholder(veg)
    })
    const full = await button(/^Maximum added/)
    expect(full).toHaveAttribute('aria-disabled', 'true')
    await user.click(full)
    expect(posts(calls)).toHaveLength(1)
  })

  it('OD-09 without a maximum of its own the limit is 100', async () => {
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

  it('F-26 OD-14 OD-15 UI-07 A-112 a failure is told by the button and said, with no alert box, and can be tried again', async () => {
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
    expect(await screen.findByText('1 in basket')).toBeInTheDocument()
    expect(await button(/^Add another/)).toBeInTheDocument()
    said.mockRestore()
  })

  it('A-112 A-110 an add whose answer was lost, and that the basket has, is added once', async () => {
    const { user, visit } = await show(placeholder(cheddar))
    visit.setFault({ kind: '500-after', match: 'POST /api/product/bol' })
    await user.click(await button(/^Add to basket/))
    expect(await screen.findByText('1 in basket')).toBeInTheDocument()
    expect(await button(/^Add another/)).toBeInTheDocument()
    expect(visit.state.box.lines).toMatchObject([{ quantity: 1 }])
  })

  it('ANA-01 ANA-05 ANA-06 ANA-07 an add and a raise are reported after the shop has saved them, for customers only', async () => {
    const { user } = await show(placeholder(cheddar))
    await user.click(await button(/^Add to basket/))
    await user.click(await button(/^Add another/))
    await screen.findByText('2 in basket')
    expect(pushed().flatMap(({ event }) => event ?? [])).toEqual(['add_to_cart', 'update_cart'])
    const guest = await show(placeholder(cheddar), { as: 'guest' })
    await guest.user.click(await button(/^Add to basket/))
    await screen.findByText('1 in basket')
    expect(pushed()).toEqual([])
  })
})

describe('the order dialog of a Best of Local product', () => {
  it('OD-01 OD-03 GLB-10 is titled after the product and holds its own form, with no tabs', async () => {
    const { dialog } = await openDialog()
    expect(dialog).toHaveAccessibleName('Order Mature cheddar')
    expect(within(dialog).queryByRole('tab')).toBeNull()
    expect(dialog).toContainElement(expectElement(document.activeElement, HTMLElement))
  })

  it('OD-11 CALL-18 starts with what is in the basket, else with one', async () => {
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
    expect(again).toHaveTextContent('Already in your basket: 4')
    expect(again).toHaveTextContent('£19.20')
    expect(within(again).getByRole('button', { name: 'Update basket' })).toBeInTheDocument()
  })

  it('OD-12 OD-13 UI-05 UI-08 A-08 posts the quantity itself, and shows the shop’s words in green', async () => {
    const { user, dialog, submit, calls } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await user.click(submit)
    expect(await within(dialog).findByText('Mature cheddar added to your basket.')).toBeInTheDocument()
    expect(posts(calls)).toEqual(['POST /api/product/bol {"id":231,"quantity":2,"increment":false}'])
  })

  it('UI-04 closes one second after it has saved, with the focus back on its button', async () => {
    const { user, dialog, submit } = await openDialog()
    await user.click(submit)
    await within(dialog).findByText('Mature cheddar added to your basket.')
    const savedAt = Date.now()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Date.now() - savedAt).toBeGreaterThan(600)
    await waitFor(() => expect(screen.getByRole('button', { name: /^Add another/ })).toHaveFocus())
  })

  it('whoever goes on in it is not thrown out by the timer', async () => {
    const { user, dialog, submit } = await openDialog()
    await user.click(submit)
    await within(dialog).findByText('Mature cheddar added to your basket.')
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await pass(1300)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('OD-13 A-08 what was added stays shown, with its price, while the basket is read again', async () => {
    const { user, dialog, submit, visit } = await openDialog()
    const field = within(dialog).getByRole('spinbutton')
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    visit.setFault({ kind: 'slow', match: 'GET /api/product/bol/*', times: 'always', ms: 300 })
    await user.click(submit)
    await within(dialog).findByText('Mature cheddar added to your basket.')
    expect(field).toHaveValue('3')
    expect(dialog).toHaveTextContent('£14.40')
    expect(dialog).toHaveTextContent('Already in your basket: 3')
  })

  it('OD-13 a quantity changed while it is saved is kept, and the dialog stays open for it', async () => {
    const { user, dialog, submit, visit, calls } = await openDialog()
    visit.setFault({ kind: 'slow', match: 'POST /api/product/bol', ms: 200 })
    await user.click(submit)
    await user.click(within(dialog).getByRole('button', { name: /^Increase/ }))
    await within(dialog).findByText('Mature cheddar added to your basket.')
    await pass(1300)
    expect(within(dialog).getByRole('spinbutton')).toHaveValue('2')
    await user.click(within(dialog).getByRole('button', { name: 'Update basket' }))
    await waitFor(() => expect(posts(calls)).toHaveLength(2))
    expect(posts(calls)[1]).toContain('"quantity":2')
  })

  it('A-13 A-14 a typed quantity that is replaced is explained, and the maximum is named', async () => {
    const { user, dialog, submit, calls } = await openDialog(veg)
    expect(within(dialog).getByText('No more than 3 of this.')).toBeVisible()
    const field = within(dialog).getByRole('spinbutton')
    await user.clear(field)
    await user.type(field, '150')
    await user.click(submit)
    expect(within(dialog).getByText('“150” is more than 3, so the quantity was set to 3.')).toBeVisible()
    expect(field).toHaveValue('3')
    // That press was meant for 150.
    expect(posts(calls)).toEqual([])
    await user.click(submit)
    await waitFor(() => expect(posts(calls)).toHaveLength(1))
    expect(dialog).not.toHaveTextContent('is more than 3')
  })

  it('OD-09 without a maximum of its own the limit is named once it is reached', async () => {
    const { user, dialog } = await openDialog()
    expect(dialog).not.toHaveTextContent('No more than')
    within(dialog).getByRole('spinbutton').focus()
    await user.keyboard('{End}')
    expect(within(dialog).getByText('No more than 100 of this.')).toBeVisible()
  })

  it('OD-09 OD-11 an order above a lowered maximum is shown as it is, and not cut without a word', async () => {
    const page = await show(placeholder(cheddar, dialogMode, { max_qty_allowed: 2 }))
    await page.user.click(await button(/^Add/))
    const dialog = await screen.findByRole('dialog')
    await act(async () => {
      await page.visit.call('POST', '/api/product/bol', { id: cheddar, quantity: 5, increment: false })
      window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))
    })
    const field = within(dialog).getByRole('spinbutton')
    await waitFor(() => expect(field).toHaveValue('5'))
    const update = within(dialog).getByRole('button', { name: 'Update basket' })
    expect(update).toHaveAccessibleDescription('No more than 2 of this.')
    await page.user.click(update)
    expect(posts(page.calls)).toHaveLength(1)
    await page.user.click(within(dialog).getByRole('button', { name: /^Decrease/ }))
    expect(field).toHaveValue('2')
    await page.user.click(update)
    await waitFor(() => expect(page.visit.state.box.lines).toMatchObject([{ quantity: 2 }]))
  })

  it('OD-13 UI-06 UI-07 CALL-04 a refusal shows every message in red, one a line, and can be tried again', async () => {
    const { user, dialog, submit, visit } = await openDialog()
    visit.state.postcode = null
    await user.click(submit)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Please enter a postcode before adding products',
    )
    expect(submit).not.toHaveAttribute('aria-busy', 'true')
    visit.state.postcode = 'BS3 4TN'
    await user.click(submit)
    expect(await within(dialog).findByText('Mature cheddar added to your basket.')).toBeInTheDocument()
  })

  it('A-110 a quantity whose answer was lost, and that the basket has, is told as saved', async () => {
    const { user, dialog, submit, visit, calls } = await openDialog()
    visit.setFault({ kind: '500-after', match: 'POST /api/product/bol' })
    await user.click(submit)
    expect(await within(dialog).findByText('Mature cheddar: Added to your basket.')).toBeVisible()
    expect(posts(calls)).toHaveLength(1)
    expect(within(dialog).queryByRole('alert')).toBeNull()
  })

  it('A-110 a quantity that the basket has not is told as not saved, and can be sent again', async () => {
    const { user, dialog, submit, visit, calls } = await openDialog()
    visit.setFault({ kind: '500-before', match: 'POST /api/product/bol' })
    await user.click(submit)
    expect(await within(dialog).findByText('That was not saved. Please try again.')).toBeVisible()
    await user.click(submit)
    expect(await within(dialog).findByText('Mature cheddar added to your basket.')).toBeVisible()
    expect(posts(calls)).toHaveLength(2)
  })

  it('A-110 where the basket cannot be read either nobody claims to know, and Check again finds out', async () => {
    const { user, dialog, submit, visit, calls } = await openDialog()
    visit.setFault({ kind: '500-after', match: 'POST /api/product/bol' })
    visit.setFault({ kind: '500-before', match: 'GET /api/product/bol/*', times: 'always' })
    await user.click(submit)
    expect(await within(dialog).findByText("We can't tell yet whether this was saved.")).toBeVisible()
    visit.heal()
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
    expect(await within(dialog).findByText('Mature cheddar: Added to your basket.')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(posts(calls)).toHaveLength(1)
  })

  it('A-15 nothing cannot be added', async () => {
    const { user, dialog, submit, calls } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: /^Decrease/ }))
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    expect(submit).toHaveAccessibleDescription('Choose at least one.')
    await user.click(submit)
    expect(posts(calls)).toEqual([])
  })

  it('OD-16 EVT-06 a basket that changes elsewhere is read again, and what was chosen stays', async () => {
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
    await waitFor(() => expect(dialog).toHaveTextContent('Already in your basket: 8'))
    expect(within(dialog).getByRole('spinbutton')).toHaveValue('6')
  })

  it('A-74 a quantity that cannot be read blocks the form until it can', async () => {
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

  it('OD-04 OD-18 GLB-11 A-04 adding asks for the postcode first, with the panel of its own', async () => {
    const { user, calls } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    const dialog = await asked()
    expect(dialog).toHaveTextContent('Please enter a postcode before adding products')
    expect(await within(dialog).findByRole('button', { name: 'Check' })).toBeVisible()
    // One title, and no card in the card.
    expect(within(dialog).getAllByRole('heading')).toHaveLength(1)
    expect(dialog.querySelector('section[data-ground]')).toBeNull()
    expect(posts(calls)).toEqual([])
  })

  it('OD-17 EVT-03 a match goes on with what was asked: the product is added without another press', async () => {
    const { user, calls } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'BS3 4TN')
    expect(await screen.findByText('1 in basket')).toBeInTheDocument()
    expect(posts(calls)).toHaveLength(1)
  })

  it('F-29 PC-19 on the way from Add the customer reads when and by whom we deliver, in the same dialog', async () => {
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

  it('F-29 where we do not deliver, the answer takes its place in the dialog that asked', async () => {
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

  it('J-80 PC-30 where we do not deliver, an interest can be left in the same dialog', async () => {
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

  it('OD-17 EVT-03 EVT-04 in dialog mode the order dialog follows in the same place, with the focus in it', async () => {
    const { user } = await show(placeholder(cheddar, dialogMode), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'BS3 4TN')
    const dialog = await screen.findByRole('dialog', { name: 'Order Mature cheddar' })
    expect(dialog).toHaveTextContent(/Delivery days: .*Your roundsman: /)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await waitFor(() => expect(dialog).toContainElement(expectElement(document.activeElement, HTMLElement)))
  })

  it('OD-17 a postcode confirmed elsewhere on the page is enough', async () => {
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

  it('a postcode we do not serve leaves the question open', async () => {
    const { user, calls } = await show(placeholder(cheddar), { as: 'guest', hasPostcode: false })
    await user.click(await button(/^Add to basket/))
    await asked()
    await answer(user, 'EX4 4QJ')
    expect(await screen.findByText(/we don't deliver to your area just yet/)).toBeInTheDocument()
    expect(posts(calls)).toEqual([])
  })

  it('OD-08 when the day’s registrations are used up the reason is told and nothing is added', async () => {
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
  it('OD-02 GLB-10 opens a dialog with two tabs, whatever the mode says', async () => {
    const { user } = await show(placeholder(101))
    await user.click(await button(/^(Change o|O)rder: Whole milk/))
    const dialog = await screen.findByRole('dialog', { name: 'Order Whole milk' })
    const tabs = await within(dialog).findAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual([
      expect.stringContaining('Regular Order'),
      expect.stringContaining('One-off Order'),
    ])
  })
})
