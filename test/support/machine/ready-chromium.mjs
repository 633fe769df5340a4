import { getChromium, getShell } from './find-chromium.mjs'
import { getReady } from './get-ready.mjs'

/** Once before the workers of the browser tests start: each of them would look for itself, and two would install twice. */
export default function readyChromium() {
  getReady(['test:browser'])
  const chromium = getChromium()
  process.env.CHROMIUM_SHELL = getShell()
  process.env.CHROMIUM = chromium
}
