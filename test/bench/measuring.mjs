// What the measurements share: one Chromium, and how figures are summed up.
import { chromium } from 'playwright-core'
import { getChromium } from '../support/find-chromium.mjs'

export async function openBrowser() {
  return chromium.launch({
    executablePath: getChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--js-flags=--expose-gc',
    ],
  })
}

export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const range = values => `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`
