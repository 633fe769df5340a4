import type { ApiClient } from './client/client'

/** A page of the shop, and the address from which it came: the shop may have led the call elsewhere. */
type FetchedPage = { html: string; url: string }

/** Reads the next page of a grid as the shop's HTML (CALL-41); `link` is its path and query. */
export const readNextPage = (api: ApiClient, link: string, signal: AbortSignal): Promise<FetchedPage> =>
  api.call('readMorePosts', { params: { link }, signal, read: given => given as FetchedPage })
