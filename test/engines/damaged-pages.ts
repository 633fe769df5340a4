import type { Markup } from '../../shared/tools/doctor/placeholder/markup'
import { markupOfSource } from '../../shared/tools/doctor/source/read-source'
import { damagesTo } from '../mistakes/damage'
import { fresh } from '../mistakes/fresh'
import { shell } from '../mistakes/shell'
import { isSoak } from '../support/soak'
import { examplesOf, widgetNames } from '../support/widgets/all-widgets'
import type { EngineSuite } from './in-engine'

// All damages in the soak; otherwise every nth of the damages that the source reader shares with a browser.
const stride = isSoak ? 1 : 97

/** The parsed page in one line: each node's name, attributes and content. */
const lineOf = (node: Markup): string => {
  if (node.name.startsWith('#') && node.name !== '#document') return JSON.stringify([node.name, node.text])
  const attributes = node.attributes.map(([name, value]) => `${name}=${JSON.stringify(value)}`).sort()
  const children = node.children.filter(({ name }) => name !== '#documentType').map(lineOf)
  return `<${[node.name, ...attributes].join(' ')}>${children.join('')}</>`
}

/** The same from a browser's own parser. */
const linesIn = `sources => {
  const lineOf = node => {
    if (node.nodeType !== 1 && node.nodeType !== 9)
      return JSON.stringify([node.nodeType === 8 ? '#comment' : '#text', node.data])
    const attributes = [...(node.attributes ?? [])].map(({ name, value }) => name + '=' + JSON.stringify(value)).sort()
    const holder = node.localName === 'template' && node.content ? node.content : node
    const children = [...holder.childNodes].filter(({ nodeType }) => nodeType !== 10).map(lineOf)
    return '<' + [node.localName ?? '#document', ...attributes].join(' ') + '>' + children.join('') + '</>'
  }
  return sources.map(source => lineOf(new DOMParser().parseFromString(source, 'text/html')))
}`

// Newer browsers keep markup in a <select>, older ones drop its tags: the doctor reports that from the
// source.
const isReadInTwoWays = (html: string) =>
  /<select\b[^>]*>(?!(?:[^<]|<\/?option\b[^>]*>)*<\/select>)/.test(html)

async function damagedPages(): Promise<string[]> {
  const pages = fresh.map(({ html }) => shell(html))
  let nth = 0
  for (const name of widgetNames)
    for (const { markup, html = '{widget}' } of await examplesOf(name))
      for (const damage of damagesTo(markup))
        if (nth++ % stride === 0) pages.push(shell(html.replace('{widget}', () => damage.markup)))
  return pages.filter(page => !isReadInTwoWays(page))
}

const atOnce = 200

/** Compares the engine's own parser with the doctor's on damaged pages; on all of them in the soak. */
export const readDamagedPages: EngineSuite = (name, host) => {
  if (name !== 'chromium' && !isSoak) return
  test('G-49 G-50 The browser parses every damaged page as the doctor and the command line do', async () => {
    const pages = await damagedPages()
    const engine = await host().visitor({ width: 800, height: 600 })
    const other: string[] = []
    try {
      for (let from = 0; from < pages.length; from += atOnce) {
        const some = pages.slice(from, from + atOnce)
        const made = (await engine.call(linesIn, [some])) as string[]
        for (const [at, source] of some.entries()) {
          const read = lineOf(markupOfSource(source))
          if (made[at] !== read) other.push([source, made[at], read].join('\n'))
        }
      }
    } finally {
      await engine.close()
    }
    console.info(`${name}: ${pages.length - other.length} of ${pages.length} damaged pages are read alike`)
    expect(other.slice(0, 5)).toEqual([])
  }, 600_000)
}
