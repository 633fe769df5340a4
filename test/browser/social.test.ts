import { posts, visitPosts } from './social'

describe('the latest posts', () => {
  test('SB-03 SB-04 SB-05 SB-06 Each post shows picture, author, text, link and counts in a place that never moves', async () => {
    const page = await visitPosts()
    const first = page.locator(posts).first()
    const text = await first.textContent()
    expect(text).toContain('Sun up at Chew Valley')
    expect(text).toContain('12 reposts')
    expect(text).toContain('48 likes')
    const link = first.getByRole('link')
    expect(await link.getAttribute('href')).toBe('https://social.example/doorstepdairy/1248')
    expect(await link.getAttribute('rel')).toMatch(/noopener/)
    const sources = await page
      .locator(`${posts} img`)
      .evaluateAll(images =>
        images.map(image => [
          image.getAttribute('src'),
          image.getAttribute('width'),
          image.getAttribute('height'),
        ]),
      )
    expect(sources.slice(0, 2).map(([source]) => source)).toEqual([
      expect.stringContaining('/assets/scene-doorstep.svg'),
      expect.stringContaining('/assets/logo-mark.svg'),
    ])
    expect(sources.filter(([, width, height]) => !width || !height)).toEqual([])
  })
})
