// Gives tests the class names of the production build, by esbuild's local-css on a single file.
const { createHash } = require('node:crypto')
const path = require('node:path')
const esbuild = require('esbuild')

module.exports = {
  process(_source, file) {
    const spec = JSON.stringify(`./${path.basename(file)}`)
    const { outputFiles } = esbuild.buildSync({
      stdin: {
        contents: `import * as s from ${spec}; module.exports = Object.assign({ __esModule: true, default: s.default }, s.default);`,
        resolveDir: path.dirname(file),
      },
      bundle: true,
      write: false,
      outdir: path.dirname(file),
      format: 'cjs',
      loader: { '.module.css': 'local-css' },
      logLevel: 'silent',
    })
    return { code: outputFiles.find(output => output.path.endsWith('.js')).text }
  },
  getCacheKey: (source, file) =>
    createHash('sha1')
      .update(esbuild.version + file + source)
      .digest('hex'),
}
