import { type CallName, routes } from '../../../domain/api/client/routes'
import { addressOf, callAddress, type PageName, usualPages } from '../../../platform/page/addresses'
import { answers, type Send } from '../answer'
import { type Asked, type Finding, verdictOf } from './findings'

const holes = /\{(\w+)\}/g

/** Where a site has a call that is usually at that path. */
function pathOn(site: unknown, call: CallName, path: string): string {
  const usual = routes[call].path
  const own = callAddress(call, usual, site)
  const shape = new RegExp(`^${usual.replace(holes, '(?<$1>[^/?]+)')}(?=\\?|$)`)
  const filled = shape.exec(path)
  return filled
    ? own.replace(holes, (_, name: string) => filled.groups?.[name] ?? '') + path.slice(filled[0].length)
    : path
}

/** Sends calls to where the site has them; what is answered is told of the usual address. */
export function sendOn(site: unknown, send: Send): (call: CallName) => Send {
  return call =>
    async (method, path, ...rest) => {
      const own = pathOn(site, call, path)
      const answer = await send(method, own, ...rest)
      const url = new URL(answer.url)
      if (url.pathname === own.replace(/\?.*$/s, '')) url.pathname = path.replace(/\?.*$/s, '')
      return { ...answer, url: url.href }
    }
}

async function tryAddress(name: PageName, address: string, send: Send): Promise<Finding[]> {
  const answer = await send('GET', address, undefined, { Accept: 'text/html' })
  const { status, networkError } = answer
  if (networkError !== undefined)
    return [{ verdict: 'breaks', says: `${answers(answer)}, and widgets lead there` }]
  const way = `write "pages": { "${name}": "…" } into the script with data-doorstep-site`
  return status === 404 || status === 410
    ? [
        {
          verdict: 'breaks',
          says: `answers ${status}, and widgets lead there; where it is elsewhere, ${way}`,
        },
      ]
    : []
}

/** Looks whether each page that widgets lead to is there. */
export async function tryAddresses(
  site: unknown,
  send: Send,
  widgetsOf: (page: string) => readonly string[],
): Promise<(Asked & { page: PageName })[]> {
  const asked: (Asked & { page: PageName })[] = []
  for (const name of Object.keys(usualPages) as PageName[]) {
    const address = addressOf(name, '', site)
    // A page of one order is there for an order only; another site is not asked.
    if (usualPages[name].includes('{') || !address.startsWith('/')) continue
    const findings = await tryAddress(name, address, send)
    asked.push({
      page: name,
      what: `GET ${address}`,
      verdict: verdictOf(findings),
      findings,
      widgets: widgetsOf(name),
    })
  }
  return asked
}
