import { getChromium, getHostLibraries, getShell } from './find-chromium.mjs'

/** Once before the workers of the browser tests start: two would install two browsers. */
export default function readyChromium() {
  const chromium = getChromium()
  process.env.CHROMIUM_SHELL = getShell()
  process.env.CHROMIUM = chromium
  getHostLibraries()
}
