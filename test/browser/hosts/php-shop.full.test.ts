import { arrive } from '../journey'
import {
  add,
  asCustomer,
  asked,
  at,
  box,
  button,
  card,
  checkOut,
  confirm,
  contract,
  dialog,
  go,
  openWeek,
  sees,
  visit,
} from './php-shop'

test('G-03 G-08 A customer of the PHP shop returns from the login, uses a code, and removes unavailable products', async () => {
  const page = await asCustomer('/box', ['bol-basket'])
  await add(page, 'Seasonal veg box', '1 in box')
  await add(page, 'Sourdough', '1 in box')
  const code = async (written: string) => {
    await box(page).getByRole('textbox', { name: 'Promotional code' }).fill(written)
    await box(page).getByRole('button', { name: 'Apply' }).click()
  }
  await code('MILKY')
  await box(page).getByText('This code brings nothing off a box.').waitFor()
  await code('SPRING5')
  await box(page).getByText('The code is applied.').waitFor()
  await box(page).getByText('£17.82').first().waitFor()
  await checkOut(page)
  await page.getByLabel('Delivery date').selectOption({ label: 'Friday 27 November' })
  await sees(page, 'Sourdough cannot come that day.')
  await button(page, 'Remove unavailable products').click()
  await page.getByText('Sourdough cannot come that day.').first().waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: /nstructions/ }).selectOption({ label: 'Other' })
  await page.getByRole('textbox', { name: /Other/ }).fill('Behind the blue gate')
  await confirm(page)
  await arrive(page, ['order-again'])
  await sees(page, /Order \d+ is placed\./)
})

test('G-03 Boxes of the PHP shop are viewed, changed for all weeks and for one, cancelled and re-ordered', async () => {
  const page = await asCustomer('/my/boxes', ['view-box', 'order-again'])
  await page.getByRole('table').getByRole('button', { name: /^View/ }).first().click()
  await dialog(page, 'View Best Of Local Box').waitFor()
  await button(page, 'Edit order').click()
  await at(page, /\/box$/)
  await arrive(page, ['bol-basket'])
  await box(page)
    .getByRole('button', { name: /^Increase quantity of Mature cheddar/ })
    .click()
  await box(page).getByText('£24.10').first().waitFor()
  await checkOut(page)
  await sees(page, /Next delivery: Friday 27 November/)
  await button(page, /Confirm Order|Save changes/).click()
  await at(page, /box\/placed\/7$/)

  await openWeek(page)
  const week = page.getByRole('region', { name: 'Your week', exact: true })
  await week.getByText('£24.10').first().waitFor()
  await week
    .getByRole('button', { name: /^View Best/ })
    .first()
    .click()
  await button(page, 'Edit this week only').click()
  await at(page, /\/box$/)
  await arrive(page, ['bol-basket'])
  await box(page)
    .getByRole('button', { name: /^Remove Mature cheddar/ })
    .click()
  await box(page).getByText('£14.50').first().waitFor()
  await go(page, '/box/checkout', ['checkout-panel'])
  await sees(page, /certain fields are disabled/)
  await confirm(page)

  await go(page, '/my/boxes', ['view-box'])
  await page.getByRole('link', { name: 'Friday 27 November' }).click()
  await arrive(page, ['box-order-detail'])
  await button(page, 'Delete order').click()
  await page.getByRole('alertdialog', { name: 'Are you sure?' }).waitFor()
  await button(page, /^Yes/).click()
  await sees(page, /This order has been cancelled/)
  await go(page, '/my/boxes', ['view-box'])
  await page.getByRole('link', { name: 'Friday 4 December' }).click()
  await arrive(page, ['box-order-detail'])
  await button(page, 'Delete order').click()
  await page.getByRole('radio', { name: 'Cancel all future orders of this box' }).check()
  await button(page, /^Yes/).click()
  await sees(page, /This order has been cancelled/)

  await go(page, '/my/boxes', ['order-again'])
  await button(page, /^View box of/)
    .last()
    .click()
  await button(page, 'Re-order').click()
  await at(page, /box\/checkout$/)
  await arrive(page, ['bol-basket'])
  await box(page).getByText('£19.30').first().waitFor()
  await box(page).getByRole('button', { name: 'Cancel order' }).click()
  await box(page).getByRole('button', { name: 'Yes' }).click()
  await box(page).getByText('Please add some products').first().waitFor()

  await go(page, '/search?q=cheddar')
  await card(page, 'Mature cheddar').locator('a, button').first().click()
  const ordered = dialog(page, 'Order Mature cheddar')
  await ordered.getByRole('button', { name: /^Increase/ }).click()
  await ordered.getByRole('button', { name: /^Add/ }).click()
  await card(page, 'Mature cheddar').getByText('2 in box').waitFor()
})

test('G-03 A customer of the PHP shop edits the account, pays, searches transactions and pauses deliveries', async () => {
  const page = await asCustomer('/my/details', ['account-name', 'account-phone', 'account-password'])
  await button(page, 'Edit phone').click()
  await page.getByRole('textbox', { name: /hone/ }).fill('12')
  await page.keyboard.press('Enter')
  await sees(page, /Please enter a telephone number/)
  await page.getByRole('textbox', { name: /hone/ }).fill('0117 496 0123')
  await page.keyboard.press('Enter')
  await sees(page, 'Phone number saved.')
  // A refused token is fetched anew, once, and nothing is lost.
  await page.evaluate(() => document.querySelector('meta[name=csrf-token]')?.setAttribute('content', 'stale'))
  await button(page, 'Edit name').click()
  await page.getByLabel('Last name').fill('Framptön')
  await page.keyboard.press('Enter')
  await sees(page, /Alison Framptön/)
  await button(page, 'Edit password').click()
  const fill = async (old: string) => {
    await page.getByLabel('Current Password').fill(old)
    await page.getByLabel('New Password').fill('silver-top-1')
    await page.getByLabel('Password Confirmation').fill('silver-top-1')
    await button(page, 'Update').click()
  }
  await fill('gold')
  await sees(page, 'That is not your current password.')
  await fill('gold-top')
  await sees(page, 'Password changed.')

  await go(page, '/my/payments', ['payment-form', 'transaction-search'])
  await button(page, /^Pay full balance £27\.00/).click()
  await button(page, 'Make Payment').click()
  await sees(page, 'Thank you. We have your payment of £27.00.')
  await arrive(page, ['payment-form', 'transaction-search'])
  await page.getByRole('textbox', { name: 'Amount in pounds' }).fill('0.10')
  await button(page, 'Make Payment').click()
  await sees(page, 'Please enter an amount from 1.00, such as 20.00.')
  await arrive(page, ['payment-form', 'transaction-search'])
  await page.getByRole('textbox', { name: 'From' }).fill('01/11/2026')
  await page
    .getByRole('textbox', { name: /words|Search|Details/i })
    .first()
    .fill('Payment')
  await button(page, 'Search').last().click()
  await page.waitForURL(/from=/)

  await go(page, '/my/pauses', ['pause-picker'])
  await page.getByRole('textbox', { name: 'Last day without a delivery' }).fill('05/12/2026')
  await page.getByRole('textbox', { name: 'First day without a delivery' }).fill('01/12/2026')
  await button(page, 'Pause deliveries').click()
  await sees(page, 'Your deliveries are paused from Tuesday 1 December to Saturday 5 December.')
  await openWeek(page)
  const week = page.getByRole('region', { name: 'Your week', exact: true })
  await week.getByRole('button', { name: /^Next week/ }).click()
  await week.getByText('Deliveries Paused').first().waitFor()
  await week.getByRole('button', { name: /^Next week/ }).click()
  await week
    .getByText(/Founder’s Day/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await button(page, 'End pause').click()
  await sees(page, 'Your deliveries come again.')
})

test('G-03 A customer of the PHP shop moves house, and each conflicting order gets another day', async () => {
  const page = await asCustomer('/my/addresses', ['postcode-panel'])
  await page.getByRole('textbox', { name: /^Check the postcode/ }).fill('BA1 5LR')
  await page.keyboard.press('Enter')
  await at(page, /my\/move$/)
  await arrive(page, ['house-move'])
  await page.getByLabel('House number and street').fill('2 Royal Crescent')
  await page.getByLabel('Town or city').fill('Bath')
  await page.getByRole('textbox', { name: 'Moving on' }).fill('14/12/2026')
  await page.keyboard.press('Tab')
  const clashes = page.getByRole('combobox', { name: /^New day for/ })
  await clashes.nth(2).waitFor()
  for (const which of [0, 1, 2]) await clashes.nth(which).selectOption({ index: which === 2 ? 3 : which + 1 })
  await button(page, 'Confirm my move').click()
  await sees(page, /From Monday 14 December on we come to 2 Royal Crescent, Bath\./)
})

test('G-03 A visitor of the PHP shop searches, loads stories, has a recipe sent and makes an enquiry', async () => {
  const page = await visit('/stories', ['community-grid', 'recipe-email', 'typeahead'])
  await button(page, 'Load more').click()
  await sees(page, 'Story 8')
  await button(page, 'Load more').click()
  await sees(page, 'Story 10')
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@')
  await button(page, 'SUBMIT').click()
  await sees(page, /email/i)
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@home.example')
  await button(page, 'SUBMIT').click()
  await sees(page, 'Recipe sent successfully')
  await page.getByRole('combobox', { name: /Search/ }).fill('oat')
  await page.getByRole('option', { name: /Oat drink/ }).click()
  await at(page, /\/search$/)
  await sees(page, /1 found for/)
  await go(page, '/contact', ['enquiry-form'])
  await page.getByLabel('Your email').fill('ann@home.example')
  await page.getByLabel('Enquiry Type').selectOption({ label: 'My delivery' })
  await page.getByLabel('First line of address').fill('14 Greville Street')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('BS3')
  await page.getByLabel('Your message').fill('Late?')
  await button(page, 'Send').click()
  await sees(page, 'Please enter a whole postcode, such as BS3 4TN.')
  await arrive(page, ['enquiry-form'])
  await page.getByRole('textbox', { name: 'Postcode' }).fill('BS3 4TN')
  await button(page, 'Send').click()
  await sees(page, 'Thank you. We have your message.')
})

test('G-11 Every call of the contract was made to the PHP shop', () => {
  const everything = [...asked].join('\n')
  const missed = Object.entries(contract().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      // The page can choose any address for such a call; it also names the address of fresh tokens.
      const place = path
        .replace('/csrf-token', '/token')
        .replace(/\{(\w+)\}/g, (_, name) => (/li(nk|st)/.test(name) ? '.+' : '[^/\n]+'))
      return new RegExp(`^${method} ${place}$`, 'im').test(everything) ? [] : [operationId]
    }),
  )
  expect(missed).toEqual([])
})
