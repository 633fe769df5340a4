// Build pass: what Leaflet's files do that a strict policy forbids, or that a page may have broken.
import { readFile } from 'node:fs/promises'

const changes = {
  'core/Browser.js': [
    // Markup, which trusted types refuse; what it would find out about is not used.
    [/var inlineSvg = [\s\S]*?\n\}\)\(\);/, 'var inlineSvg = false;'],
    [/var vml = [\s\S]*?\n\}\(\)\);/, 'var vml = false;'],
  ],
  'core/Util.js': [
    // A picture that a policy may not allow; without an address a browser stops fetching as well.
    [/emptyImageUrl = 'data:[^']*'/, "emptyImageUrl = ''"],
    // MooTools 1.2's `Function.prototype.bind` drops arguments.
    [/\s+if \(fn\.bind\) \{[^}]*\}/, ''],
  ],
}

/** A file of Leaflet's without that. */
export function withoutMarkup(source, file) {
  return changes[file].reduce((text, [found, instead]) => {
    if (!found.test(text))
      throw new Error(
        `${file} of Leaflet is not written as it was: teach shared/tools/build/passes/leaflet-modules.mjs to read it.`,
      )
    return text.replace(found, instead)
  }, source)
}

/** For every build: Leaflet as a strict policy allows it. */
export const leafletModules = {
  name: 'leaflet-modules',
  setup(build) {
    build.onLoad({ filter: /leaflet[\\/]src[\\/]core[\\/](Browser|Util)\.js$/ }, async ({ path }) => ({
      contents: withoutMarkup(
        await readFile(path, 'utf8'),
        (/core[\\/]\w+\.js$/.exec(path)?.[0] ?? '').replace('\\', '/'),
      ),
      loader: 'js',
    }))
  },
}

/** For what is bundled for Node, where there is nothing to draw on: Leaflet asks the page about itself as soon as it is read. */
export const withoutLeaflet = {
  name: 'without-leaflet',
  setup(build) {
    build.onResolve({ filter: /^leaflet\// }, ({ path }) => ({ path, namespace: 'without-leaflet' }))
    build.onLoad({ filter: /./, namespace: 'without-leaflet' }, () => ({ contents: 'module.exports = {}' }))
  },
}
