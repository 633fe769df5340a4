export type TokenStore = {
  /** The newest token known, or null. */
  current: () => string | null
  /** Looks for a token other than the refused one; true when there is one to try. Parallel callers share one refresh. */
  renew: (refused: string | null) => Promise<boolean>
}

/** Keeps the CSRF token: what the page says at this moment, or what a refresh gave in its place. */
export function createTokenStore(
  readPage: () => string | null,
  refresh: (() => Promise<string | null>) | undefined,
): TokenStore {
  let fresh: { token: string; inPlaceOf: string | null } | undefined
  let refreshing: Promise<void> | undefined

  const current = () => {
    const written = readPage() || null
    // Once the page itself names another token, that one is newer.
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
