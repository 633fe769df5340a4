const tints = ['rose', 'oat', 'butter', 'meadow', 'blue'] as const

type Tint = (typeof tints)[number]

/**
 * Returns the background of a picture's tile, for `data-tint`: the same for the same file name, and different for
 * most others. The numbers give the shop's own pictures the backgrounds for which they were drawn.
 */
export function tintOf(image: string): Tint | undefined {
  const name = /([^/?#]+?)(?:\.\w+)?(?:[?#].*)?$/.exec(image)?.[1]
  if (!name) return undefined
  let sum = 0
  for (const letter of name) sum = (sum * 1137 + letter.charCodeAt(0)) % 2656
  return tints[sum % tints.length]
}
