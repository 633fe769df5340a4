import type { Locator, Page } from 'playwright-core'
import { type FaultKind, faultKinds } from '../../../demo-pages/shop/server/fault-kinds'
import { keysOf } from '../../support/keys-of'
import { isWhole } from '../../support/rows'
import { journeys, setFault } from '../journey'

export const browser = journeys()

// These two lead to the login page, which the tests below follow.
export const all = keysOf(faultKinds).filter(kind => !/^(401|login-page)$/.test(kind))

// Late, doubled, or refused for a token that can be renewed: the visitor still gets the answer.
const harmless: FaultKind[] = ['slow', 'duplicate', '419']

export const words = /^[A-Z][a-z][^<>{}[\]]{8,}$/

type Trial = {
  match: string
  /** The faults tried here; the whole table, and the tests of each widget, have all of them. */
  kinds: readonly FaultKind[]
  endWell?: FaultKind[]
  /** Normal answers here, which are tested elsewhere. */
  except?: FaultKind[]
  act: () => Promise<void>
  /** The text after a valid answer. */
  good: Locator
  /** The sentences after an invalid answer. */
  bad: Locator
  /** Text that no failure may ever show. */
  never?: Locator
  /** The visitor's typed text. */
  input: () => Promise<string>
  /** Goes back to where the next action starts. */
  close?: () => Promise<void>
}

/** Plays every fault once and then repeats the action; gives everything a visitor would complain about. */
export async function complaintsAfter(page: Page, trial: Trial): Promise<string[]> {
  const { match, kinds, endWell = [], except = [], act, good, bad, never, input, close } = trial
  const wrong: string[] = []
  for (const kind of (isWhole ? all : kinds).filter(each => !except.includes(each))) {
    const typed = await input()
    const isGood = [...harmless, ...endWell].includes(kind)
    await setFault(page, { kind, match, ...(kind === 'slow' && { ms: 400 }) })
    await act()
    const seen = await (isGood ? good : bad)
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      )
    if (!seen) wrong.push(`${kind}: ${isGood ? 'no answer' : 'nothing was said'}`)
    if (!isGood) {
      const said = await bad.allTextContents()
      if (!said.every(each => words.test(each.trim()))) wrong.push(`${kind}: not words: ${said.join('; ')}`)
      if (await never?.count()) wrong.push(`${kind}: says ${await never?.first().textContent()}`)
      if ((await input()) !== typed) wrong.push(`${kind}: what was typed is gone`)
      await act()
      await good
        .first()
        .waitFor()
        .catch(() => wrong.push(`${kind}: the next try fails as well`))
      if (await bad.count()) wrong.push(`${kind}: the old message stays`)
    }
    await close?.()
  }
  return wrong
}

export const fieldNamed = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

/** The paths that the visitor sees from now on. */
export function pathsOf(page: Page): string[] {
  const visited: string[] = []
  page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
  return visited
}
