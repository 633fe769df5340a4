const read = (header: string): Map<string, number> =>
  new Map(
    header.split(',').map(each => {
      const [name = '', ...parameters] = each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find(parameter => parameter.startsWith('q='))
      return [name, quality ? Number(quality.slice(2)) || 0 : 1]
    }),
  )

// The quality of an uncompressed file: always accepted unless it is refused, and always after a named encoding.
const leastQuality = 0.0005

/**
 * Returns the encoding that an `Accept-Encoding` header prefers, the first one of equal ones; null if none is accepted.
 */
export function acceptedEncoding(header: string, offered: readonly string[]): string | null {
  const qualities = read(header)
  const qualityOf = (name: string, otherwise: number) =>
    qualities.get(name) ?? qualities.get('*') ?? otherwise
  let best = { name: null as string | null, quality: qualityOf('identity', leastQuality) }
  // A compressed file is preferred to an uncompressed one.
  for (const name of offered.toReversed()) {
    const quality = qualityOf(name, 0)
    if (quality > 0 && quality >= best.quality) best = { name, quality }
  }
  return best.name
}
