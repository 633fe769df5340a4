// Build pass: removes from Leaflet's files what a strict content security policy forbids or what a page may have
// broken.
import { readFile } from 'node:fs/promises'

const changes = {
  'core/Browser.js': [
    // This sets markup, which Trusted Types reject; the feature it detects is not used.
    [/var inlineSvg = [\s\S]*?\n\}\)\(\);/, 'var inlineSvg = false;'],
    [/var vml = [\s\S]*?\n\}\(\)\);/, 'var vml = false;'],
  ],
  'core/Util.js': [
    // A policy may forbid `data:` images; without a source a browser also stops fetching the image.
    [/emptyImageUrl = 'data:[^']*'/, "emptyImageUrl = ''"],
    // MooTools 1.2's `Function.prototype.bind` drops arguments.
    [/\s+if \(fn\.bind\) \{[^}]*\}/, ''],
  ],
}

/** Returns the source of a Leaflet file with these changes. */
export function withoutMarkup(source, file) {
  return changes[file].reduce((text, [found, instead]) => {
    if (!found.test(text))
      throw new Error(
        `${file} of Leaflet has changed: adapt shared/tools/build/passes/leaflet-modules.mjs to it.`,
      )
    return text.replace(found, instead)
  }, source)
}

/** For every build: Leaflet without code that a strict policy forbids. */
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

/** For bundles that run in Node: leaves Leaflet out, because it accesses the page as soon as it is imported. */
export const withoutLeaflet = {
  name: 'without-leaflet',
  setup(build) {
    build.onResolve({ filter: /^leaflet\// }, ({ path }) => ({ path, namespace: 'without-leaflet' }))
    build.onLoad({ filter: /./, namespace: 'without-leaflet' }, () => ({ contents: 'module.exports = {}' }))
  },
}
