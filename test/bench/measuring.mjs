// Shared by the measurements: one Chromium, and summaries.
import { chromium } from 'playwright-core'
import { findChromium } from '../support/machine.mjs'

export async function openBrowser(more = []) {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--js-flags=--expose-gc',
      ...more,
    ],
  })
}

export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const range = values => `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`
