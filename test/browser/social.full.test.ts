import { focused, look, press, tabTo } from './journey'
import { posts, visitPosts } from './social'

describe('the latest posts', () => {
  test('SB-01 SB-02 Load More leads to the first new post, three times, and goes with the last', async () => {
    const page = await visitPosts()
    const more = page.getByRole('button', { name: 'Load more' })
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
  })
})
