import { act, screen, waitFor, within } from '@testing-library/react'
import { checkoutPanel } from '../../demo-pages/pages/boxes/box-placeholders'
import { expectElement } from '../support/expect-element'
import { openShopPage } from '../support/page/shop-page'
import { isWhole } from '../support/rows'
import { pass } from '../support/test-time'
import { inOwnWords } from '../support/words/own-words'

type Page = Awaited<ReturnType<typeof openShopPage>>

const consoleWords = ['debug', 'error', 'info', 'log', 'trace', 'warn', 'table', 'dir', 'group'] as const
const written: unknown[] = []

beforeEach(() => {
  written.length = 0
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  for (const word of consoleWords)
    jest.spyOn(console, word).mockImplementation((...words: unknown[]) => void written.push(words))
})
afterEach(() => jest.restoreAllMocks())

const inWords = (value: unknown): string => (value instanceof Error ? String(value.stack) : inJson(value))
const inJson = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_, part) => (part instanceof Error ? inWords(part) : part)) ?? ''
  } catch {
    return String(value)
  }
}

/** The text in a normal form: without case, spaces and URL encoding. */
const plain = (text: string): string => {
  const readable = text.replaceAll('+', ' ').replace(/%[\da-f]{2}/gi, code => {
    return String.fromCharCode(Number.parseInt(code.slice(1), 16))
  })
  return readable.toLowerCase().replace(/\s/g, '')
}

/** Every place, by name, where others could read what a person has typed. */
const places = (page?: Pick<Page, 'visit' | 'left' | 'posted'>): Record<string, string> => ({
  dataLayer: inJson(Reflect.get(window, 'dataLayer')),
  console: inJson(written),
  localStorage: inJson({ ...localStorage }),
  sessionStorage: inJson({ ...sessionStorage }),
  cookies: document.cookie,
  'the address and its history': inJson([location.href, history.state, window.name, document.title]),
  'the addresses of calls': inJson(page?.visit.log.map(({ path }) => path)),
  'the pages it leads to': inJson([page?.left, page?.posted.map(({ action }) => action)]),
  'other headers of calls': inJson(
    page?.visit.log.map(({ headers: { 'x-csrf-token': _, ...headers } }) => headers),
  ),
})

/** The leaked secrets, each as "secret: place". */
const leaks = (secrets: readonly string[], page?: Page): string[] =>
  Object.entries(places(page)).flatMap(([place, text]) =>
    secrets.filter(secret => plain(text).includes(plain(secret))).map(secret => `${secret}: ${place}`),
  )

/** Gives whether the shop got it, since a value that nobody sends could not leak. */
const isSent = ({ visit }: Page, secret: string): boolean =>
  visit.log.some(
    ({ body, headers }) => plain(body).includes(plain(secret)) || headers['x-csrf-token'] === secret,
  )

const rest = (ms = 30) => pass(ms)
const placeholder = (name: string, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}></div>`

const addCheddar = (visit: Page['visit']) =>
  visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })

/** The failures before a call succeeds. */
const refusals = ['500-before', '429', 'offline'] as const
const mishaps = [...refusals, 'malformed', 'wrong-shape', 'drop-after'] as const

test('The search finds a secret wherever it is planted', () => {
  const secret = 'Key under the pot'
  const layer = window as { dataLayer?: unknown }
  layer.dataLayer = [{ note: 'KEY UNDER THE POT' }]
  console.warn('x', new Error('key under the pot'))
  localStorage.setItem('draft', 'key under the pot')
  sessionStorage.setItem('key under the pot', '')
  document.cookie = 'note=key%20under%20the%20pot'
  history.replaceState(null, '', '/?note=key+under+the+pot')
  const found = leaks([secret])
  document.cookie = 'note=; max-age=0'
  delete layer.dataLayer
  expect(found).toEqual(
    ['dataLayer', 'console', 'localStorage', 'sessionStorage', 'cookies', 'the address and its history'].map(
      place => `${secret}: ${place}`,
    ),
  )
})

describe('I22 typed text reaches only the shop', () => {
  test.each(isWhole ? ['site', 'registration', 'account'] : ['site'])(
    'I22 ANA-04 PC-12 A postcode in the panel of the %s does not leak with any answer; reports have its outward code',
    async variant => {
      const as = variant === 'account' ? 'customer' : 'guest'
      const page = await openShopPage(placeholder('postcode-panel', `data-variant="${variant}"`), {
        as,
        hasPostcode: false,
      })
      const { user, visit } = page
      const secrets = ['BA1 5LR', '5LR', visit.csrfToken]
      const check = async () => {
        // The field cannot be changed during the call.
        const field = await waitFor(() => {
          const first = expectElement(screen.getAllByRole('textbox')[0], HTMLElement)
          expect(first).not.toHaveAttribute('readonly')
          return first
        })
        await user.clear(field)
        await user.type(field, 'ba15lr{Enter}')
        await rest()
        if (screen.queryByRole('dialog')) await user.keyboard('{Escape}')
      }
      for (const kind of mishaps) {
        visit.setFault({ kind, match: 'POST *' })
        await check()
      }
      await check()
      await waitFor(() =>
        expect(variant === 'account' ? page.posted : [visit.state.postcode]).toHaveLength(1),
      )
      expect(secrets.filter(secret => !isSent(page, secret))).toEqual([])
      expect(leaks(secrets, page)).toEqual([])
      expect(inJson(Reflect.get(window, 'dataLayer'))).toContain('"outward_code":"BA1"')
    },
  )

  test('I22 Text that is no postcode, typed into the field for one, does not leak', async () => {
    const page = await openShopPage(placeholder('postcode-panel'), { as: 'guest', hasPostcode: false })
    const secrets = ['canary@home.example', 'key under the pot', '07700 900123']
    for (const secret of secrets) {
      const field = screen.getByRole('textbox')
      await page.user.clear(field)
      await page.user.type(field, `${secret}{Enter}`)
      await rest()
    }
    expect(leaks(secrets, page)).toEqual([])
  })

  test('I22 PC-30 Name, e-mail and street for an area we do not serve do not leak when refused, lost or saved', async () => {
    const page = await openShopPage(placeholder('postcode-panel'), { as: 'guest', hasPostcode: false })
    const { user, visit } = page
    await user.type(screen.getByRole('textbox'), 'EX4 4QJ{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    const details = {
      'First name': 'Canaria',
      'Last name': 'Serinus',
      Email: 'canary@home.example',
      Street: '17 Birdcage Walk',
    }
    for (const [name, text] of Object.entries(details))
      await user.type(dialog.getByRole('textbox', { name }), text)
    for (const kind of refusals) {
      visit.setFault({ kind, match: 'PUT *' })
      await user.click(await dialog.findByRole('button', { name: 'Submit' }))
      await rest()
    }
    await user.click(await dialog.findByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(visit.state.leads.size).toBe(1))
    const secrets = [...Object.values(details), 'EX4 4QJ', '4QJ', visit.csrfToken]
    expect(secrets.filter(secret => secret !== '4QJ' && !isSent(page, secret))).toEqual([])
    expect(leaks(secrets, page)).toEqual([])
  })

  test('I22 PF-05 A-117 A refused or unchecked promotional code does not leak, and the tab keeps it for Back', async () => {
    const page = await openShopPage(`<form>${placeholder('promo-field')}</form>`, { as: 'guest' })
    const { user, visit } = page
    const field = screen.getByRole('textbox')
    for (const kind of mishaps) {
      visit.setFault({ kind, match: 'POST *' })
      await user.clear(field)
      await user.type(field, 'CANARY-77{Enter}')
      await rest()
    }
    visit.heal()
    await user.type(field, '{Enter}')
    expect(await screen.findByText(/That code is not one of ours\./, { selector: 'form *' })).toBeVisible()
    const secrets = ['CANARY-77', visit.csrfToken]
    expect(secrets.filter(secret => !isSent(page, secret))).toEqual([])
    expect(leaks(secrets, page)).toEqual(['CANARY-77: sessionStorage'])
  })

  test('I22 BB-19 A code that the shop refuses for a box does not leak', async () => {
    const page = await openShopPage(async visit => {
      await addCheddar(visit)
      return placeholder('bol-basket')
    })
    const { user, visit } = page
    const field = await screen.findByRole('textbox', { name: 'Promotional code' })
    for (const kind of mishaps) {
      visit.setFault({ kind, match: 'POST *' })
      await user.type(field, 'CANARY-77{Enter}')
      await rest()
    }
    visit.heal()
    await user.type(field, 'CANARY-77{Enter}')
    expect(await screen.findByText(/: That code is not valid\.$/)).toBeVisible()
    const secrets = ['CANARY-77', visit.csrfToken]
    expect(secrets.filter(secret => !isSent(page, secret))).toEqual([])
    expect(leaks(secrets, page)).toEqual([])
  })

  test('I22 AD-13 A-117 Passwords that are refused, lost, changed or shown do not leak', async () => {
    const page = await openShopPage(placeholder('account-password', 'data-editing'))
    const { user, visit } = page
    const secrets = ['canary-old-77', 'Canary new 77', visit.csrfToken]
    const [old = '', next = ''] = secrets
    visit.state.details.password = old
    const fields = ['Current Password', 'New Password', 'Password Confirmation']
    const type = async () => {
      for (const [at, name] of fields.entries()) {
        const field = screen.getByLabelText(name)
        await user.clear(field)
        await user.type(field, at ? next : old)
      }
    }
    await type()
    await user.click(screen.getByRole('checkbox', { name: 'Show passwords' }))
    for (const kind of refusals) {
      visit.setFault({ kind, match: 'PUT *' })
      await user.click(await screen.findByRole('button', { name: 'Update' }))
      await rest()
      expect(leaks(secrets, page)).toEqual([])
    }
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    await screen.findByRole('button', { name: 'Edit password' })
    expect(visit.state.details.password).toBe(next)
    await user.click(screen.getByRole('button', { name: 'Edit password' }))
    await type()
    act(() => void window.dispatchEvent(new CustomEvent('pagehide')))
    expect(secrets.filter(secret => !isSent(page, secret))).toEqual([])
    expect(leaks(secrets, page)).toEqual([])
    expect(document.documentElement.outerHTML).not.toMatch(/canary/i)
  })

  describe('instructions for the roundsman', () => {
    const words = 'Key under the pot'
    // Until the order is placed the tab keeps them for the customer's own Back.
    const allowed = [`${words}: sessionStorage`]

    async function writeThem() {
      const page = await openShopPage(async visit => {
        await addCheddar(visit)
        return inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup)
      })
      await screen.findByRole('region', { name: 'Checkout' })
      await rest()
      await page.user.selectOptions(screen.getByRole('combobox', { name: 'Delivery date' }), '2026-11-27')
      await rest()
      await page.user.selectOptions(screen.getByRole('combobox', { name: 'Special instructions' }), 'other')
      await page.user.type(screen.getByRole('textbox', { name: 'Other Delivery' }), words)
      const confirm = async () => {
        const button = screen.getByRole('button', { name: /^Confirm/ })
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
        await page.user.click(button)
        await rest()
      }
      return { page, confirm }
    }

    test('I22 CO-07 CALL-03 The instructions do not leak through refusals or when the session ends', async () => {
      const { page, confirm } = await writeThem()
      const secrets = [words, page.visit.csrfToken]
      for (const kind of ['429', '401'] as const) {
        page.visit.setFault({ kind, match: 'POST /api/bol-checkout/confirm' })
        await confirm()
      }
      expect(page.left).toEqual(['/login'])
      expect(secrets.filter(secret => !isSent(page, secret))).toEqual([])
      expect(leaks(secrets, page)).toEqual(allowed)
    })

    test('I22 CO-07 The instructions do not leak when the answer to the order is lost', async () => {
      const { page, confirm } = await writeThem()
      page.visit.setFault({ kind: 'drop-after', match: 'POST /api/bol-checkout/confirm' })
      await confirm()
      expect(isSent(page, words)).toBe(true)
      expect(leaks([words, page.visit.csrfToken], page)).toEqual([])
    })

    test('I22 CO-07 CO-39 The instructions do not leak when the order is placed', async () => {
      const { page, confirm } = await writeThem()
      await confirm()
      await waitFor(() => expect(page.left).toHaveLength(1))
      expect(page.visit.state.boxOrders.at(-1)).toMatchObject({ otherInstructions: words })
      expect(leaks([words, page.visit.csrfToken], page)).toEqual([])
    })
  })
})
