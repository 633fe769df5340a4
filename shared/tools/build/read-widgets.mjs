// Build pass: reads the widgets of a list. For widgets whose first state a page may print, it also reads the window
// events that each listens to and the names of the facts that it prints.
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

/** Returns `widgets`, `hearsOf` and `factsOf` by widget, and `prints`, with which the doctor compares a page. */
export async function readWidgets({ list, importBundled }) {
  // The definitions need a `location`.
  globalThis.location ??= /** @type {any} */ (new URL('https://shop.example/'))
  return importBundled(reading(list), 'list')
}
