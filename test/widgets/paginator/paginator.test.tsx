import { screen, within } from '@testing-library/react'
import { openPage } from '../../support/page/open-page'

const open = async (attributes: string, inside = '') => {
  await openPage(`<div data-widget="paginator" ${attributes}>${inside}</div>`)
  const nav = screen.queryByRole('navigation', { name: 'Results pages' })
  const links = nav ? within(nav).getAllByRole<HTMLAnchorElement>('link') : []
  return { nav, links, names: links.map(link => link.getAttribute('aria-label')) }
}
const address = (link: HTMLElement | undefined) => link?.getAttribute('href')
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => `Page ${from + at}`)

afterEach(() => history.replaceState(null, '', '/'))

test('PG-01 A-84 A list has pages of 25; each is a real link, and the current one is marked', async () => {
  const { nav, links, names } = await open(
    'data-total="112" data-page="2" data-url="/list?q=milk&page={page}#results"',
  )
  expect(nav).toHaveTextContent('Showing 26 to 50 of 112')
  expect(nav).toHaveTextContent('Page 2 of 5')
  expect(names).toEqual(['Previous page', ...numbers(1, 5), 'Next page'])
  expect(links.map(address)).toEqual([1, 1, 2, 3, 4, 5, 3].map(page => `/list?q=milk&page=${page}#results`))
  expect(links.filter(link => link.getAttribute('aria-current')).map(link => link.textContent)).toEqual(['2'])
})

test('PG-02 A-84 Page links come in tens, with links to the previous and the next ten', async () => {
  const { links, names } = await open('data-total="573" data-page="14" data-url="/list?page={page}"')
  expect(names).toEqual([
    'Previous page',
    'Previous 10 pages',
    ...numbers(11, 10),
    'Next 3 pages',
    'Next page',
  ])
  expect(links.map(address).filter((_, at) => [0, 1, 12, 13].includes(at))).toEqual([
    '/list?page=13',
    '/list?page=10',
    '/list?page=21',
    '/list?page=15',
  ])
})

test('PG-02 A group with a single page is named by that page', async () => {
  const { names } = await open('data-total="251" data-page="3"')
  expect(names.slice(-2)).toEqual(['Page 11', 'Next page'])
})

test('A-84 At both ends there is no link further on', async () => {
  expect((await open('data-total="60"')).names).toEqual([...numbers(1, 3), 'Next page'])
  expect((await open('data-total="60" data-page="3"')).names).toEqual(['Previous page', ...numbers(1, 3)])
})

test('A-84 With one page or none the paginator shows nothing', async () => {
  expect((await open('data-total="25"')).nav).toBeNull()
  expect((await open('data-total="0"')).nav).toBeNull()
})

test("A-84 Links use the page's own address with its query, unless an address is given", async () => {
  history.replaceState(null, '', '/account/transactions?q=a%26b&page=2&from=01%2F05%2F2026')
  const { links } = await open('data-total="60" data-page="2"')
  expect(address(links.at(-1))).toBe('/account/transactions?q=a%26b&page=3&from=01%2F05%2F2026')
})

test('PG-01 A page number beyond the list shows no count and links back to the last page', async () => {
  const { nav, links, names } = await open('data-total="60" data-page="9"')
  expect(nav).not.toHaveTextContent(/Showing|Page \d of/)
  expect(names).toEqual(['Previous page', ...numbers(1, 3)])
  expect(address(links[0])).toMatch(/page=3$/)
  expect(links.some(link => link.hasAttribute('aria-current'))).toBe(false)
})

test('PG-01 PG-02 The page can set other sizes and other words', async () => {
  const words =
    '<script type="application/json">{ "labels": { "next": "Older", "nextPage": "Older payments" } }</script>'
  const other = await open('data-total="1200" data-per-page="10" data-chunk="5" data-page="6"', words)
  expect(other.nav).toHaveTextContent('Showing 51 to 60 of 1,200')
  expect(other.names).toEqual([
    'Previous page',
    'Previous 5 pages',
    ...numbers(6, 5),
    'Next 5 pages',
    'Older payments',
  ])
})

test.each(['data-page', 'data-per-page', 'data-chunk'])(
  'G-59 A-102 %s="0" is reported as a mistake, and the page keeps its own links',
  async attribute => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await open(`data-total="112" ${attribute}="0"`, '<a href="/list?page=2">Next</a>')
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      `Doorstep: paginator: ${attribute} is "0"; expected a whole number from 1.`,
    ])
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
    warn.mockRestore()
  },
)

test.each(['%7Bpage%7D', '%7bpage%7d', '{page}'])(
  'G-59 PG-01 %s in data-url stands for the page number, as frameworks write addresses',
  async written => {
    const { links } = await open(`data-total="112" data-page="2" data-url="/list/${written}?of=${written}"`)
    expect(links.map(address)).toEqual([1, 1, 2, 3, 4, 5, 3].map(page => `/list/${page}?of=${page}`))
  },
)

test('G-59 A list of 0 items has no pages, and that is no mistake', async () => {
  expect((await open('data-total="0"')).nav).toBeNull()
})
