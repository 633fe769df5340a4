import type { EngineHost } from './drivers/engine'
import { askedEngines, type EngineName, whatIsMissing } from './drivers/installed'

/** The tests for an engine; `host` is set once they run. */
export type EngineSuite = (name: EngineName, host: () => EngineHost) => void

/** Runs all these tests in one engine, started once; without the engine, says what to install. */
export function inEngine(
  name: EngineName,
  start: () => Promise<EngineHost>,
  suites: readonly EngineSuite[],
): void {
  if (!askedEngines().includes(name)) {
    // Jest requires a test in each file; the end of the run says that this engine was left out.
    test.skip(`${name} is not among ENGINES`, () => undefined)
    return
  }
  const missing = whatIsMissing(name)
  if (missing)
    test(`${name} is on this machine`, () => {
      throw Object.assign(new Error(missing), { stack: missing })
    })
  else
    describe(name, () => {
      let started: EngineHost
      beforeAll(async () => {
        started = await start()
      })
      afterAll(() => started?.close())
      for (const suite of suites) suite(name, () => started)
    })
}
