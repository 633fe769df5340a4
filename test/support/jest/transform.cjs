// Compiles TypeScript, JSX and modules for Jest. esbuild takes a tenth of Babel's time.
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const babelJest = require('babel-jest').default
const esbuild = require('esbuild')

const options = {
  format: 'cjs',
  platform: 'node',
  target: 'node22',
  jsx: 'automatic',
  sourcesContent: false,
  // The address of a file of the bundle.
  define: { 'import.meta.url': '"https://shop.test/doorstep/c/asks.js"' },
  supported: { 'dynamic-import': false },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  logLevel: 'silent',
}

const loaders = { '.ts': 'ts', '.mts': 'ts', '.tsx': 'tsx', '.jsx': 'jsx' }

const toCommonJs = (source, file, sourcemap) =>
  esbuild.transformSync(source, {
    ...options,
    loader: loaders[path.extname(file)] ?? 'js',
    sourcefile: file,
    sourcemap,
  })

/** Makes a module's exports properties of one object, so that a test can spy on them. */
const spied = code =>
  code
    .replace(
      '{ get: all[name], enumerable: true }',
      '{ get: all[name], enumerable: true, configurable: true }',
    )
    .replace(
      /module\.exports = __toCommonJS\((\w+)\)/,
      'module.exports = __defProp($1, "__esModule", { value: true })',
    )

// Mocks are moved before the imports that they replace.
const mocksFirst = babelJest.createTransformer({ babelrc: false, configFile: false })

const root = path.join(__dirname, '..', '..', '..')
const made = [__filename, path.join(root, 'package-lock.json')].map(file => readFileSync(file, 'utf8')).join()
const key = createHash('sha1').update(made).update(process.version).digest('hex')

module.exports = {
  process(source, file, given) {
    if (/\bjest\.(?:un)?mock\(/.test(source))
      return mocksFirst.process(spied(toCommonJs(source, file, 'inline').code), file, given)
    const { code, map } = toCommonJs(source, file, 'external')
    return { code: spied(code), map }
  },
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update([key, path.relative(root, file), source].join('\0'))
      .digest('hex'),
}
