import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../support/page/open-page'

const user = userEvent.setup({ delay: null })
const link = (label: string, href = `/${label.toLowerCase().replaceAll(' ', '-')}`) => ({ href, label })
const groups = {
  main: [link('Milk'), link('Bread')],
  delivery: [link('Pauses')],
  bestOfLocal: [link('Butcher'), link('Bakery')],
  switch: [link('Boxes')],
}
const open = (given: object = groups, around = '{nav}') =>
  openPage(
    around.replace(
      '{nav}',
      `<div data-widget="mobile-nav"><script type="application/json">${JSON.stringify({ groups: given })}</script><a href="/milk">Milk</a></div>`,
    ),
  )
const nav = () => screen.getByRole('navigation', { name: 'Menu' })
const heads = () =>
  within(nav())
    .queryAllByRole('button')
    .map(button => [button.textContent, button.getAttribute('aria-expanded')])
const links = () =>
  within(nav())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
afterEach(() => history.replaceState(null, '', '/'))

test('MN-01 MN-02 A-92 The groups stand in their order and open one by one; closed groups have no links', async () => {
  await open()
  expect(heads()).toEqual([
    ['Shop', 'true'],
    ['My deliveries', 'false'],
    ['Best of Local', 'false'],
  ])
  expect(links()).toEqual(['Milk', 'Bread', 'Boxes'])
  await user.click(screen.getByRole('button', { name: 'Best of Local' }))
  expect(links()).toEqual(['Milk', 'Bread', 'Butcher', 'Bakery', 'Boxes'])
  await user.click(screen.getByRole('button', { name: 'Shop' }))
  expect(links()).toEqual(['Butcher', 'Bakery', 'Boxes'])
  expect(screen.queryByRole('menu')).toBeNull()
  const list = screen.getByRole('button', { name: 'Shop' }).getAttribute('aria-controls') ?? ''
  expect(document.getElementById(list)).toHaveAttribute('hidden')
})

test('MN-01 By keyboard Enter opens a group, Tab moves through its links, and Escape closes it', async () => {
  const heard: string[] = []
  await open(groups)
  const note = ({ key }: KeyboardEvent) => heard.push(key)
  document.addEventListener('keydown', note)
  await user.tab()
  await user.tab()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'My deliveries' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Pauses' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'My deliveries' })).toHaveFocus()
  expect(heads()[1]).toEqual(['My deliveries', 'false'])
  await user.keyboard('{Escape}')
  document.removeEventListener('keydown', note)
  expect(heads()[0]).toEqual(['Shop', 'true'])
})

test('MN-01 The current page is marked, and its group is open', async () => {
  history.replaceState(null, '', '/bakery?kind=bread')
  await open()
  expect(heads().map(([, isOpen]) => isOpen)).toEqual(['false', 'false', 'true'])
  const current = within(nav()).getAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(['Bakery'])
})

test.each([
  ['/milk', '#contact', false],
  ['/milk', '/milk#contact', false],
  ['/milk?kind=oat', '/milk?kind=goat', false],
  ['/milk?kind=oat&utm_source=news', '/milk?kind=oat', true],
  ['/milk?utm_source=news', '/milk', true],
])('L-25 On %s the link %s is marked as the page one is on: %s', async (here, href, isMarked) => {
  history.replaceState(null, '', here)
  await open({ main: [link('Place', href)] })
  expect(screen.getByRole('link', { name: 'Place' }).getAttribute('aria-current')).toBe(
    isMarked ? 'page' : null,
  )
})

test('MN-02 A group without links is left out; several ways to switch form a group', async () => {
  await open({ main: [], switch: [link('Boxes'), link('Wholesale', 'https://trade.example/')] })
  expect(heads()).toEqual([['Switch', 'true']])
  expect(screen.getByRole('link', { name: 'Wholesale' })).toHaveAttribute('href', 'https://trade.example/')
})

test('MN-02 An unsafe link is reported as a mistake, and the page keeps its own links', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await open({ main: [link('Evil', 'javascript:alert(1)')] })
  expect(warn.mock.calls.flat()[0]).toContain(
    '"main", entry 1: "href" is "javascript:alert(1)" and must be an address on this site or on the web',
  )
  expect(screen.getByRole('link', { name: 'Milk' })).toBeVisible()
  warn.mockRestore()
})

test('MN-01 The same path on another site is not marked as the current page', async () => {
  history.replaceState(null, '', '/milk')
  await open({ main: [link('Elsewhere', 'https://other.example/milk'), link('Milk')] })
  expect(screen.getByRole('link', { name: 'Elsewhere' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Milk' })).toHaveAttribute('aria-current', 'page')
})

describe('G-44 G-45 the options of a menu', () => {
  const open = (groups: object) =>
    openPage(
      `<div data-widget="mobile-nav" data-load="ready"><script type="application/json">${JSON.stringify({ groups })}</script><a href="/shop">To the shop</a></div>`,
    )

  test('G-45 A phone number stands among the links', async () => {
    await open({
      main: [
        { href: 'tel:+441174960188', label: 'Ring us' },
        { href: '/shop', label: 'Shop' },
      ],
    })
    expect(screen.getByRole('link', { name: 'Ring us' })).toHaveAttribute('href', 'tel:+441174960188')
    expect(screen.getByRole('link', { name: 'Shop' })).toBeVisible()
  })

  test.each([
    'mailto:a@b.example?subject=Milk%20%26%20eggs',
    'sms:+441174960188',
    'whatsapp://send?phone=44117',
    'tel: 0117 496 0188;ext=2',
  ])('G-45 A contact link of any kind leaves the menu working: %s', async href => {
    await open({ main: [{ href, label: 'Write to us' }] })
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', href)
  })

  test.each<[string, string]>([
    ['no group', '{}'],
    ['groups without a link', '{ "main": [], "delivery": [], "bestOfLocal": [], "switch": [] }'],
    ['a group with an unknown name', '{ "shop": [{ "href": "/shop/milk", "label": "Milk" }] }'],
    ['an empty list, as PHP writes it', '[]'],
  ])('G-44 G-45 With %s the page’s own links stay, and one sentence says why', async (_, groups) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const crashed = jest.fn()
    window.addEventListener('doorstep:error', crashed)
    await openPage(
      `<div data-widget="mobile-nav"><script type="application/json">{ "groups": ${groups} }</script><a href="/shop">To the shop</a></div>`,
    )
    window.removeEventListener('doorstep:error', crashed)
    expect(screen.getByRole('link', { name: 'To the shop' })).toBeVisible()
    expect(document.querySelector('[data-widget]')).toHaveAttribute('data-widget-state', 'failed')
    expect(crashed).not.toHaveBeenCalled()
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      'Doorstep: mobile-nav: "groups" in its JSON has nothing to show; write the links of main, delivery, bestOfLocal and switch: lists of href and label.',
    ])
    warn.mockRestore()
  })
})
