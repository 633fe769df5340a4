import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Every source file with what it imports: files of the tree as paths below it, the rest as `node:…` or `node_modules/…`. */
export type Sources = Readonly<Record<string, readonly string[]>>

const importing =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*(['"])([^'"]+)\1|(?:^|\n)\s*import\s*(['"])([^'"]+)\3|\bimport\(\s*(['"])([^'"]+)\5/g
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts']

function filesIn(root: string, place: string): string[] {
  const full = path.join(root, place)
  if (!statSync(full).isDirectory()) return [place]
  return readdirSync(full).flatMap(name => filesIn(root, `${place}/${name}`))
}

function resolve(root: string, from: string, name: string): string {
  if (name.startsWith('node:')) return name
  if (!name.startsWith('.')) return `node_modules/${name}`
  const place = path.join(path.dirname(from), name)
  const found = endings.find(
    ending =>
      existsSync(path.join(root, place + ending)) && statSync(path.join(root, place + ending)).isFile(),
  )
  return found === undefined ? `${place} (missing)` : place + found
}

/** Reads the imports from the sources themselves, not from a bundle: types count, and so do files that nothing ships. */
export function importsOf(root: string, places: readonly string[]): Sources {
  const files = places
    .flatMap(place => filesIn(root, place))
    .filter(file => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
  return Object.fromEntries(
    files.map(file => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const names = [...text.matchAll(importing)].map(found => found[2] ?? found[4] ?? found[6] ?? '')
      return [file, [...new Set(names.map(name => resolve(root, file, name)))]]
    }),
  )
}

/** The circles in which files import each other, each told once, as a trail of files. */
export function circlesIn(sources: Sources): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) {
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const next of sources[file] ?? []) if (sources[next]) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of Object.keys(sources)) visit(file, [])
  return circles
}
