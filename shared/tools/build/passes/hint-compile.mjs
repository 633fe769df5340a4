// Build pass: tells browsers which scripts to compile eagerly.
import { neededByWidgets } from '../chunks/name-files.mjs'

/** Chromium compiles a file that begins with this comment in the background, not each function at its first call. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds the hint to the scripts without which some widget cannot start, because most of their code runs at the first
 * press. Scripts that are loaded later, such as the calendar, stay unchanged.
 */
export function hintCompile(scripts) {
  for (const name of neededByWidgets(scripts)) {
    const script = scripts.get(name)
    script.text = script.text.replaceAll(/^/g, hint)
  }
}
