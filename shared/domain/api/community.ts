import type { ApiClient } from './client/client'

/** Reads the next page of a grid as the shop's HTML (CALL-41); `link` is its path and query. */
export const readNextPage = (api: ApiClient, link: string, signal: AbortSignal): Promise<string> =>
  api.call('readMorePosts', { params: { link }, signal, read: String })
