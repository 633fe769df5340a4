// Build pass: the widgets of a list, and of those whose first state a page may print the window events that each hears and
// the names of the facts that it prints.
const reading = list => `
  import { printsOf } from './shared/tools/doctor/server-rendered'
  import { widgets } from './${list.replace(/\.ts$/, '')}'
  export { widgets }
  const entries = await Promise.all(
    Object.entries(widgets).map(async ([name, { load }]) => [name, (await load()).widget]),
  )
  const printed = entries.filter(([, { serverRendered }]) => serverRendered)
  export const hearsOf = Object.fromEntries(printed.map(([name, { hears = [] }]) => [name, hears]))
  export const factsOf = Object.fromEntries(printed.map(([name, { serverRendered }]) => [name, Object.keys(serverRendered.facts)]))
  export const prints = printsOf(printed.map(([, widget]) => widget))
`

/** Reads them: the `widgets`, by their names `hearsOf` and `factsOf`, and as `prints` what the doctor holds a page against. */
export async function readWidgets({ list, importBundled }) {
  // Definitions know that they live on a page.
  globalThis.location ??= /** @type {any} */ (new URL('https://shop.example/'))
  return importBundled(reading(list), 'list')
}
