import { getChromium, getShell } from './find-chromium.mjs'
import { getReady } from './get-ready.mjs'

/**
 * Runs once before the workers of the browser tests, because each of them would search, and two might install at once.
 */
export default function readyChromium() {
  getReady(['test:browser'])
  const chromium = getChromium()
  process.env.CHROMIUM_SHELL = getShell()
  process.env.CHROMIUM = chromium
}
