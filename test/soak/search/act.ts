import { setFault } from '../../browser/journey'
import type { WatchedPage } from '../../support/browser'
import { ask } from './eyes'
import type { Step, Target } from './steps'

const around = async (page: WatchedPage, to: 'back' | 'forward' | 'reload') => {
  const go = { back: 'goBack', forward: 'goForward', reload: 'reload' } as const
  await page[go[to]]({ waitUntil: 'domcontentloaded', timeout: 8000 })
}

async function press(page: WatchedPage, hand: string, target: Target): Promise<boolean> {
  if (hand === 'Enter' || hand === 'Space') {
    if (!(await ask(page, 'focus', target))) return false
    await page.keyboard.press(hand)
    return true
  }
  const place = await ask(page, 'place', target)
  if (!place) return false
  if (hand === 'touch') await page.touchscreen.tap(place.x, place.y)
  else await page.mouse.click(place.x, place.y)
  return true
}

async function fill(page: WatchedPage, target: Target, text: string): Promise<boolean> {
  if (!(await ask(page, 'focus', target))) return false
  if (target.tag === 'select') {
    const [chosen] = await page.locator(':focus').selectOption(text, { timeout: 1000 })
    return chosen === text
  }
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await page.keyboard.insertText(text)
  return true
}

/** Performs a step; gives false and leaves it out when its control is gone. */
export async function act(page: WatchedPage, step: Step): Promise<boolean> {
  try {
    switch (step.do) {
      case 'press':
        return await press(page, step.hand, step.target)
      case 'fill':
        return await fill(page, step.target, step.text)
      case 'keys':
        await page.keyboard.press(step.keys)
        return true
      case 'go':
        await around(page, step.to)
        return true
      case 'lose line':
      case 'find line':
        await page.context().setOffline(step.do === 'lose line')
        return true
      case 'fault':
        await setFault(page, {
          kind: step.kind,
          match: step.match,
          times: step.times,
          ...(step.kind === 'slow' && { ms: 400 }),
        })
        return true
    }
  } catch {
    // There is no page to go back to, or the page left during the step.
    return false
  }
}
