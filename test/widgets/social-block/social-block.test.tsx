import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announce } from '../../../shared/platform/page/live-region'
import { expectElement } from '../../support/expect-element'
import { openPage } from '../../support/page/open-page'

const author = { profile_image_url: 'https://pictures.test/face.jpg' }
const samplePost = (number: number) => ({
  image: `https://pictures.test/${number}.jpg`,
  user: author,
  text: `Post number ${number}`,
  link: `https://social.test/${number}`,
  retweet_count: 12,
  favorite_count: 3,
})
const samplePosts = (count: number) => [...Array(count).keys()].map(at => samplePost(at + 1))

async function openBlock(posts: unknown, labels?: object) {
  const json = JSON.stringify({ posts, ...(labels && { labels }) }).replaceAll('<', '\\u003c')
  await openPage(
    `<div data-widget="social-block" data-load="ready"><script type="application/json">${json}</script><h2>Old heading</h2></div>`,
  )
  const root = expectElement(document.querySelector<HTMLElement>('[data-widget]'), HTMLElement)
  return {
    root,
    items: () => within(root).queryAllByRole('listitem'),
    more: () => within(root).queryByRole('button', { name: 'Load More' }),
    pictures: () => [...root.querySelectorAll('img')].map(({ src }) => src),
  }
}

test('SB-01 FMT-07 A-95 The block has the heading "Get social" and shows the first three posts', async () => {
  const { items } = await openBlock(samplePosts(8))
  expect(screen.getByRole('region', { name: 'Get social' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Get social', level: 2 })).toBeVisible()
  expect(items().map(item => within(item).getByText(/Post number/).textContent)).toEqual([
    expect.stringContaining('Post number 1'),
    expect.stringContaining('Post number 2'),
    expect.stringContaining('Post number 3'),
  ])
})

test('SB-02 A-95 Load More shows the next three, then the rest, and goes with the last post', async () => {
  const { items, more } = await openBlock(samplePosts(8))
  await userEvent.click(expectElement(more(), HTMLElement))
  expect(items()).toHaveLength(6)
  await userEvent.click(expectElement(more(), HTMLElement))
  expect(items()).toHaveLength(8)
  expect(more()).toBeNull()
})

test('SB-02 Three posts or fewer have no Load More', async () => {
  const { items, more } = await openBlock(samplePosts(3))
  expect(items()).toHaveLength(3)
  expect(more()).toBeNull()
})

test('SB-02 The focus moves to the first new post, also on a short last page', async () => {
  const { items, more } = await openBlock(samplePosts(7))
  await userEvent.click(expectElement(more(), HTMLElement))
  expect(items()[3]).toHaveFocus()
  await userEvent.click(expectElement(more(), HTMLElement))
  expect(items()[6]).toHaveFocus()
})

test('SB-02 The number of added posts is announced', async () => {
  const { more } = await openBlock(samplePosts(7))
  announce('')
  await userEvent.click(expectElement(more(), HTMLElement))
  await waitFor(() =>
    expect(document.querySelector('[role=status]')).toHaveTextContent('3 more posts, 6 of 7 shown'),
  )
  await userEvent.click(expectElement(more(), HTMLElement))
  await waitFor(() =>
    expect(document.querySelector('[role=status]')).toHaveTextContent('1 more post, 7 of 7 shown'),
  )
})

test('SB-02 Opened posts stay open when the widget mounts again', async () => {
  const { items, more } = await openBlock(samplePosts(8))
  await userEvent.click(expectElement(more(), HTMLElement))
  const removed = document.querySelector('[data-doorstep-root]')
  removed?.remove()
  await waitFor(() => expect(document.querySelector('[data-doorstep-root]')).not.toBe(removed))
  await waitFor(() => expect(items()).toHaveLength(6))
})

test('SB-03 SB-04 Each post shows its picture and the picture of its author', async () => {
  const { pictures } = await openBlock([samplePost(1)])
  expect(pictures()).toEqual(['https://pictures.test/1.jpg', 'https://pictures.test/face.jpg'])
})

test('SB-03 SB-04 Pictures load lazily without a referrer, have their size and are decorative', async () => {
  const { root } = await openBlock([samplePost(1)])
  for (const picture of root.querySelectorAll('img')) {
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('width')
    expect(picture).toHaveAttribute('height')
    expect(picture).toHaveAttribute('alt', '')
  }
})

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://tracker.test/pixel.gif',
  'https://user:secret@pictures.test/1.jpg',
  'blob:https://shop.test/0b1c',
  '',
  null,
])('SB-03 SB-04 A-95 A picture that is no web address over https is left out: %s', async address => {
  const { pictures, items } = await openBlock([
    { ...samplePost(1), image: address, user: { profile_image_url: address } },
  ])
  expect(pictures()).toEqual([])
  expect(items()[0]).toHaveTextContent('Post number 1')
})

test("SB-03 A picture of the shop's own can be named by its path", async () => {
  const { pictures } = await openBlock([{ image: '/assets/float.svg' }])
  expect(pictures()).toEqual(['https://shop.test/assets/float.svg'])
})

test('SB-03 SB-04 A-95 A picture that fails to load is left out, and its author gets a default picture', async () => {
  const { root, pictures } = await openBlock([samplePost(1)])
  const drawings = () => root.querySelectorAll('svg').length
  const before = drawings()
  for (const picture of root.querySelectorAll('img')) fireEvent.error(picture)
  expect(pictures()).toEqual([])
  expect(drawings()).toBe(before)
  expect(before).toBe(3)
})

test('SB-05 Each post shows its text and its link, which opens a new tab with noopener', async () => {
  const { items } = await openBlock(samplePosts(2))
  const links = items().map(item => within(item).getByRole('link'))
  expect(items()[0]).toHaveTextContent('Post number 1')
  expect(links[0]).toHaveAttribute('href', 'https://social.test/1')
  expect(links[0]).toHaveAttribute('target', '_blank')
  expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(links[0]).toHaveAccessibleName('Read the post 1 of 2 (opens in a new tab)')
  expect(links[1]).toHaveAccessibleName('Read the post 2 of 2 (opens in a new tab)')
})

test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '', null])(
  'SB-05 An unsafe link is left out: %s',
  async link => {
    const { root, items } = await openBlock([{ ...samplePost(1), link }])
    expect(root.querySelector('a')).toBeNull()
    expect(items()[0]).toHaveTextContent('Post number 1')
  },
)

test('SB-05 Markup in a post stays text', async () => {
  const text = '<img src=x onerror=alert(1)> & <b>milk</b>'
  const { root } = await openBlock([{ text }])
  expect(root).toHaveTextContent(text)
  expect(root.querySelector('[data-doorstep-root] img, [data-doorstep-root] b')).toBeNull()
})

test('SB-06 Each post shows its reposts and likes in words', async () => {
  const { items } = await openBlock([
    { ...samplePost(1), retweet_count: 12, favorite_count: 3 },
    { ...samplePost(2), retweet_count: 1, favorite_count: 1204 },
    { ...samplePost(3), retweet_count: 0, favorite_count: 1 },
  ])
  const words = ['12 reposts3 likes', '1 repost1,204 likes', '0 reposts1 like']
  items().forEach(
    (item, at) => void expect(item.querySelector('p:last-child')).toHaveTextContent(words[at] ?? ''),
  )
})

test('SB-06 A count that is missing or no number is left out, and the other stays', async () => {
  const { items } = await openBlock([
    { ...samplePost(1), retweet_count: null },
    { ...samplePost(2), favorite_count: 'many' },
    { ...samplePost(3), retweet_count: '7', favorite_count: -1 },
  ])
  expect(items()[0]).toHaveTextContent(/\(opens in a new tab\)3 likes$/)
  expect(items()[1]).toHaveTextContent(/\(opens in a new tab\)12 reposts$/)
  expect(items()[2]).toHaveTextContent(/\(opens in a new tab\)7 reposts$/)
})

test('SB-01 A-95 Without posts nothing is shown, not even a heading', async () => {
  const { root } = await openBlock([])
  expect(root.querySelector('[data-doorstep-root]')).toBeEmptyDOMElement()
  expect(screen.queryByRole('heading')).toBeNull()
})

const leaves = ['image', 'user', 'user.profile_image_url', 'text', 'link', 'retweet_count', 'favorite_count']
const without = (path: string, isNull: boolean) => {
  const post: Record<string, unknown> = { ...samplePost(1), user: { ...author } }
  const [first = '', second] = path.split('.')
  const holder = second ? (post[first] as Record<string, unknown>) : post
  if (isNull) holder[second ?? first] = null
  else delete holder[second ?? first]
  return post
}

test.each(leaves)('SB-03 SB-04 SB-05 SB-06 A post whose %s is missing or null shows the rest', async leaf => {
  const { items, root } = await openBlock([without(leaf, true), without(leaf, false), samplePost(3)])
  expect(root).toHaveAttribute('data-widget-state', 'mounted')
  expect(items()).toHaveLength(3)
  expect(items()[2]).toHaveTextContent('Post number 3')
})

test('SB-01 SB-02 The page can word the heading, the button and the links', async () => {
  await openBlock(samplePosts(4), { title: 'What we are up to', more: 'More', read: 'Open' })
  expect(screen.getByRole('heading', { name: 'What we are up to' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open 1 of 4 (opens in a new tab)' })).toBeVisible()
})

test.each([
  ['square', 400, 400, true],
  ['the shape of its place', 1600, 1100, false],
  ['a link preview card', 1200, 630, true],
  ['a panorama', 2000, 700, false],
  ['of unknown size', 0, 0, false],
])('SB-03 A picture that is %s is cropped or shown whole as suits it', async (_, width, height, isWhole) => {
  const { root } = await openBlock([samplePost(1)])
  const picture = expectElement(root.querySelector('img'), HTMLImageElement)
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(picture)
  expect(picture.hasAttribute('data-whole')).toBe(isWhole)
})

test('SB-05 A post of pictures alone gets no invented text', async () => {
  const { items } = await openBlock([{ image: 'https://pictures.test/1.jpg' }])
  expect(items()[0]?.querySelector('p')).toHaveTextContent(/^$/)
})

test.each([[[]], [{}], [{ image: '', text: ' ', user: author }]])(
  "G-44 A post with nothing to show is reported, and the page's own content stays: %j",
  async post => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await openBlock([samplePost(1), post])
    expect(screen.getByRole('heading', { name: 'Old heading' })).toBeVisible()
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      expect.stringContaining('has neither text, image nor link'),
    ])
    warn.mockRestore()
  },
)
