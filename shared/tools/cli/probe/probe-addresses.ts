import { type PageName, usualPages } from '#site/pages'
import { type CallName, routes } from '../../../domain/api/client/routes'
import { addressOf, callAddress } from '../../../platform/page/addresses'
import { answers, pathAt, type Send } from '../answer'
import { type Asked, type Finding, verdictOf } from './findings'

const holes = /\{(\w+)\}/g

/** Returns the site's own address of a call, from the default path. */
function pathOn(site: unknown, call: CallName, path: string): string {
  const usual = routes[call].path
  const own = callAddress(call, usual, site)
  const shape = new RegExp(`^${usual.replace(holes, '(?<$1>[^/?]+)')}(?=\\?|$)`)
  const filled = shape.exec(path)
  return filled
    ? own.replace(holes, (_, name: string) => filled.groups?.[name] ?? '') + path.slice(filled[0].length)
    : path
}

/** Sends calls to the site's own addresses; the responses are reported under the default ones. */
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
    return [{ verdict: 'breaks', says: `${answers(answer)}, and widgets link to it` }]
  const way = `write "pages": { "${name}": "…" } into the script with data-doorstep-site`
  return status === 404 || status === 410
    ? [
        {
          verdict: 'breaks',
          says: `answers ${status}, and widgets link to it; if it is elsewhere, ${way}`,
        },
      ]
    : []
}

/** Checks that each page to which widgets link exists. */
export async function tryAddresses(
  site: unknown,
  send: Send,
  widgetsOf: (page: string) => readonly string[],
  isUsed: (page: PageName, widgets: readonly string[]) => boolean,
): Promise<(Asked & { page: PageName })[]> {
  const asked: (Asked & { page: PageName })[] = []
  for (const name of Object.keys(usualPages) as PageName[]) {
    const address = addressOf(name, '', site)
    // A page about one order exists only with an order; pages on other sites are not requested.
    if (usualPages[name].includes('{') || pathAt(address, 'https://shop.invalid') === null) continue
    const widgets = widgetsOf(name)
    // A page that no widget of the site links to is not requested.
    if (!isUsed(name, widgets)) continue
    const findings = await tryAddress(name, address, send)
    asked.push({
      page: name,
      what: `GET ${address}`,
      verdict: verdictOf(findings),
      findings,
      widgets,
    })
  }
  return asked
}
