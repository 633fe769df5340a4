import { servePlainly } from '../support/servers/plain-server'
import { writeStaticDemo } from '../support/servers/static-demo'
import { isSoak } from '../support/soak'
import type { Engine } from './drivers/engine'
import type { EngineSuite } from './in-engine'
import { journeys } from './journeys/journeys'
import { until } from './journeys/looking'
import { createVisitor } from './journeys/visitor'

const desk = { width: 1280, height: 900 }

/** Opens the static demo for the first time and waits until its shop answers. */
async function comeFirst(engine: Engine, url: string): Promise<void> {
  await engine.goto(url)
  await until(
    () => engine.call('() => navigator.serviceWorker.controller ? document.title : ""', []),
    title => String(title).startsWith('Milk and good food'),
    title => `the shop has not opened: ${title}`,
  )
}

/** Removes the traces of earlier journeys except the worker's cache. */
const beginAgain = (engine: Engine) =>
  engine.call(
    `async () => {
      localStorage.clear()
      sessionStorage.clear()
      await fetch('/demo/reset', { method: 'POST' })
    }`,
    [],
  )

// On a server of its own and in a folder of a larger one.
const visits = journeys.flatMap(journey => ['/', '/demo/'].map(place => ({ ...journey, place })))

/**
 * Plays each journey on the static demo with and without its server, in the soak; test/browser has a shorter
 * one.
 */
export const visitStaticDemo: EngineSuite = (name, host) => {
  if (!isSoak) return
  describe('from a static server and without it', () => {
    let demo: ReturnType<typeof writeStaticDemo>
    beforeAll(() => {
      demo = writeStaticDemo()
    })
    afterAll(() => demo?.remove())

    test.each(visits)('$title, at $place', async ({ title, travel, place, size = desk, goesBack }) => {
      const server = await servePlainly(demo.folder, place)
      const engine = await host().visitor(size, { goesBack })
      const pictures = `static ${name} ${place.replaceAll('/', '')} ${title}`
      try {
        await comeFirst(engine, server.url)
        await travel(createVisitor({ engine, url: server.url, name: pictures }))
        await server.close()
        await beginAgain(engine)
        await travel(createVisitor({ engine, url: server.url, name: `${pictures}, without the server` }))
      } finally {
        await engine.close()
        await server.close()
      }
    })
  })
}
