const babelJest = require('babel-jest').default

/** Where a file of the bundle stands that asks. */
const importMeta = ({ types }) => ({
  visitor: {
    MetaProperty: path =>
      path.replaceWith(types.valueToNode({ url: 'https://shop.test/doorstep/c/asks.js' })),
  },
})

module.exports = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
  plugins: [importMeta, '@babel/plugin-transform-dynamic-import', '@babel/plugin-transform-modules-commonjs'],
})
