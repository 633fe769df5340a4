// Build pass: text that remembers where each piece of it came from. Where source maps are wanted the passes hand it on in
// place of a string; they cannot tell the two apart, so a script has the same bytes either way.
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import remapping from '@jridgewell/remapping'
import MagicString from 'magic-string'

// By words, or all of a line that a pass has left alone would come from where the line begins.
const hires = 'boundary'

/** What a tool's map is to call the text that the tool was given. */
export const sourceName = 'before'

/** A text and the maps that lead back from it, the newest first. */
export class MappedText {
  #text
  #maps

  constructor(text, maps) {
    this.#text = text
    this.#maps = maps
  }

  /** The text of a source file. */
  static ofFile(text, name) {
    return new MappedText(text, [
      () => new MagicString(text).generateDecodedMap({ hires, source: name, includeContent: true }),
    ])
  }

  toString() {
    return this.#text
  }

  replaceAll(pattern, replacement) {
    const edited = new MagicString(this.#text).replaceAll(pattern, replacement)
    return this.madeInto(edited.toString(), () => edited.generateDecodedMap({ hires, source: sourceName }))
  }

  /** With other texts in the place of some of its pieces. */
  withPieces(pieces) {
    const edited = new MagicString(this.#text)
    for (const { start, end, put } of pieces) edited.update(start, end, put)
    return this.madeInto(edited.toString(), () => edited.generateDecodedMap({ hires, source: sourceName }))
  }

  /** What a tool has made of it, with the tool's own map; maps are only worked out when they are asked for. */
  madeInto(text, map) {
    const ofText = () => {
      const { sources, ...others } = map()
      // What a tool has added stands in no source.
      return { ...others, sources: sources.map(source => (source === sourceName ? source : null)) }
    }
    return new MappedText(text, [ofText, ...this.#maps])
  }

  /** The map from here to the sources. */
  map() {
    const [newest, ...older] = this.#maps
    return remapping(newest(), (source, { depth }) => (source === sourceName ? older[depth - 1]() : null))
  }
}

/** For the bundler: its map beside what it makes, if maps are wanted; no script names one. */
export const mapSetting = withMaps => (withMaps ? { sourcemap: /** @type {const} */ ('external') } : {})

// All others are what the build itself has written to begin a script.
const project = /^(widgets|shared|node_modules)\//

/** What a source is called below the project's root; packages may lie elsewhere, where a link leads. */
function nameOf(file, root) {
  const below = path.relative(root, file).split(path.sep).join('/')
  const name = below.replace(/^.*node_modules\/(?!\.)/, 'node_modules/')
  return project.test(name) ? name : null
}

/** The script that the bundler has made: a string, or where it has written a map, text that knows its sources. */
export async function bundledText(outputFiles, root) {
  const script = outputFiles.find(({ path: file }) => file.endsWith('.js'))
  const map = outputFiles.find(({ path: file }) => file.endsWith('.js.map'))
  if (!map) return script.text
  const folder = path.dirname(map.path)
  const realRoot = await realpath(root)
  const named = () => {
    const { sources, ...others } = JSON.parse(map.text)
    return { ...others, sources: sources.map(source => nameOf(path.resolve(folder, source), realRoot)) }
  }
  return new MappedText(script.text, [named])
}

/** A script's map as a file. */
export function mapFile(file, text) {
  const { version, names, sources, sourcesContent, mappings } = text.map()
  return JSON.stringify({
    version,
    file: path.posix.basename(file),
    names,
    sources,
    sourcesContent,
    mappings,
  })
}

/** The text with its map in a comment, as the bundler takes both from a plugin. */
export function withMapInside(text) {
  const map = Buffer.from(JSON.stringify(text.map())).toString('base64')
  return `${text}\n//# sourceMappingURL=data:application/json;base64,${map}\n`
}
