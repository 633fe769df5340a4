import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storedOfLogin } from '#site/kept-of-login'
import { storageAbout } from '#site/storage'
import { noteSessionEnd } from '../../../../shared/platform/page/login/login'
import { getStored, setStored } from '../../../../shared/platform/page/storage/tab-storage'
import { withoutCards } from '../../../../shared/platform/values/without-cards'
import { expectElement } from '../../../support/expect-element'
import { openPage } from '../../../support/page/open-page'

const user = userEvent.setup({ delay: null })
const root = path.join(__dirname, '../../../..')
const sources = ['shared', 'widgets'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map(file => `${folder}/${file}`)
    .filter(file => /\.tsx?$/.test(file) && !/^shared\/tools\//.test(file))
    .map(file => [file, readFileSync(path.join(root, file), 'utf8')] as const),
)
const tellsWhere = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file)

/** Whether the browser restored the page, as far as scripts can tell. */
const comesBack = (type = 'back_forward') =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType')
  document.head.innerHTML = ''
  sessionStorage.clear()
})

const alison = { isGuest: false, csrfToken: 'token-of-alison' }
const joseph = { isGuest: false, csrfToken: 'token-of-joseph' }
const guest = { isGuest: true, csrfToken: 'token-of-a-guest' }

const phoneRow = (phone = '0117 496 0188') =>
  `<div data-widget="account-phone" data-load="ready" data-phone="${phone}"></div>`
const field = () => screen.queryByRole('textbox', { name: 'Phone' })

async function typeAsAlison(markup = phoneRow(), globals: object = alison) {
  await openPage(markup, { globals })
  await user.click(screen.getByRole('button', { name: 'Edit phone' }))
  await user.clear(expectElement(field(), HTMLElement))
  await user.type(expectElement(field(), HTMLElement), '07700 900123')
}
const all = () => JSON.stringify({ ...sessionStorage })

describe('the table of stored values', () => {
  test('G-33 The table lists exactly the stored values', () => {
    const inTab = [...sources].flatMap(([, text]) => [
      ...[...text.matchAll(/\b(?:getStored|setStored|getOfLogin|setOfLogin)\('([\w-]+)'/g)].map(
        ([, name]) => name,
      ),
      ...(/\b(?:getStored|setStored|getOfLogin|setOfLogin)\(memory\b/.test(text)
        ? [...text.matchAll(/const memory = '([\w-]+)'/g)].map(([, name]) => name)
        : []),
      ...[...text.matchAll(/const (?:confirmed|typedBefore) = '([\w-]+)'/g)].map(([, name]) => name),
    ])
    const named = (place: string) =>
      Object.entries(storageAbout)
        .filter(([, about]) => about.place === place)
        .map(([name]) => name)
    expect([...new Set(inTab)].sort()).toEqual(named('tab').sort())
    expect(tellsWhere(/sessionStorage/)).toEqual(['shared/platform/page/storage/tab-storage.ts'])
    expect(tellsWhere(/localStorage/)).toEqual(['shared/platform/page/storage/browser-storage.ts'])
    expect(
      tellsWhere(/Cookies\.set|document\.cookie\s*=|indexedDB|history\.(push|replace)State|window\.name\b/),
    ).toEqual(['widgets/seasonal-popup/shown-lately.ts'])
    const inBrowser = [...sources].flatMap(([, text]) =>
      [...text.matchAll(/= '(quota-reached|changed|customer|under-way) ?'/g)].map(([, name]) => name),
    )
    expect([...new Set(inBrowser)].sort()).toEqual(named('browser').sort())
    expect(named('cookie')).toEqual(['seasonal_popup'])
  })

  test('G-33 All values of a login are removed with it, and the others stay', () => {
    const ofLogin = Object.entries(storageAbout).filter(
      ([, { place, whose }]) => place === 'tab' && whose === 'login',
    )
    expect(Object.keys(storedOfLogin).sort()).toEqual(ofLogin.map(([name]) => name).sort())
  })
})

describe('drafts and logins', () => {
  test("A-117 A customer's draft is there again after Back", async () => {
    await typeAsAlison()
    comesBack()
    await openPage(phoneRow(), { globals: alison })
    expect(field()).toHaveValue('07700 900123')
  })

  test.each([
    ['another customer with another number', phoneRow('0117 496 0999'), joseph],
    ['another customer with the same number', phoneRow(), joseph],
    ['a guest', phoneRow(), guest],
    ['another record under one token', phoneRow('0117 496 0999'), alison],
  ])('G-33 Back in the same tab shows no draft to %s', async (_, markup, globals) => {
    await typeAsAlison()
    comesBack()
    await openPage(markup, { globals })
    expect(field()).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit phone' })).toBeVisible()
  })

  test('G-33 A customer without a number does not get the draft of another such customer', async () => {
    await typeAsAlison(phoneRow('none'))
    comesBack()
    await openPage(phoneRow('none'), { globals: joseph })
    expect(field()).toBeNull()
  })

  test.each(['a page of the shop with a widget', 'a page on which no widget stands'])(
    'G-33 After a logout %s leaves no draft in the tab',
    async which => {
      await typeAsAlison()
      for (const name of ['checkout', 'sent'] as const) setStored(name, 'of Alison')
      setStored('order-again', 'list')
      setStored('week', '2026-12-06')
      expect(all()).toContain('07700')
      await openPage(
        which.includes('with') ? '<div data-widget="postcode-panel" data-load="ready"></div>' : '<p>Bye</p>',
        {
          globals: guest,
        },
      )
      await waitFor(() => expect(all()).not.toMatch(/07700|of Alison/))
      expect([getStored('order-again'), getStored('week')]).toEqual(['list', '2026-12-06'])
    },
  )

  test('G-33 When the page names its customer, the token may change', async () => {
    const name = (customer: string) => {
      document.head.innerHTML = `<meta name="doorstep-customer" content="${customer}">`
    }
    name('17')
    await typeAsAlison()
    comesBack()
    await openPage(phoneRow(), { globals: joseph })
    expect(field()).toHaveValue('07700 900123')
    name('18')
    await openPage(phoneRow(), { globals: joseph })
    expect(field()).toBeNull()
    expect(all()).not.toMatch(/07700|"17"/)
  })

  test.each([
    ['doorstep-is-guest', 'no', 'yes', 'no'],
    ['doorstep-customer', '17', '', '18'],
  ])(
    "J-03 Under one token a page that identifies visitors by %s shows nobody a customer's number",
    async (name, alisons, nobodys, josephs) => {
      const open = async (content: string) => {
        document.head.innerHTML = `<meta name="${name}" content="${content}">`
        await openPage(phoneRow(), { globals: { isGuest: undefined, csrfToken: 'one-token' } })
      }
      document.head.innerHTML = `<meta name="${name}" content="${alisons}">`
      await typeAsAlison(phoneRow(), { isGuest: undefined, csrfToken: 'one-token' })
      setStored('checkout', 'The key is under the blue pot')
      await open(nobodys)
      await waitFor(() => expect(all()).not.toMatch(/07700|blue pot/))
      comesBack()
      await open(josephs)
      expect(field()).toBeNull()
    },
  )

  test('G-33 A page in the back/forward cache is reloaded when its customer has logged out since', async () => {
    const reload = jest.fn()
    await openPage(phoneRow(), { globals: alison, providers: { reload } })
    const restore = () =>
      act(() => void window.dispatchEvent(Object.assign(new CustomEvent('pageshow'), { persisted: true })))
    restore()
    expect(reload).not.toHaveBeenCalled()
    // Another page of this tab has stored it.
    const [logins = '', owner] = (getStored('whose') ?? '').split(' ')
    setStored('whose', `${Number(logins) + 1} guest`)
    restore()
    expect(reload).toHaveBeenCalledTimes(1)
    setStored('whose', `${Number(logins) + 2} ${owner}`)
    restore()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test("G-33 Neither a token nor a customer's name is stored", async () => {
    await typeAsAlison()
    expect(all()).toContain('07700')
    expect(all()).not.toMatch(/token-of/)
  })

  test('F-22 Checkout data outlasts a session that ended, until another customer has come and gone', async () => {
    await openPage(phoneRow(), { globals: alison })
    setStored('checkout', 'the porch')
    noteSessionEnd()
    const login = '<div data-widget="postcode-panel" data-load="ready"></div>'
    await openPage(login, { globals: guest })
    expect(getStored('checkout')).toBe('the porch')
    await openPage(phoneRow(), { globals: joseph })
    await openPage(login, { globals: guest })
    expect(getStored('checkout')).toBeNull()
  })
})

describe('card numbers', () => {
  const stored = (text: string) => withoutCards({ deep: [{ text }] })

  test.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'card 5555.5555.5555.4444 exp 12/29',
    '3782 822463 10005',
    '4111 1111 1111 1',
    '6304000000000000000',
    '４１１１ １１１１ １１１１ １１１１',
  ])('G-33 %s is stored from no field', text => {
    expect(stored(text)).toEqual({ deep: [{ text: '' }] })
    expect(withoutCards(text)).toBe('')
  })

  test.each([
    '07700 900123',
    '+44 (0)7700 900 123',
    '0044 7700 900123',
    '+49 170 1234567890',
    '0117 496 0188, 0117 496 0199',
    '1234.56',
    '25/12/2026',
    'WELCOME10',
    '',
  ])('A-117 %s is stored unchanged', text => {
    expect(stored(text)).toEqual({ deep: [{ text }] })
  })

  test.each([
    ['payment-form', 'Amount in pounds', ''],
    ['promo-field', 'Promotional code', ''],
    ['transaction-search', 'Search', ''],
    ['account-phone', 'Phone', 'data-phone="1" data-editing'],
    ['account-name', 'First name', 'data-firstname="A" data-lastname="B" data-editing'],
    ['postcode-panel', 'Pop in your postcode', ''],
  ])('G-33 A card number typed or pasted into %s is not stored', async (widget, label, attributes) => {
    await openPage(`<form><div data-widget="${widget}" data-load="ready" ${attributes}></div></form>`, {
      globals: alison,
    })
    const input = await screen.findByLabelText(new RegExp(`^${label}`))
    await user.clear(input)
    await user.type(input, '4111 1111 1111 1111')
    expect(all()).not.toMatch(/4111 1111 1111 1/)
    await user.clear(input)
    await user.click(input)
    await user.paste('4111111111111111')
    expect(all()).not.toContain('411111111111')
    await user.clear(input)
    await user.type(input, '12')
    if (widget !== 'postcode-panel') expect(all()).toContain('12')
  })
})
