import { getChromium } from './find-chromium.mjs'

/** Once before the workers of the browser tests start: two would install two browsers. */
export default function readyChromium() {
  process.env.CHROMIUM = getChromium()
}
