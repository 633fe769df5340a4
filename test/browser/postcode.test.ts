import { focused, look, lookOfLayout, press, shopState, tabTo } from './journey'
import { resultOf, visitHome } from './postcode'

describe('the postcode check of a shop page, by keyboard alone', () => {
  test('PC-05 PC-15 PC-16 PC-18 PC-19 PC-20 PC-21 PC-22 PC-23 EVT-01 EVT-04 When we deliver, the dialog explains how, and the whole page knows', async () => {
    const page = await visitHome()
    expect(await look(page, 'home')).toEqual([])
    const said = await resultOf(page, 'bs34tn', 'We deliver to your area')
    for (const words of [
      'Monday, Wednesday and Friday by 8am',
      'Gareth Pritchard',
      'Bedminster Depot',
      'Winterstoke Lane',
      'BS3 2LP',
      'Got a question?',
      '0117 496 0142',
    ])
      expect(said).toContain(words)
    expect(await look(page, 'home-delivered')).toEqual([])
    await press(page, 'Escape')
    expect(await focused(page)).toBe('button Change postcode BS3 4TN')
    expect(await page.locator('[data-delivery-note]').textContent()).toBe('Delivering to BS3 4TN by 8am')
    const steps = page.getByRole('navigation', { name: 'Registration' })
    await steps.getByRole('link', { name: 'Drinks & snacks' }).waitFor()
    expect(await steps.getByRole('listitem').first().textContent()).toBe('Check your postcode, completed')
    expect(await lookOfLayout(page, 'home-confirmed')).toEqual([])
  })
})

describe('an area that we do not serve, by keyboard alone', () => {
  const sorry = "Sorry, we don't deliver to your area just yet..."

  test('PC-29 PC-30 PC-32 PC-34 PC-37 PC-39 The summary of two errors links to the fields, and then the dialog says thank you', async () => {
    const page = await visitHome()
    await resultOf(page, 'EX4 4QJ', sorry)
    const typeInto = async (name: string, text: string) => {
      await tabTo(page, page.getByRole('textbox', { name }))
      await press(page, 'Control+A')
      await page.keyboard.type(text)
    }
    await typeInto('First name', 'Wren')
    await typeInto('Email', 'wren at home')
    await typeInto('Street', '1 High Street')
    await press(page, 'Enter')
    const summary = page.getByRole('group', { name: 'There is a problem' })
    await summary.waitFor()
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Please enter your last name',
      'Please enter a valid email address',
    ])
    expect(await summary.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await look(page, 'home-not-served-errors')).toEqual([])
    await press(page, 'Tab', 'Enter')
    expect(await focused(page)).toBe('input Last name')
    await page.keyboard.type('Ash')
    await typeInto('Email', 'wren@doorstep.example')
    await tabTo(page, page.getByRole('button', { name: 'Send' }))
    await press(page, 'Enter')
    await page.getByText('Thank you! We will contact you').waitFor()
    expect(await focused(page)).toBe(
      'p Thank you! We will contact you as soon as our service is available in your area.',
    )
    expect(await look(page, 'home-thank-you')).toEqual([])
    expect((await shopState(page)).leads).toEqual([
      {
        first_name: 'Wren',
        last_name: 'Ash',
        email: 'wren@doorstep.example',
        street: '1 High Street',
        postcode: 'EX4 4QJ',
      },
    ])
    await press(page, 'Escape')
    expect(await focused(page)).toBe('input Pop in your postcode')
  })
})
