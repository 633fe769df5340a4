const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const babelJest = require('babel-jest').default

/** Where a file of the bundle stands that asks. */
const importMeta = ({ types }) => ({
  visitor: {
    MetaProperty: path =>
      path.replaceWith(types.valueToNode({ url: 'https://shop.test/doorstep/c/asks.js' })),
  },
})

const options = {
  babelrc: false,
  configFile: false,
  // What a library was made from is of no interest here.
  inputSourceMap: false,
  presets: [
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
  plugins: [importMeta, '@babel/plugin-transform-dynamic-import', '@babel/plugin-transform-modules-commonjs'],
}
const ofTests = babelJest.createTransformer(options)
const ofOthers = babelJest.createTransformer({ ...options, excludeJestPreset: true })

/** Jest keeps the map beside a module; within it, each file of tests would read it again. */
const withoutMap = code => {
  const end = code.lastIndexOf('\n//# sourceMappingURL=data:')
  return end < 0 ? code : code.slice(0, end)
}

const root = path.join(__dirname, '..', '..')
const made = [__filename, path.join(root, 'package-lock.json')].map(file => readFileSync(file, 'utf8')).join()
const key = createHash('sha1').update(made).update(process.version).digest('hex')

module.exports = {
  canInstrument: true,
  process(source, file, given) {
    // Only what speaks of jest can have mocks that go first.
    const { code, map } = (source.includes('jest') ? ofTests : ofOthers).process(source, file, given)
    return { code: withoutMap(code), map }
  },
  getCacheKey: (source, file, { instrument }) =>
    createHash('sha1')
      .update([key, path.relative(root, file), instrument, source].join('\0'))
      .digest('hex'),
}
