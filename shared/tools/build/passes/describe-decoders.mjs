import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { exportedNames } from './exported-names.mjs'

const wrappers = {
  'shared/platform/values/decoder.ts': 'describedDecoders(plain)',
  'shared/domain/api/client/fields.ts': 'describedFields(plain, decoders)',
}

/** An esbuild plugin for code that runs in Node: it lets decoders describe what they consist of. */
export const describeDecoders = root => ({
  name: 'describe-decoders',
  setup(build) {
    build.onLoad(
      { filter: /\/shared\/(platform\/values\/decoder|domain\/api\/client\/fields)\.ts$/ },
      async ({ path: file, suffix }) => {
        if (suffix === '?plain') return { contents: await readFile(file, 'utf8'), loader: 'ts' }
        const wrapper = wrappers[path.relative(root, file)]
        const names = await exportedNames(file)
        const contents = `
        import * as plain from '${file}?plain'
        import * as decoders from '${root}/shared/platform/values/decoder'
        import { describedFields, describedDecoders } from '${root}/shared/tools/contract/shapes'
        const described = ${wrapper}
        export const { ${names.join(', ')} } = described`
        return { contents, loader: 'ts', resolveDir: path.dirname(file) }
      },
    )
    build.onResolve({ filter: /\?plain$/ }, ({ path: file }) => ({
      path: file.replace('?plain', ''),
      suffix: '?plain',
    }))
  },
})
