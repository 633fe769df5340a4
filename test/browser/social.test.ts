import { focused, journeys, look, press, tabTo } from './journey'

const browser = journeys()
const posts = '[data-widget="social-block"] article'

async function visitPosts() {
  const page = await browser.visit('/', ['postcode-panel'])
  await page.locator('[data-widget="social-block"]').scrollIntoViewIfNeeded()
  await page.locator(posts).first().waitFor()
  return page
}

describe('the latest posts', () => {
  test.soak(
    'SB-01 SB-02 Load More leads to the first new post, three times, and goes with the last',
    async () => {
      const page = await visitPosts()
      const more = page.getByRole('button', { name: 'Load More' })
      expect(await page.locator(posts).count()).toBe(3)
      expect(await look(page, 'social')).toEqual([])
      for (const { shown, first } of [
        { shown: 6, first: 3 },
        { shown: 8, first: 6 },
      ]) {
        await tabTo(page, more)
        await press(page, 'Enter')
        expect(await page.locator(posts).count()).toBe(shown)
        const at = await page
          .locator('[data-widget="social-block"] li')
          .evaluateAll(items => items.indexOf(document.activeElement as HTMLElement))
        expect(at).toBe(first)
        await page.getByText(`${shown} of 8 shown`).waitFor({ state: 'attached' })
      }
      expect(await more.count()).toBe(0)
      expect(await look(page, 'social-all')).toEqual([])
      await press(page, 'Tab')
      expect(await focused(page)).toMatch(/^a Read the post 7 of 8/)
    },
  )

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
