type Stored = { value: string; path: string }

/** The cookies of one site, as a browser keeps them during one visit. */
type CookieJar = {
  /** Keeps what an answer from that address sets, and forgets what it takes back. */
  keep: (url: URL, headers: Headers) => void
  /** What is sent to that address; empty where nothing is. */
  cookiesFor: (url: URL) => string
}

const attributeOf = (attributes: readonly string[], name: string): string | undefined =>
  attributes.find(each => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)

const isOver = (attributes: readonly string[]): boolean => {
  const age = attributeOf(attributes, 'max-age')
  const end = attributeOf(attributes, 'expires')
  return age === undefined ? !!end && Date.parse(end) <= Date.now() : Number(age) <= 0
}

/** What stands before the last slash, as browsers take it where a cookie names no path. */
const folderOf = ({ pathname }: URL) => pathname.replace(/\/[^/]*$/, '') || '/'

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)

/** A jar that begins with the cookies of a header, such as "session=abc; theme=dark". */
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
