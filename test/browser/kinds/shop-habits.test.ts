import type { Said } from '../../support/servers/bare-server'
import { placeholder, playRows, type Row } from './play-rows'

// What a server of another maker answers, says and forgets: words, types, ids, sums, pages and sessions.

const said = (body: unknown, more: object = {}): Said => ({ status: 200, body, ...more })

const rows: Row[] = [
  {
    id: 'K-518',
    sees: 'a grid whose next page is moved to another address goes on from there, with links that are relative to it',
    body: `<ul data-community-grid><li data-community-item="a">One</li></ul>${placeholder('community-grid', '', '<p><a href="/more" data-community-next>Load more</a></p>')}`,
    say: ({ path }) => {
      const page = (item: string, next: string) =>
        said(
          `<!doctype html><title>More</title><ul data-community-grid><li data-community-item="${item}">${item} <a href="story">story</a></li></ul>${next}`,
        )
      if (path === '/more') return { status: 301, body: '', headers: { Location: '/community/page/2/' } }
      if (path === '/community/page/2/')
        return page(
          'Two',
          '<div data-widget="community-grid"><a href="../3/" data-community-next>Load more</a></div>',
        )
      if (path === '/community/page/3/') return page('Three', '')
      return { status: 404, body: '' }
    },
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await page.getByText('Two').first().waitFor()
      await page.getByRole('button', { name: 'Load more' }).click()
      await page.getByText('Three').first().waitFor()
      expect(
        await page
          .getByRole('link', { name: 'story' })
          .first()
          .evaluate(each => (each as HTMLAnchorElement).pathname),
      ).toBe('/community/page/2/story')
    },
  },
]

playRows(rows)
