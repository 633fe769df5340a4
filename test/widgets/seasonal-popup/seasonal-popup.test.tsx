import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

const link = '<a href="/shop/christmas-range">Our Christmas range is here</a>'
const placeholder = (attributes = '', json = '') =>
  `<div data-widget="seasonal-popup" ${attributes}>${json}${link}</div>`
const card = () => screen.queryByRole('complementary', { name: 'Our Christmas range is here' })
const week = 7 * 24 * 3_600_000

beforeEach(() => Cookies.remove('seasonal_popup'))
afterEach(() => jest.restoreAllMocks())

/** A page on which five quiet seconds have passed. */
async function openPopup(attributes = '', json = '') {
  await openPage(`<button>Before</button>${placeholder(attributes, json)}`)
  await pass(5000)
}

test('SP-01 A-05 The card says that the Christmas range is here and links to it', async () => {
  await openPopup('data-text="Hampers and stilton." data-image="/hamper.svg"')
  const inCard = within(expectElement(card(), HTMLElement))
  expect(inCard.getByRole('link', { name: 'Shop the Christmas range' })).toHaveAttribute(
    'href',
    '/shop/christmas-range',
  )
  expect(inCard.getByText('Hampers and stilton.')).toBeVisible()
  expect(card()?.querySelector('img')).toHaveAttribute('src', 'https://shop.test/hamper.svg')
  expect(document.querySelector('[role=status]')).toHaveTextContent('')
  await pass(200)
  expect(document.querySelector('[role=status]')).toHaveTextContent('Our Christmas range is here')
})

test('SP-01 Another season has its own words and link', async () => {
  await openPopup(
    'data-href="/shop/bakery"',
    '<script type="application/json">{"labels":{"title":"Buns","link":"See buns"}}</script>',
  )
  expect(screen.getByRole('link', { name: 'See buns' })).toHaveAttribute('href', '/shop/bakery')
})

test('SP-02 The card comes after five seconds and takes no focus', async () => {
  await openPage(`<button>Before</button>${placeholder()}`)
  screen.getByRole('button', { name: 'Before' }).focus()
  await pass(4700)
  expect(card()).toBeNull()
  await pass(400)
  expect(card()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('SP-02 A-108 The seconds do not count while somebody types, a dialog is open or the page is hidden', async () => {
  await openPage(`<input aria-label="Name"><dialog open>Cookies?</dialog>${placeholder()}`)
  await pass(9000)
  expect(card()).toBeNull()
  document.querySelector('dialog')?.remove()
  screen.getByLabelText('Name').focus()
  await pass(9000)
  expect(card()).toBeNull()
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  screen.getByLabelText('Name').blur()
  await pass(9000)
  expect(card()).toBeNull()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await pass(4500)
  expect(card()).toBeNull()
  await pass(750)
  expect(card()).toBeVisible()
})

test('SP-02 A dialog opened later covers the card until it is closed', async () => {
  await openPopup()
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  await pass(300)
  expect(document.querySelector('aside')).not.toBeVisible()
  dialog.remove()
  await pass(300)
  expect(card()).toBeVisible()
})

test('SP-03 A-93 The cookie is set on opening and renewed by each way of closing', async () => {
  const noted = jest.spyOn(document, 'cookie', 'set')
  await openPopup()
  expect(Cookies.get('seasonal_popup')).toBe('shown')
  expect(noted).toHaveBeenCalledTimes(1)
  expect(noted.mock.lastCall?.[0]).toMatch(/; path=\/; .*sameSite=Lax; secure$/i)
  const [, expires = ''] = /expires=([^;]+)/.exec(noted.mock.lastCall?.[0] ?? '') ?? []
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(week - 5000)
  expect(Date.parse(expires) - Date.now()).toBeLessThan(week + 5000)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(card()).toBeNull()
  expect(noted).toHaveBeenCalledTimes(2)
  await pass(20_000)
  expect(card()).toBeNull()
})

test('SP-03 Escape closes the card, except from a field, and the focus returns', async () => {
  await openPage(`<input aria-label="Name"><button>Before</button>${placeholder()}`)
  await pass(5000)
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.keyboard('{Escape}')
  expect(card()).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Before' }).focus())
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(card()).toBeNull()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('SP-03 A card shown in the last seven days, in any tab, does not come again', async () => {
  Cookies.set('seasonal_popup', 'shown')
  await openPopup()
  expect(card()).toBeNull()
  Cookies.remove('seasonal_popup')
  await openPage(placeholder())
  await pass(4000)
  Cookies.set('seasonal_popup', 'shown')
  await pass(4000)
  expect(card()).toBeNull()
})

test('SP-03 In a browser without cookies the card never comes', async () => {
  const refused = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await openPopup()
  await pass(10_000)
  expect(card()).toBeNull()
  expect(refused).toHaveBeenCalledTimes(1)
})

test('SP-02 A-108 With consent required, the five seconds begin at consent, and no cookie is set before', async () => {
  Cookies.remove('agreed')
  await openPage(`<button>Agree</button>${placeholder('data-wait-for-cookie="agreed"')}`)
  screen.getByRole('button').addEventListener('click', () => Cookies.set('agreed', 'yes'))
  await pass(5000)
  await pass(10_000)
  expect(card()).toBeNull()
  expect(Cookies.get('seasonal_popup')).toBeUndefined()
  await userEvent.click(screen.getByRole('button'))
  await pass(4500)
  expect(card()).toBeNull()
  await pass(750)
  expect(card()).toBeVisible()
  Cookies.remove('agreed')
})

test('SP-02 A-108 A quiet page is not searched, neither while the card waits for consent nor once it is open', async () => {
  const looks = [jest.spyOn(document.body, 'querySelectorAll'), jest.spyOn(document, 'cookie', 'get')]
  const lookedIn = async (ms: number) => {
    for (const look of looks) look.mockClear()
    await pass(ms)
    return looks.map(({ mock }) => mock.calls.length)
  }
  await openPage(`<button>Agree</button>${placeholder('data-wait-for-cookie="agreed"')}`)
  await pass(1000)
  expect(await lookedIn(60_000)).toEqual([0, 0])
  Cookies.set('agreed', 'yes')
  await userEvent.click(screen.getByRole('button'))
  await pass(6000)
  // The consent is withdrawn.
  await pass(10_000)
  expect(card()).toBeVisible()
  expect(await lookedIn(60_000)).toEqual([0, 0])
  Cookies.remove('agreed')
})

test('SP-02 A-108 A page that changes while consent is missing is not searched for dialogs', async () => {
  await openPage(`<p>Before</p>${placeholder('data-wait-for-cookie="agreed"')}`)
  await pass(1000)
  const searches = jest.spyOn(document.body, 'querySelectorAll')
  document.querySelector('p')?.classList.add('changed')
  await pass(1000)
  expect(searches.mock.calls.filter(([selector]) => selector.includes('dialog'))).toEqual([])
})

test('SP-03 Two placeholders show one card', async () => {
  await openPage(placeholder() + placeholder())
  await pass(8000)
  expect(screen.getAllByRole('complementary')).toHaveLength(1)
})

test.each([
  ['before its first day', '2026-10-31T23:59:50Z', false],
  ['on its first day', '2026-11-01T00:00:00Z', true],
  ['on its last evening', '2026-12-24T23:30:00Z', true],
  ['after its last day', '2026-12-25T00:00:00Z', false],
])("SP-01 A-93 The season follows the shop's clock: %s", async (_, time, isShown) => {
  const ahead = Date.parse(time) - Date.now()
  await openPage(placeholder('data-from="01/11/2026" data-until="2026-12-24"'), {
    providers: { now: () => new Date(Date.now() + ahead) },
  })
  await pass(5500)
  expect(card() !== null).toBe(isShown)
})

test('SP-01 A-93 An open card closes with the end of the season', async () => {
  const ahead = Date.parse('2026-12-24T23:59:50Z') - Date.now()
  await openPage(placeholder('data-until="2026-12-24"'), {
    providers: { now: () => new Date(Date.now() + ahead) },
  })
  await pass(5500)
  expect(card()).toBeVisible()
  await pass(6000)
  expect(card()).toBeNull()
})
