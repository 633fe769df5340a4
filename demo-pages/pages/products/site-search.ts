import type { PageData } from '../../shop/page-data'
import { type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { inactive, placeholder } from '../placeholders'

/** Returns the searched text; empty on every page but that of the search. */
export const wordsOf = ({ path, query }: PageData): string =>
  path === '/search' ? (query.q ?? '').trim() : ''

/** Returns the search in every header; without script an ordinary form. */
export function siteSearch(data: PageData): Html {
  const words = wordsOf(data)
  return placeholder(
    'typeahead',
    { url: '/api/suggestions', action: '/search', value: words || null, ...inactive() },
    html`<form role="search" action="/search" method="get">
<label for="find">Search the shop</label>
<input type="search" id="find" name="q" value="${words}" placeholder="Search for milk, bread, bacon" autocomplete="off" maxlength="100">
<button type="submit">${icon('search')}<span class="sr">Search</span></button>
</form>`,
  )
}
