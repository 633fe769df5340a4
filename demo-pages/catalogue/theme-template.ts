import { colourPairs } from '../../shared/ui/style/colour-pairs'

const head = `/* A theme of your own: change a copy of this file and link it. The file has all colours with our values. The comment
   beside a colour names the colours with which it needs contrast, and the least contrast. Change these together. Add
   ?doorstep-debug to a page's address: the doctor names every pair that is hard to read. */
`

/** Returns the colours from which a colour has to differ, by the least contrast. */
function partnersOf(token: string): string {
  const groups = [4.5, 3].map(asked => {
    const partners = colourPairs.flatMap(({ front, ground, least }) => {
      const other = front === token ? ground : front
      return least === asked && (front === token || ground === token) ? [other] : []
    })
    return partners.length ? `${asked} : 1 with ${partners.join(', ')}` : ''
  })
  return groups.filter(Boolean).join('; ')
}

/**
 * Returns the style sheet with which a site begins its theme: every colour of `tokens.css`, with the colours below or
 * above it (G-56).
 */
export function themeTemplate(tokensCss: string): string {
  const colours = [...tokensCss.matchAll(/^ {2}--doorstep-([\w-]+): (#[0-9a-f]{3,8});/gm)]
  const lines = colours.map(([, token = '', value]) => {
    const partners = partnersOf(token)
    return `  --doorstep-${token}: ${value};${partners && ` /* ${partners} */`}\n`
  })
  return `${head}\n:root {\n${lines.join('')}}\n`
}
