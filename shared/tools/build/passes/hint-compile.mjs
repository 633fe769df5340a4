// Build pass: what browsers are told to compile as it arrives.
import { neededByWidgets } from '../chunks/name-files.mjs'

/** Chromium compiles a file that begins so beside the page, not function by function as each is first called on it. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Begins the scripts without which some widget cannot start with that hint: most of what they hold runs at the first
 * press. What is fetched later, as the calendar, is left as it is.
 */
export function hintCompile(scripts) {
  for (const name of neededByWidgets(scripts)) {
    const script = scripts.get(name)
    script.text = script.text.replaceAll(/^/g, hint)
  }
}
