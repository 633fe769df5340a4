import { press, setFault } from '../journey'
import { all, browser, complaintsAfter, fieldNamed, pathsOf } from './faults'

describe('faults between a widget and the shop', () => {
  test('PF-03 CALL-12 A failed check of a promotional code says so, keeps the code, and works the next time', async () => {
    const page = await browser.visit('/register', ['promo-field'])
    const field = fieldNamed(page, /^Promotional code/)
    const promo = page.locator('[data-widget="promo-field"]')
    await field.fill('WELCOME10')
    await promo.getByText('Your code is added.').waitFor()
    await field.fill('')
    await field.fill('WELCOME10')
    const wrong = await complaintsAfter(page, {
      match: 'POST /register/code/verify',
      kinds: ['419', '422', 'drop-after'],
      act: () => field.press('Enter'),
      good: promo.getByText('Your code is added.'),
      bad: promo.locator('[data-tone=error]'),
      input: () => field.inputValue(),
      async close() {
        await field.fill('')
        await field.fill('WELCOME10')
      },
    })
    expect(wrong).toEqual([])
  })

  test('PC-35 PC-37 CALL-11 A failed form for details says so, keeps the details, and saves them the next time', async () => {
    const page = await browser.visit('/', ['postcode-panel'])
    const postcode = fieldNamed(page, /^Pop in your postcode/)
    const dialog = page.getByRole('dialog')
    const details = ['Wren', 'Ash', 'wren@doorstep.example', '1 High Street']
    const names = [/First name/, /Last name/, /Email/, /Street/]
    const open = async () => {
      await postcode.press('Enter')
      for (const [at, text] of details.entries()) await fieldNamed(page, names[at] as RegExp).fill(text)
    }
    await postcode.fill('EX4 4QJ')
    await open()
    const wrong = await complaintsAfter(page, {
      match: 'PUT /register/postcode/*',
      kinds: all,
      // Nothing of the answer is read, so any answer that is no error will do.
      endWell: ['empty', 'blank', 'wrong-shape'],
      act: () => page.getByRole('button', { name: 'Send' }).click(),
      good: page.getByText('Thank you! We will contact you'),
      bad: dialog.getByRole('alert'),
      input: async () => {
        const fields = await dialog.getByRole('textbox').all()
        return (await Promise.all(fields.map(field => field.inputValue()))).join()
      },
      async close() {
        await press(page, 'Escape')
        await open()
      },
    })
    expect(wrong).toEqual([])
  })

  test('PC-47 CALL-09 A failed check of a new address shows the reason in its dialog, and Try again keeps the postcode', async () => {
    const page = await browser.visit('/account/addresses', ['postcode-panel'], { as: 'customer' })
    // By its name: behind the dialog it has no role.
    const field = page.locator('[data-widget="postcode-panel"] input[name=postcode]')
    await field.fill('EX4 4QJ')
    const back = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
    const reason = page.getByRole('dialog').getByRole('alert')
    const wrong = await complaintsAfter(page, {
      match: 'POST /account/addresses/postcode/verify',
      kinds: all,
      // The shop has judged the postcode: we do not deliver there.
      except: ['422', '422-fields', '200-no'],
      async act() {
        if (await back.count()) await back.click()
        await field.press('Enter')
      },
      good: page.getByRole('button', { name: 'Send' }),
      bad: reason,
      input: () => field.inputValue(),
      close: () => back.click(),
    })
    expect(wrong).toEqual([])
  })
})

describe('a visitor whose session has ended', () => {
  test('CALL-03 The promotional code leads to the login page', async () => {
    const page = await browser.visit('/register', ['promo-field'])
    const visited = pathsOf(page)
    await setFault(page, { kind: '401', match: 'POST /register/code/verify' })
    await fieldNamed(page, /^Promotional code/).fill('WELCOME10')
    await press(page, 'Enter')
    await page.waitForURL(({ pathname }) => pathname === '/login')
    expect(visited).toEqual(['/login'])
  })

  test('CALL-03 The check of a new address leads to the login page', async () => {
    const page = await browser.visit('/account/addresses', ['postcode-panel'], { as: 'customer' })
    await setFault(page, { kind: '401', match: 'POST /account/addresses/postcode/verify' })
    await fieldNamed(page, /^Check the postcode for the address/).fill('BA1 5LR')
    await press(page, 'Enter')
    await page.waitForURL(({ pathname }) => pathname === '/login')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
