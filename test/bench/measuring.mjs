// What the measurements share: one Chromium, and how figures are summed up.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export async function openBrowser() {
  const executablePath = places.find(place => place && existsSync(place))
  if (!executablePath)
    throw new Error('No Chromium was found: install the package "chromium" or name its file in CHROMIUM.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--js-flags=--expose-gc',
      // Without a window it calls itself HeadlessChrome, which react-modal takes for Safari.
      '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    ],
  })
}

export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const range = values => `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`
