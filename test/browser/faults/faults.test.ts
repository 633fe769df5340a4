import { isWhole } from '../../support/rows'
import { press, setFault } from '../journey'
import { browser, complaintsAfter, fieldNamed, pathsOf } from './faults'

describe('faults between a widget and the shop', () => {
  test('PC-48 CALL-07 A failed postcode check says so, keeps the postcode, and works the next time', async () => {
    const page = await browser.visit('/', ['postcode-panel'])
    const field = fieldNamed(page, /^Pop in your postcode/)
    await field.fill('BA1 5LR')
    const change = page.getByRole('button', { name: /^Change postcode/ })
    const wrong = await complaintsAfter(page, {
      match: 'POST /register/postcode/verify',
      kinds: ['duplicate', 'drop-after', 'wrong-shape'],
      act: () => field.press('Enter'),
      good: page.getByRole('dialog', { name: 'We deliver to your area' }),
      bad: page.locator('[data-widget="postcode-panel"] [role=alert]'),
      never: page.getByText("don't deliver"),
      input: () => field.inputValue(),
      async close() {
        await press(page, 'Escape')
        await change.press('Enter')
      },
    })
    expect(wrong).toEqual([])
  })
})

describe('a visitor whose session has ended', () => {
  // The client's own test shows that both of them mean the login.
  test.each(isWhole ? (['401', 'login-page'] as const) : (['login-page'] as const))(
    'CALL-03 The postcode check (%s) leads to the login page once',
    async kind => {
      const page = await browser.visit('/', ['postcode-panel'])
      const visited = pathsOf(page)
      await setFault(page, { kind, match: 'POST /register/postcode/verify' })
      await fieldNamed(page, /^Pop in your postcode/).fill('BS3 4TN')
      await press(page, 'Enter')
      await page.waitForURL(({ pathname }) => pathname === '/login')
      await page.getByRole('heading', { name: 'Log in' }).waitFor()
      expect(visited).toEqual(['/login'])
    },
  )
})
