import { parseSync, types } from '@babel/core'

/** A script as a tree of what it says; one that cannot be read ends the test. */
export function parseScript(text: string, filename: string): types.File {
  const tree = parseSync(text, {
    filename,
    babelrc: false,
    configFile: false,
    presets: ['@babel/preset-typescript'],
  })
  if (!types.isFile(tree)) throw new Error(`${filename} cannot be read.`)
  return tree
}
