/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { readPage } from '../../../widgets/community-grid/read-page'

const selectors = { grid: '.grid', next: '[rel=next]' }

test("CG-02 CG-03 addresses are meant as they were where they were written; pictures are the site's own or come over https", () => {
  const page = new URL('http://shop.local/stories/page/2')
  const item =
    '<li><a href="../one">One</a><img src="/a.svg"><img src="http://tracker.test/b.gif"><img src="//cdn.test/c.png"></li>'
  const read = readPage(`<ul class="grid">${item}</ul><a rel="next" href="3">More</a>`, selectors, page)
  const [first] = read?.items ?? []
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('http://shop.local/stories/one')
  expect([...(first?.querySelectorAll('img') ?? [])].map(({ src }) => src)).toEqual([
    'http://shop.local/a.svg',
  ])
  expect(read?.link).toBe('/stories/page/3')
  expect(readPage('<p>Nothing here</p>', selectors, page)).toBeNull()
})
