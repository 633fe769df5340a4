export type TokenStore = {
  /** Returns the newest known token, or null. */
  current: () => string | null
  /** Looks for a token other than the refused one; resolves to whether there is one. Parallel callers share one refresh. */
  renew: (refused: string | null) => Promise<boolean>
}

/** Creates the store of the CSRF token: the page's token, or the newer one from a refresh. */
export function createTokenStore(
  readPage: () => string | null,
  refresh: (() => Promise<string | null>) | undefined,
): TokenStore {
  let fresh: { token: string; inPlaceOf: string | null } | undefined
  let refreshing: Promise<void> | undefined

  const current = () => {
    const written = readPage() || null
    // If the page itself names another token, that token is newer.
    return fresh && fresh.inPlaceOf === written ? fresh.token : written
  }

  const renew = async (refused: string | null) => {
    if (refresh && current() === refused) {
      refreshing ??= refresh().then(
        token => {
          if (token) fresh = { token, inPlaceOf: readPage() || null }
          refreshing = undefined
        },
        () => {
          refreshing = undefined
        },
      )
      await refreshing
    }
    return current() !== null && current() !== refused
  }

  return { current, renew }
}
