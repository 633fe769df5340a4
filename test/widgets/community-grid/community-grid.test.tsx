import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { communityPage } from '../../../demo-pages/pages/contact/community'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Fetch } from '../../../shared/domain/api/client/exchange'
import { reported } from '../../../shared/platform/page/report'
import { expectElement } from '../../support/expect-element'
import { arriveBy } from '../../support/page/arrive-by'
import { openInactive, stateOf } from '../../support/page/inactive-page'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

afterEach(() => jest.restoreAllMocks())

const item = (name: string) => `<li data-community-item="${name}"><a href="/stories/${name}">${name}</a></li>`
const next = (address: string) => `<a href="${address}" data-community-next>Load more</a>`
const page = (items: string, more = '') =>
  `<main><ul data-community-grid>${items}</ul><div data-widget="community-grid">${more}</div></main>`

type Pages = Record<string, string | (() => Promise<Response>)>

async function openGrid(pages: Pages, first = page(item('one') + item('two'), next('/community?page=2'))) {
  const asked: Request[] = []
  const fetch: Fetch = async request => {
    asked.push(request)
    const { pathname, search } = new URL(request.url)
    const answer = pages[pathname + search] ?? ''
    return typeof answer === 'string' ? new Response(answer) : answer()
  }
  const { left } = await openPage(first, { fetch })
  const grid = expectElement(document.querySelector('ul'), HTMLElement)
  return {
    asked,
    left,
    grid,
    names: () => [...grid.children].map(({ textContent }) => textContent),
    more: () => screen.queryByRole('button', { name: 'Load more' }),
    press: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
      await pass(1000)
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Loading' })).toBeNull())
    },
  }
}

test("L-05 A grid and a link in a visitor's comment are not the page's, neither here nor on the fetched page", async () => {
  const comment = `<div data-doorstep-off><ul data-community-grid><li>Hello</li></ul>${next('/logout')}</div>`
  const { asked, press } = await openGrid(
    { '/community?page=2': comment + page(item('three')) },
    comment + page(item('one'), next('/community?page=2')),
  )
  await press()
  expect(asked.map(({ url }) => url)).toEqual(['https://shop.test/community?page=2'])
  expect([...document.querySelectorAll('ul')].map(({ textContent }) => textContent)).toEqual([
    'Hello',
    'onethree',
  ])
})

test('CG-01 CG-02 CG-03 CALL-41 A-91 Load more fetches the next page and adds its items to the grid', async () => {
  const { asked, more, press, names } = await openGrid({
    '/community?page=2': page(item('three') + item('four'), next('?page=3')),
    '/community?page=3': page(item('five')),
  })
  expect(more()).toBeVisible()
  await press()
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://shop.test/community?page=2',
  ])
  expect(asked[0]?.headers.get('Accept')).toBe('text/html')
  expect(asked[0]?.body).toBeNull()
  expect(names()).toEqual(['one', 'two', 'three', 'four'])
  await press()
  expect(asked[1]?.url).toBe('https://shop.test/community?page=3')
  expect(names()).toEqual(['one', 'two', 'three', 'four', 'five'])
})

test('CG-04 The button goes with the last page, and is absent without a next link', async () => {
  const { more, press } = await openGrid({ '/community?page=2': page(item('three')) })
  await press()
  expect(more()).toBeNull()
  const last = await openGrid({}, page(item('one')))
  expect(last.more()).toBeNull()
})

test.each(['https://elsewhere.test/community?page=3', 'javascript:alert(1)', '?page=2', '#'])(
  'CG-04 A next link is ignored when it leads to no new page of this site: %s',
  async address => {
    const { more, press } = await openGrid({ '/community?page=2': page(item('three'), next(address)) })
    await press()
    expect(more()).toBeNull()
  },
)

test('CG-03 The focus stays with somebody who types when the new items come', async () => {
  const search = document.createElement('input')
  const { names } = await openGrid({
    '/community?page=2': async () => {
      act(() => search.focus())
      return new Response(page(item('three')))
    },
  })
  document.body.append(search)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(names()).toEqual(['one', 'two', 'three']))
  await pass(1000)
  expect(search).toHaveFocus()
})

test('CG-03 The focus moves to the first new item, and the number of new ones is announced', async () => {
  const { press, grid } = await openGrid({
    '/community?page=2': page(item('three') + item('four'), next('?page=3')),
    '/community?page=3': page(item('five')),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(document.querySelector('[role=status]')).toHaveTextContent('2 more shown'))
  expect(grid.children[2]).toHaveFocus()
  await press()
  expect(grid.children[4]).toHaveFocus()
})

test.each([
  [
    'two stories under one link',
    '<li><a href="/tag/hens">hens</a> new</li>',
    '<li><a href="/tag/hens">hens</a> old</li>',
  ],
  ['links that lead nowhere', '<li><a href="#">a</a></li>', '<li><a href="#">b</a></li>'],
  ['pictures without words', '<li><img src="/a.png" alt=""></li>', '<li><img src="/b.png" alt=""></li>'],
  ['two people who write the same', '<li>Lovely milk</li>', '<li>Lovely milk</li>'],
])('G-40 Items that cannot be told apart count as new: %s', async (_, shown, further) => {
  const { grid, press, asked } = await openGrid(
    {
      '/community?page=2': page(further + further, next('?page=3')),
      '/community?page=3': page(item('three')),
    },
    page(shown, next('/community?page=2')),
  )
  await press()
  expect(grid.children).toHaveLength(3)
  expect(asked).toHaveLength(1)
})

test('CG-02 A page with other markup is read by its own selectors', async () => {
  const marked = (items: string, more: string) =>
    `<ol class="own">${items}</ol><div data-widget="community-grid" data-grid=".own" data-next="a[rel=next]">${more}</div>`
  await openPage(marked(item('one'), '<a rel="next" href="/c/2">More</a>'), {
    fetch: async () => new Response(marked(item('two'), '')),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(document.querySelector('ol')).toHaveTextContent('onetwo'))
})

test.each([
  ['the connection is lost', () => Promise.reject(new TypeError('lost'))],
  ['the shop has broken down', async () => new Response('<h1>Oops</h1>', { status: 500 })],
  ['the answer has no grid', async () => new Response('<h1>Maintenance</h1>')],
])('CG-02 UI-06 When %s, that is said once, the button stays and another press goes on', async (_, fails) => {
  const pages: Pages = { '/community?page=2': fails }
  const { press, more, names, grid } = await openGrid(pages)
  await press()
  await pass(20_000)
  const [alert] = document.querySelectorAll('[data-doorstep-root] [data-tone=error]')
  expect(alert?.textContent).toMatch(/\w+ .+\./)
  expect(more()).toBeVisible()
  expect(names()).toEqual(['one', 'two'])
  pages['/community?page=2'] = page(item('three'), next('?page=3'))
  await press()
  expect(names()).toEqual(['one', 'two', 'three'])
  expect(grid.children[2]).toHaveFocus()
  expect(document.querySelector('[data-doorstep-root] [data-tone=error]')).toBeNull()
})

test('G-11 CG-02 When the answer has no grid, the developer learns which page it was and what was looked for', async () => {
  reported().length = 0
  const { press } = await openGrid({ '/community?page=2': async () => new Response('{"success":false}') })
  await press()
  await pass(20_000)
  const problem = 'readMorePosts, GET /community?page=2: its page has no element [data-community-grid]'
  expect(reported()).toEqual([expect.stringContaining(problem)])
})

test('CG-02 One press makes one call, however often it is repeated', async () => {
  const { asked } = await openGrid({ '/community?page=2': () => new Promise(() => {}) })
  const button = screen.getByRole('button', { name: 'Load more' })
  await userEvent.dblClick(button)
  expect(asked).toHaveLength(1)
  await pass(200)
  expect(button).toHaveTextContent('Loading')
})

test("CG-03 The demo shop's hostile page runs, mounts and styles nothing, and its good items show", async () => {
  const shop = createDemoShop()
  const show = (address: string) => communityPage(shop.visit({ as: 'guest' }).page(address))
  const parse = (address: string) =>
    new DOMParser().parseFromString(show(address), 'text/html').querySelector('main')?.innerHTML ?? ''
  const { press, grid, names, more } = await openGrid(
    { '/community?page=2': show('/community?page=2'), '/community?page=3': show('/community?page=3') },
    `<main id="main">${parse('/community').replace('data-load="printed"', '')}</main>`,
  )
  await press()
  expect(names()).toHaveLength(11)
  await press()
  expect(more()).toBeNull()
  expect(
    names()
      .slice(11)
      .map(name => name?.replace(/\s+/g, ' ').trim()),
  ).toEqual([
    'A link that runs',
    'A picture that runs',
    'A form, a style and a frame Log in again',
    expect.stringContaining('A widget of ours'),
    expect.stringContaining('Thank you'),
  ])
  const forbidden =
    '[onclick],[onerror],[style],[id],[name],[data-widget],script,style,form,input,button,iframe,svg,.doorstep,[href^="javascript:"]'
  expect([...grid.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(Reflect.get(window, 'hacked')).toBeUndefined()
  expect(document.querySelectorAll('#main')).toHaveLength(1)
  expect(grid.querySelectorAll('.panel.story').length).toBe(16)
  expect(grid.querySelector('li:last-child img')).toHaveAttribute(
    'src',
    'https://shop.test/assets/products/hamper.svg',
  )
})

test('CG-03 A-117 After Back the added items are there, and the page is scrolled to the same place', async () => {
  const pages: Pages = {
    '/community?page=2': page(item('three') + item('four'), next('?page=3')),
    '/community?page=3': page(item('five'), next('?page=4')),
    '/community?page=4': page(item('six')),
  }
  const gone = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const first = await openGrid(pages)
  await first.press()
  await first.press()
  Object.assign(window, { scrollY: 700 })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  Object.assign(window, { scrollY: 0 })
  arriveBy('back_forward')
  const { names, grid, press } = await openGrid(pages)
  await waitFor(() => expect(names()).toEqual(['one', 'two', 'three', 'four', 'five']))
  await pass(200)
  expect(gone).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
  expect(grid).not.toContainElement(expectElement(document.activeElement, HTMLElement))
  expect(document.querySelector('[role=status]')?.textContent ?? '').toBe('')
  await press()
  expect(names()).toHaveLength(6)
  arriveBy('navigate')
  expect((await openGrid(pages)).names()).toEqual(['one', 'two'])
})

test('CG-03 A-117 Back leaves people who have already scrolled on, and unavailable items stay behind the button', async () => {
  const pages: Pages = {
    '/community?page=2': page(item('three'), next('?page=3')),
    '/community?page=3': page(item('four')),
  }
  const gone = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const first = await openGrid(pages)
  await first.press()
  await first.press()
  Object.assign(window, { scrollY: 700 })
  act(() => void window.dispatchEvent(new Event('pagehide')))
  arriveBy('reload')
  Object.assign(window, { scrollY: 0 })
  pages['/community?page=3'] = () => {
    Object.assign(window, { scrollY: 90 })
    return Promise.reject(new TypeError('lost'))
  }
  const { names, more } = await openGrid(pages)
  await waitFor(() => expect(names()).toEqual(['one', 'two', 'three']))
  await pass(20_000)
  expect(more()).toBeVisible()
  expect(document.querySelector('[data-doorstep-root] [data-tone=error]')).toBeNull()
  expect(gone).not.toHaveBeenCalled()
  Object.assign(window, { scrollY: 0 })
})

test('CG-02 While the widget sleeps a press on the link loads the next page without leaving this one', async () => {
  const { user, left, calls } = await openInactive('/community', ['community-grid'], {
    as: 'guest',
    more: '<ul data-community-grid></ul>',
  })
  expect([stateOf('community-grid'), calls()]).toEqual(['waiting', []])
  await user.click(screen.getByRole('link', { name: 'Load more' }))
  await waitFor(() => expect(calls()).toEqual(['GET /community?page=2']))
  expect(left).toEqual([])
})

test('J-05 A list that repeats its items without end is read for five pages a press, and the page says so', async () => {
  const asked: string[] = []
  const fetch: Fetch = async ({ url }) => {
    asked.push(url)
    const number = Number(new URL(url).searchParams.get('page'))
    return new Response(page(item('one') + item('two'), next(`/community?page=${number + 1}`)))
  }
  await openPage(page(item('one') + item('two'), next('/community?page=2')), { fetch })
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await pass(1000)
  }
  await press()
  expect(asked).toHaveLength(5)
  expect(screen.getByText('There was nothing new on the next 5 pages')).toBeVisible()
  await press()
  expect(asked).toHaveLength(10)
  expect(asked.at(-1)).toMatch(/page=11$/)
})

test('K-518 The links of a page that came from another address start there', async () => {
  const { press, names } = await openGrid({
    '/community?page=2': async () =>
      Object.defineProperty(new Response(page(item('three'), next('../3/'))), 'url', {
        value: 'https://shop.test/community/page/2/',
      }),
    '/community/page/3/': page(item('four')),
  })
  await press()
  await press()
  expect(names()).toEqual(['one', 'two', 'three', 'four'])
})
