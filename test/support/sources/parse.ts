import { parseSync, types } from '@babel/core'

/** Parses a script; throws if it is invalid. */
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
