import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { findProduct, type Product } from '../../../demo-pages/shop/products/catalogue'
import { factsOf } from '../../../demo-pages/shop/products/facts'
import { findAllergens } from '../../../widgets/order-dialog/sheet/allergens'
import { openShopPage } from '../../support/page/shop-page'

const milk = 101
/** The customer has not ordered this product. */
const butter = 108
const sausages = 203
const cheddar = 231
const hamper = 235

type Card = { product?: object; facts?: object | null; attributes?: string }

function card(id: number, { product, facts, attributes = 'data-load="ready"' }: Card = {}): string {
  const found = findProduct(id)
  if (!found) throw new Error(`no product ${id}`)
  const options = {
    product: { ...found, ...product },
    ...(facts !== null && { facts: facts ?? factsOf(found) }),
  }
  return `<div data-widget="order-dialog" data-product-page="/shop/products/${id}" ${attributes}><script type="application/json">${JSON.stringify(options)}</script><a href="/shop/products/${id}" aria-label="Details: ${found.name}">Details</a><a href="/contact">Order</a></div>`
}

const link = (id: number) => screen.findByRole('link', { name: `Details: ${findProduct(id)?.name}` })

/** Gives whether a press is left to the browser, which would follow the link. */
function isFollowed(pressed: Element, how: MouseEventInit = {}): boolean {
  let isLeft = false
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent.click(pressed, how)
  return isLeft
}

async function openSheet(id: number, more: Card = {}, setup: Parameters<typeof openShopPage>[1] = {}) {
  const page = await openShopPage(card(id, more), setup)
  await waitFor(() => expect(document.querySelector('[data-widget-state=mounted]')).not.toBeNull())
  await page.user.click(await link(id))
  const sheet = await screen.findByRole('dialog', { name: findProduct(id)?.name ?? '' })
  await waitFor(() => expect(sheet).toHaveTextContent(/Ingredients|Half of each/))
  return { ...page, sheet: within(sheet) }
}

describe('J-66 the product sheet', () => {
  it("The sheet shows the page's facts: price, unit price, bold allergens, storage", async () => {
    const { sheet } = await openSheet(sausages)
    for (const words of ['£4.60', '£0.77 each', 'Pack of 6', /Four fifths/, /Cook it through/])
      expect(sheet.getAllByText(words)[0]).toBeVisible()
    expect(sheet.getByText('sulphite').tagName).toBe('B')
    expect(sheet.getByRole('heading', { name: 'Keeping' })).toBeVisible()
  })

  it('The sheet lists the contents of a box', async () => {
    const { sheet } = await openSheet(hamper)
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      factsOf(findProduct(hamper) as Product).contents,
    )
  })

  it('L-32 A-126 Below the facts stands the form that the button opens, with the sum', async () => {
    const { sheet, user, calls } = await openSheet(butter)
    await sheet.findByRole('combobox', { name: 'Delivery date' })
    expect(sheet.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
      'Just once',
      'Regularly',
    ])
    await user.click(await sheet.findByRole('button', { name: 'Increase quantity of Unsalted butter' }))
    expect(sheet.getByText('2 × Unsalted butter on Thursday 26 November, once, £5.50')).toBeVisible()
    await user.click(await sheet.findByRole('button', { name: 'Add to my order' }))
    await waitFor(() => expect(calls('POST')).toHaveLength(1))
  })

  it('A-126 What already comes regularly is what the sheet opens at', async () => {
    const { user, sheet } = await openSheet(butter)
    await user.click(await sheet.findByRole('tab', { name: 'Regularly' }))
    await user.click(
      await sheet.findByRole('button', { name: /^Increase quantity of Unsalted butter on Monday/ }),
    )
    await user.click(sheet.getByRole('button', { name: 'Add to my order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await link(butter))
    const again = within(await screen.findByRole('dialog', { name: 'Unsalted butter' }))
    expect(await again.findByText('1 every Monday, £2.75, until you change it.')).toBeVisible()
  })

  it('A box product goes into the basket by one button beside the sum', async () => {
    const { sheet, user, visit } = await openSheet(cheddar)
    const add = await sheet.findByRole('button', { name: 'Add to basket' })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await user.click(sheet.getByRole('button', { name: /^Increase/ }))
    expect(sheet.getByText('£9.60')).toBeVisible()
    await user.click(add)
    await waitFor(() => expect(visit.state.box.lines).toMatchObject([{ productId: cheddar, quantity: 2 }]))
  })

  it('OD-04 A visitor without a postcode reads the sheet, gives a postcode on the way to the order, and returns', async () => {
    const { sheet, user } = await openSheet(milk, {}, { as: 'guest', hasPostcode: false })
    await user.click(sheet.getByRole('button', { name: 'Order this' }))
    await screen.findByRole('dialog', { name: 'Check Postcode' })
    act(() => {
      window.dispatchEvent(
        new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN', quotaReached: false } }),
      )
    })
    const again = within(await screen.findByRole('dialog', { name: 'Whole milk' }))
    expect(await again.findByRole('combobox', { name: 'Delivery date' })).toBeVisible()
  })
})

it('J-66 With a modifier key the link opens elsewhere, as any link does', async () => {
  await openShopPage(card(milk))
  await screen.findByRole('button', { name: /^(Change o|O)rder/ })
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(isFollowed(await link(milk), { [key]: true })).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('J-66 The first press on the link of a sleeping card opens its sheet', async () => {
  await openShopPage(card(milk, { attributes: '' }))
  fireEvent.click(await link(milk))
  expect(await screen.findByRole('dialog', { name: 'Whole milk' })).toBeVisible()
})

test.each([
  ['Wheat flour, milk, Eggs', ['milk', 'egg', 'wheat'], ['Wheat', 'milk', 'Eggs'], []],
  ['Nutmeg, buttermilk', ['nut', 'milk'], [], ['nut', 'milk']],
  ['wheat flour (wheat)', ['wheat', 'wheat flour'], ['wheat flour', 'wheat'], []],
  ['Water (a+b)', ['a+b', ' '], ['a+b'], []],
  ['', ['milk'], [], ['milk']],
])('J-66 In %j of %j the words %j are bold, and %j are listed beside', (text, allergens, bold, unnamed) => {
  const found = findAllergens(text, allergens)
  expect(found.pieces.map(piece => piece.text).join('')).toBe(text)
  expect(found.pieces.filter(piece => piece.isAllergen).map(piece => piece.text)).toEqual(bold)
  expect(found.unnamed).toEqual(unnamed)
})
