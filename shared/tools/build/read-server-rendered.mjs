// Build pass: the widgets whose first state a page may print, each with the window events that it hears and the names of
// the facts that it prints.
const reading = list => `
  import { printsOf } from './shared/tools/doctor/server-rendered'
  import { widgets } from './${list.replace(/\.ts$/, '')}'
  const entries = await Promise.all(
    Object.entries(widgets).map(async ([name, { load }]) => [name, (await load()).widget]),
  )
  const printed = entries.filter(([, { serverRendered }]) => serverRendered)
  export const hearsOf = Object.fromEntries(printed.map(([name, { hears = [] }]) => [name, hears]))
  export const factsOf = Object.fromEntries(printed.map(([name, { serverRendered }]) => [name, Object.keys(serverRendered.facts)]))
  export const prints = printsOf(printed.map(([, widget]) => widget))
`

/** Reads them: `hearsOf` and `factsOf`, by widgets, and as `prints` what the doctor holds a page against. */
export async function readServerRendered({ list, importBundled }) {
  // Definitions know that they live on a page.
  globalThis.location ??= /** @type {any} */ (new URL('https://shop.example/'))
  return importBundled(reading(list), 'server-rendered')
}
