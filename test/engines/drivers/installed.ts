import { chromiumPath, firefoxPath } from '../../support/browser'
import { findWebKit } from '../../support/machine.mjs'
import { messageOf } from '../../support/message-of'

/** The engines in which the journeys run. */
const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** The requested engines: all, unless ENGINES names some, as in `ENGINES=chromium,firefox`. */
export function askedEngines(): readonly EngineName[] {
  const asked = process.env.ENGINES?.split(',').map(name => name.trim())
  if (!asked) return engineNames
  const unknown = asked.filter(name => !engineNames.some(known => known === name))
  if (unknown.length > 0)
    throw new Error(`ENGINES names ${unknown.join(', ')}; there are ${engineNames.join(', ')}.`)
  return engineNames.filter(name => asked.includes(name))
}

/** WebKitGTK's driver, its browser, and its virtual screen. */
export function webkitPaths(): { driver: string; browser: string; screen: string } {
  const { driver, browser, screen } = findWebKit()
  if (!driver || !browser || !screen)
    throw new Error('There is no WebKitGTK: install the packages "webkit2gtk-driver" and "xvfb".')
  return { driver, browser, screen }
}

const check: Record<EngineName, () => unknown> = {
  chromium: chromiumPath,
  firefox: firefoxPath,
  webkit: webkitPaths,
}

/** A sentence about what must be installed for an engine; undefined when nothing is missing. */
export function whatIsMissing(name: EngineName): string | undefined {
  try {
    check[name]()
    return undefined
  } catch (problem) {
    return `${messageOf(problem)} ENGINES names the engines to run, such as ENGINES=chromium.`
  }
}
