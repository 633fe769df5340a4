import { servePlainly } from '../support/servers/plain-server'
import { writeStaticDemo } from '../support/servers/static-demo'
import { isSoak } from '../support/soak'
import { startChromium } from './drivers/chromium'
import type { Engine, EngineHost } from './drivers/engine'
import { startFirefox } from './drivers/firefox'
import { askedEngines, type EngineName, whatIsMissing } from './drivers/installed'
import { startWebKit } from './drivers/webkit'
import { journeys } from './journeys/journeys'
import { until } from './journeys/looking'
import { createVisitor } from './journeys/visitor'

const desk = { width: 1280, height: 900 }

/** One each of what differs most from a server: a form that a script posts in a folder, and one that is refused. */
const few = /^(HM-03|EN-01) /
const travelled = isSoak ? journeys : journeys.filter(({ title }) => few.test(title))

/** Opens the static demo for the first time, until its shop answers. */
async function comeFirst(engine: Engine, url: string): Promise<void> {
  await engine.goto(url)
  await until(
    () => engine.call('() => navigator.serviceWorker.controller ? document.title : ""', []),
    title => String(title).startsWith('Milk and good food'),
    title => `the shop has not opened: ${title}`,
  )
}

/** Leaves nothing of an earlier journey but what the worker has stored. */
const beginAgain = (engine: Engine) =>
  engine.call(
    `async () => {
      localStorage.clear()
      sessionStorage.clear()
      await fetch('/demo/reset', { method: 'POST' })
    }`,
    [],
  )

const starts: Partial<Record<EngineName, () => Promise<EngineHost>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}
const engines = askedEngines().filter(name => starts[name] && (isSoak || name === 'chromium'))
type Journey = (typeof journeys)[number]
type Visit = Pick<Journey, 'title' | 'size' | 'goesBack'> & {
  place: string
  served: readonly Journey[]
  alone: readonly Journey[]
}

// On a server of its own and in a folder of a larger one, with and without it: all in the soak. Otherwise one visitor
// makes a journey with it and the next without it, as most of the time is taken by the worker's arrival.
const [first, ...others] = travelled
const visits: readonly Visit[] = isSoak
  ? travelled.flatMap(journey =>
      ['/', '/demo/'].map(place => ({ ...journey, place, served: [journey], alone: [journey] })),
    )
  : [
      {
        title: travelled.map(({ title }) => title).join('; '),
        place: '/demo/',
        served: first ? [first] : [],
        alone: others,
      },
    ]

let demo: ReturnType<typeof writeStaticDemo>
beforeAll(() => {
  demo = writeStaticDemo()
})
afterAll(() => demo?.remove())

const fromFolder = (name: EngineName) => {
  let host: EngineHost
  beforeAll(async () => {
    const missing = whatIsMissing(name)
    if (missing) throw Object.assign(new Error(missing), { stack: missing })
    host = (await starts[name]?.()) as EngineHost
  })
  afterAll(() => host?.close())

  test.each(visits)('$title, at $place', async ({ title, served, alone, place, size = desk, goesBack }) => {
    const server = await servePlainly(demo.folder, place)
    const engine = await host.visitor(size, { goesBack })
    const pictures = `static ${name} ${place.replaceAll('/', '')} ${title}`
    try {
      await comeFirst(engine, server.url)
      for (const { travel } of served)
        await travel(createVisitor({ engine, url: server.url, name: pictures }))
      await server.close()
      await beginAgain(engine)
      for (const { travel } of alone)
        await travel(createVisitor({ engine, url: server.url, name: `${pictures}, without the server` }))
    } finally {
      await engine.close()
      await server.close()
    }
  })
}

if (engines.length) describe.each(engines)('%s, from a static server and without it', fromFolder)
else test.skip('chromium is not among ENGINES', () => undefined)
