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

// Always taken unless it is refused, and never sooner than what is named.
const leastQuality = 0.0005

/** Which of the encodings an `Accept-Encoding` header likes best, of equal ones the first; null for none of them. */
export function acceptedEncoding(header: string, offered: readonly string[]): string | null {
  const qualities = read(header)
  const qualityOf = (name: string, otherwise: number) =>
    qualities.get(name) ?? qualities.get('*') ?? otherwise
  let best = { name: null as string | null, quality: qualityOf('identity', leastQuality) }
  // What is compressed counts before what is not.
  for (const name of offered.toReversed()) {
    const quality = qualityOf(name, 0)
    if (quality > 0 && quality >= best.quality) best = { name, quality }
  }
  return best.name
}
