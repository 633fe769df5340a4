import { messageOf } from '../support/message-of'
import { bodies, columns } from '../support/servers/bare-bodies'
import { type Asked, barePage, type Said, serveBare } from '../support/servers/bare-server'
import { isSoak } from '../support/soak'
import { examplesOf, pageOf } from '../support/widgets/all-widgets'
import type { Engine } from './drivers/engine'
import { patiently } from './drivers/patiently'
import type { EngineSuite } from './in-engine'
import { found, type SitePart, siteParts, type Trial, trials } from './journeys/site-parts'
import { createVisitor } from './journeys/visitor'

const phone = { width: 390, height: 800 }

/**
 * One of each kind: a call, a post, a dialog, suggestions and a choice; the soak plays all in each engine.
 */
const inTest: Readonly<Record<string, readonly Trial[]>> = {
  'recipe-email': ['unanswered'],
  'payment-form': ['refused'],
  'direct-debit': ['by keys'],
  typeahead: ['unanswered'],
  'product-selector': ['pressed twice'],
}
const isTried = ({ widget }: SitePart, trial: Trial) => isSoak || inTest[widget]?.includes(trial)

/** Parts of a site on pages without anything else of ours. */
export const tryBareParts: EngineSuite = (name, host) => {
  // In test/browser, Chromium plays these and more on the same pages.
  if (name === 'chromium' && !isSoak) return
  describe('parts of a site', () => {
    const pages: Record<string, string> = {}
    let say: (asked: Asked) => Said | undefined
    let server: Awaited<ReturnType<typeof serveBare>>
    let engine: Engine
    const count = { held: 0, all: 0 }
    beforeAll(async () => {
      server = await serveBare(pages, asked =>
        asked.path === '/columns.css' ? { status: 200, body: columns, type: 'text/css' } : say(asked),
      )
      engine = await host().visitor(phone, { goesBack: isSoak })
    })
    afterAll(async () => {
      await engine?.close()
      await server?.close()
      process.stdout.write(`Bare parts of a site in ${name}: ${count.held} of ${count.all} trials held.\n`)
    })

    /** The page loaded again without traces of earlier actions. */
    async function open({ widget, head }: SitePart): Promise<void> {
      const own = (bodies as Readonly<Record<string, string>>)[widget]
      const [example] = own === undefined ? await examplesOf(widget) : []
      pages['/'] = barePage(own ?? pageOf(example as NonNullable<typeof example>), head)
      pages['/found'] = found
      pages['/blank'] = '<title>Blank</title>'
      say = () => 'lost'
      // The page being left may still interfere.
      await patiently(() => engine.goto(`${server.url}/blank`))
      await engine.call('() => sessionStorage.clear()', [])
      await engine.goto(server.url)
    }

    async function trouble(part: SitePart, trial: Trial): Promise<string[]> {
      const act = part.tried[trial]
      if (typeof act === 'string') return []
      count.all++
      const before = server.asked.length
      const visitor = createVisitor({ engine, url: server.url, name: `bare ${name} ${part.widget} ${trial}` })
      try {
        await open(part)
        await visitor.arrives([part.widget])
        await act({
          visitor,
          say: how => {
            say = how
          },
          askedOf: path => server.asked.slice(before).filter(each => path.test(each.path)),
          page(path, text) {
            if (text === undefined) delete pages[path]
            else pages[path] = text
          },
        })
        expect(await engine.call('() => document.documentElement.scrollWidth <= innerWidth', [])).toBe(true)
        count.held++
        return []
      } catch (problem) {
        return [`${trial}: ${messageOf(problem)}`]
      }
    }

    const titled = siteParts.flatMap(part => {
      const chosen = trials.filter(trial => isTried(part, trial))
      const words = chosen.filter(trial => typeof part.tried[trial] !== 'string').join(', ')
      return chosen.length
        ? [{ part, chosen, title: `${part.ids} ${part.widget} on a bare page at 390 px: ${words}` }]
        : []
    })
    test.each(titled)('$title', async ({ part, chosen }) => {
      const troubles: string[] = []
      for (const trial of chosen) troubles.push(...(await trouble(part, trial)))
      expect(troubles).toEqual([])
    })
  })
}
