/** Two theme colours that are used on each other: names of tokens without `--doorstep-`. */
export type ColourPair = {
  /** The colour of text or of an edge. */
  front: string
  ground: string
  /** The least contrast: 4.5 for text (WCAG 1.4.3), 3 for the edges of controls (WCAG 1.4.11). */
  least: number
}

const texts: Readonly<Record<string, string>> = {
  ink: 'paper surface sunken brand-tint accent-tint success-tint danger-tint warning-tint info-tint neutral-tint',
  'ink-soft': 'paper surface sunken neutral-tint',
  link: 'paper surface sunken',
  brand: 'surface sunken brand-tint',
  success: 'surface success-tint',
  danger: 'surface danger-tint',
  warning: 'surface warning-tint',
  info: 'surface info-tint',
  'on-brand': 'brand brand-deep success',
  'on-brand-soft': 'brand',
  accent: 'brand',
  'on-accent': 'accent accent-deep',
  'on-danger': 'danger danger-deep info',
}

const edges: Readonly<Record<string, string>> = {
  'line-strong': 'paper surface',
  focus: 'paper surface',
}

const pairsOf = (table: Readonly<Record<string, string>>, least: number): ColourPair[] =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.split(' ').map(ground => ({ front, ground, least })),
  )

/** Every pair of colours that needs enough contrast. */
export const colourPairs: readonly ColourPair[] = [...pairsOf(texts, 4.5), ...pairsOf(edges, 3)]

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number]

const linear = (level: number): number =>
  level <= 10.31475 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first)
  return (light + 0.05) / (dark + 0.05)
}
