import type { Locator, Page } from 'playwright-core'
import { type FaultKind, faultKinds } from '../../../demo-pages/shop/server/fault-kinds'
import { keysOf } from '../../support/keys-of'
import { isWhole } from '../../support/rows'
import { journeys, press, setFault } from '../journey'

const browser = journeys()

// These two lead to the login page, which the tests below follow.
const all = keysOf(faultKinds).filter(kind => !/^(401|login-page)$/.test(kind))
// Late, doubled, or refused for a token that can be renewed: the visitor still gets the answer.
const harmless: FaultKind[] = ['slow', 'duplicate', '419']
const words = /^[A-Z][a-z][^<>{}[\]]{8,}$/

type Trial = {
  match: string
  /** The faults tried here; the whole table, and the tests of each widget, have all of them. */
  kinds: readonly FaultKind[]
  endWell?: FaultKind[]
  /** Normal answers here, which are tested elsewhere. */
  except?: FaultKind[]
  act: () => Promise<void>
  /** The text after a valid answer. */
  good: Locator
  /** The sentences after an invalid answer. */
  bad: Locator
  /** Text that no failure may ever show. */
  never?: Locator
  /** The visitor's typed text. */
  input: () => Promise<string>
  /** Goes back to where the next action starts. */
  close?: () => Promise<void>
}

/** Plays every fault once and then repeats the action; gives everything a visitor would complain about. */
async function complaintsAfter(page: Page, trial: Trial): Promise<string[]> {
  const { match, kinds, endWell = [], except = [], act, good, bad, never, input, close } = trial
  const wrong: string[] = []
  for (const kind of (isWhole ? all : kinds).filter(each => !except.includes(each))) {
    const typed = await input()
    const isGood = [...harmless, ...endWell].includes(kind)
    await setFault(page, { kind, match, ...(kind === 'slow' && { ms: 400 }) })
    await act()
    const seen = await (isGood ? good : bad)
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      )
    if (!seen) wrong.push(`${kind}: ${isGood ? 'no answer' : 'nothing was said'}`)
    if (!isGood) {
      const said = await bad.allTextContents()
      if (!said.every(each => words.test(each.trim()))) wrong.push(`${kind}: not words: ${said.join('; ')}`)
      if (await never?.count()) wrong.push(`${kind}: says ${await never?.first().textContent()}`)
      if ((await input()) !== typed) wrong.push(`${kind}: what was typed is gone`)
      await act()
      await good
        .first()
        .waitFor()
        .catch(() => wrong.push(`${kind}: the next try fails as well`))
      if (await bad.count()) wrong.push(`${kind}: the old message stays`)
    }
    await close?.()
  }
  return wrong
}

const fieldNamed = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

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

  test.soak(
    'PC-35 PC-37 CALL-11 A failed form for details says so, keeps the details, and saves them the next time',
    async () => {
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
        endWell: ['empty', 'wrong-shape'],
        act: () => page.getByRole('button', { name: 'Submit' }).click(),
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
    },
  )

  test.soak(
    'PC-47 CALL-09 A failed check of a new address shows the reason in its dialog, and Try Again keeps the postcode',
    async () => {
      const page = await browser.visit('/account/addresses', ['postcode-panel'], { as: 'customer' })
      // By its name: behind the dialog it has no role.
      const field = page.locator('[data-widget="postcode-panel"] input[name=postcode]')
      await field.fill('EX4 4QJ')
      const back = page.getByRole('dialog').getByRole('button', { name: 'Try Again' })
      const reason = page.getByRole('dialog').getByRole('alert')
      const wrong = await complaintsAfter(page, {
        match: 'POST /account/addresses/postcode/verify',
        kinds: all,
        // The shop has judged the postcode: we do not deliver there.
        except: ['422', '422-fields'],
        async act() {
          if (await back.count()) await back.click()
          await field.press('Enter')
        },
        good: page.getByRole('button', { name: 'Submit' }),
        bad: reason,
        input: () => field.inputValue(),
        close: () => back.click(),
      })
      expect(wrong).toEqual([])
    },
  )

  test('PF-03 CALL-12 A failed check of a promotional code says so, keeps the code, and works the next time', async () => {
    const page = await browser.visit('/register', ['promo-field'])
    const field = fieldNamed(page, /^Promotional code/)
    const promo = page.locator('[data-widget="promo-field"]')
    await field.fill('WELCOME10')
    await promo.getByText('Code added successfully!').waitFor()
    await field.fill('')
    await field.fill('WELCOME10')
    const wrong = await complaintsAfter(page, {
      match: 'POST /register/code/verify',
      kinds: ['419', '422', 'drop-after'],
      act: () => field.press('Enter'),
      good: promo.getByText('Code added successfully!'),
      bad: promo.locator('[data-tone=error]'),
      input: () => field.inputValue(),
      async close() {
        await field.fill('')
        await field.fill('WELCOME10')
      },
    })
    expect(wrong).toEqual([])
  })
})

describe('a visitor whose session has ended', () => {
  const logins = (page: Page) => {
    const visited: string[] = []
    page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
    return visited
  }

  // The client's own test shows that both of them mean the login.
  test.each(isWhole ? (['401', 'login-page'] as const) : (['login-page'] as const))(
    'CALL-03 The postcode check (%s) leads to the login page once',
    async kind => {
      const page = await browser.visit('/', ['postcode-panel'])
      const visited = logins(page)
      await setFault(page, { kind, match: 'POST /register/postcode/verify' })
      await fieldNamed(page, /^Pop in your postcode/).fill('BS3 4TN')
      await press(page, 'Enter')
      await page.waitForURL(({ pathname }) => pathname === '/login')
      await page.getByRole('heading', { name: 'Log in' }).waitFor()
      expect(visited).toEqual(['/login'])
    },
  )

  test.soak('CALL-03 The promotional code leads to the login page', async () => {
    const page = await browser.visit('/register', ['promo-field'])
    const visited = logins(page)
    await setFault(page, { kind: '401', match: 'POST /register/code/verify' })
    await fieldNamed(page, /^Promotional code/).fill('WELCOME10')
    await press(page, 'Enter')
    await page.waitForURL(({ pathname }) => pathname === '/login')
    expect(visited).toEqual(['/login'])
  })

  test.soak('CALL-03 The check of a new address leads to the login page', async () => {
    const page = await browser.visit('/account/addresses', ['postcode-panel'], { as: 'customer' })
    await setFault(page, { kind: '401', match: 'POST /account/addresses/postcode/verify' })
    await fieldNamed(page, /^Check the postcode for the address/).fill('BA1 5LR')
    await press(page, 'Enter')
    await page.waitForURL(({ pathname }) => pathname === '/login')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
