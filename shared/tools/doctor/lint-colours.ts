import { rootAttribute } from '../../platform/page/placeholders'
import { type ColourPair, colourPairs, contrast, type Rgb } from '../../ui/style/colour-pairs'

/** Reads a CSS colour as RGB; null if it is invalid or not opaque. */
type ReadColour = (written: string) => Rgb | null

/** Returns a reader that lets the browser draw the colour, so that every CSS notation is understood. */
function createColourReader(): ReadColour {
  const canvas = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1) : null
  const context = canvas?.getContext('2d', { willReadFrequently: true })
  return written => {
    if (!context || !CSS.supports('color', written)) return null
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = written
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, cover = 0] = context.getImageData(0, 0, 1, 1).data
    return cover === 255 ? [red, green, blue] : null
  }
}

/** Returns the fault of a pair of colours with too little contrast. */
function weakPair(pair: ColourPair, theme: Theme, read: ReadColour): string[] {
  const { front, ground, least } = pair
  const [one, other] = [read(theme(front)), read(theme(ground))]
  const reached = one && other ? contrast(one, other) : least
  // Rounded down: 4.49 must not show as 4.5.
  const shown = (Math.floor(reached * 100) / 100).toFixed(2)
  return reached < least
    ? [
        `--doorstep-${front} (${theme(front)}) on --doorstep-${ground} (${theme(ground)}) has ${shown} : 1, needs ${least} : 1`,
      ]
    : []
}

/** Returns the value of a `tokens.css` token at one place of the page. */
type Theme = (token: string) => string

/** Returns the pairs of a theme with too little contrast. */
export const weakPairs = (theme: Theme, read: ReadColour): string[] =>
  colourPairs.flatMap(pair => weakPair(pair, theme, read))

/** Returns the colours of the page's theme that are hard to read on each other, in one sentence (G-56). */
export function lintColours(): { says: string }[] {
  const read = createColourReader()
  const found = new Set<string>()
  const themes = new Set<string>()
  for (const root of document.querySelectorAll(`[${rootAttribute}]`)) {
    const style = getComputedStyle(root)
    const theme: Theme = token => style.getPropertyValue(`--doorstep-${token}`).trim()
    const all = colourPairs.map(({ front, ground }) => `${theme(front)} ${theme(ground)}`).join()
    // Most pages have a single theme.
    if (themes.has(all)) continue
    themes.add(all)
    for (const pair of weakPairs(theme, read)) found.add(pair)
  }
  if (!found.size) return []
  return [
    {
      says: `colours of the page's theme are hard to read on each other: ${[...found].join('; ')}. Set the other of the two as well.`,
    },
  ]
}
