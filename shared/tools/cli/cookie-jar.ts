type Stored = { value: string; path: string }

/** The cookies of one site, kept as a browser does during one visit. */
type CookieJar = {
  /** Stores and deletes cookies as the headers of a response say. */
  keep: (url: URL, headers: Headers) => void
  /** Returns the Cookie header for that address; empty if there are no cookies for it. */
  cookiesFor: (url: URL) => string
}

const attributeOf = (attributes: readonly string[], name: string): string | undefined =>
  attributes.find(each => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)

const isOver = (attributes: readonly string[]): boolean => {
  const age = attributeOf(attributes, 'max-age')
  const end = attributeOf(attributes, 'expires')
  return age === undefined ? !!end && Date.parse(end) <= Date.now() : Number(age) <= 0
}

/** Returns the path up to the last slash, which browsers use for a cookie without a path. */
const folderOf = ({ pathname }: URL) => pathname.replace(/\/[^/]*$/, '') || '/'

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)

/** Returns a jar that starts with the cookies of a header, such as "session=abc; theme=dark". */
export function createCookieJar(given: string): CookieJar {
  const jar = new Map<string, Stored>()
  for (const pair of given.split(/;\s*/).filter(Boolean)) {
    const [name = '', ...value] = pair.split('=')
    jar.set(name.trim(), { value: value.join('='), path: '/' })
  }
  return {
    keep(url, headers) {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/)
        const [name = '', ...value] = pair.split('=')
        const path = attributeOf(attributes, 'path')
        if (isOver(attributes)) jar.delete(name.trim())
        else
          jar.set(name.trim(), {
            value: value.join('='),
            path: path?.startsWith('/') ? path : folderOf(url),
          })
      }
    },
    cookiesFor: ({ pathname }) =>
      [...jar]
        .filter(([, { path }]) => isBelow(pathname, path))
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
  }
}
