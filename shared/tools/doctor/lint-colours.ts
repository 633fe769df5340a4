import { rootAttribute } from '../../platform/page/placeholders'
import { type ColourPair, colourPairs, contrast, type Rgb } from '../../ui/style/colour-pairs'

/** A colour as a style sheet writes it, in red, green and blue; null for one that is none or is seen through. */
type ReadColour = (written: string) => Rgb | null

/** Lets the browser itself draw the colour, in whichever of its ways it is written. */
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

/** A pair that is hard to tell apart, as a sentence names it. */
function weakPair(pair: ColourPair, theme: Theme, read: ReadColour): string[] {
  const { front, ground, least } = pair
  const [one, other] = [read(theme(front)), read(theme(ground))]
  const reached = one && other ? contrast(one, other) : least
  // Rounded down: 4.49 is not 4.5.
  const shown = (Math.floor(reached * 100) / 100).toFixed(2)
  return reached < least
    ? [
        `--doorstep-${front} (${theme(front)}) on --doorstep-${ground} (${theme(ground)}) has ${shown} : 1, needs ${least} : 1`,
      ]
    : []
}

/** What a token of `tokens.css` comes to in one place of the page. */
type Theme = (token: string) => string

/** The pairs of a theme that are hard to tell apart. */
export const weakPairs = (theme: Theme, read: ReadColour): string[] =>
  colourPairs.flatMap(pair => weakPair(pair, theme, read))

/** Which colours of the page's theme are hard to read on each other, in one sentence (G-56). */
export function lintColours(): { says: string }[] {
  const read = createColourReader()
  const found = new Set<string>()
  const themes = new Set<string>()
  for (const root of document.querySelectorAll(`[${rootAttribute}]`)) {
    const style = getComputedStyle(root)
    const theme: Theme = token => style.getPropertyValue(`--doorstep-${token}`).trim()
    const all = colourPairs.map(({ front, ground }) => `${theme(front)} ${theme(ground)}`).join()
    // Most pages have one theme.
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
