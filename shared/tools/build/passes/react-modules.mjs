// Build pass: React's own files as ES modules. They are published as CommonJS, from which a bundler cannot remove
// unused code, and whose calls all go through an object.
import { readFile } from 'node:fs/promises'
import { withOwnDocument } from './own-document.mjs'

// MooTools 1.2's `Function.prototype.bind` drops arguments, so that React would receive no events.
const bound = /((?:[\w$]+|\))(?:\.[\w$]+)*)\.bind\(/g
const withoutBind = source => source.replace(bound, 'doorstepBind($1, ')

const requires = /^var (?:\s*\w+ = require\("[^"]+"\)[,;])+/m
const required = /(\w+) = require\("([^"]+)"\)/g
const exporting = /\bexports\.(\w+)/g

/** Returns one of React's production files as an ES module. */
export function asModule(source, file) {
  const imports = [...(requires.exec(source)?.[0] ?? '').matchAll(required)].map(
    ([, name, from]) => `import * as ${name} from '${from}'`,
  )
  const body = source.replace(requires, '')
  const names = [...new Set([...body.matchAll(exporting)].map(([, name]) => name))]
  if (!names.length || /\brequire\(|\bmodule\./.test(body) || /^var [^\n]*require/m.test(body))
    throw new Error(
      `${file} is not written as React's files were: adapt shared/tools/build/passes/react-modules.mjs to it.`,
    )
  const isConstant = name =>
    body.split(`exports.${name} =`).length === 2 && body.includes(`\nexports.${name} =`)
  const constants = new Set(names.filter(isConstant))
  const changing = names.filter(name => !constants.has(name)).map(name => `var exported_${name};`)
  return [
    ...imports,
    ...changing,
    body.replace(exporting, (_, name, at) =>
      constants.has(name) && body[at - 1] === '\n' ? `var exported_${name}` : `exported_${name}`,
    ),
    `export { ${names.map(name => `exported_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}

/** For production builds: React's files as ES modules, and without the page's `bind`. */
export const reactModules = {
  name: 'react-modules',
  setup(build) {
    const inReact = /node_modules[\\/](react|react-dom|scheduler)[\\/]/.source
    build.onLoad({ filter: new RegExp(`${inReact}cjs[\\\\/].*production\\.js$`) }, async ({ path }) => ({
      contents: asModule(withOwnDocument(withoutBind(await readFile(path, 'utf8'))), path),
      loader: 'js',
    }))
    build.onLoad({ filter: new RegExp(`${inReact}[\\w-]+\\.js$`) }, async ({ path }) => {
      const [, production] =
        /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(await readFile(path, 'utf8')) ?? []
      return production ? { contents: `export * from '${production}'`, loader: 'js' } : undefined
    })
  },
}
