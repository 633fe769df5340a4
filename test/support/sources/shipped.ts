import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** The scripts in those folders of the repository, in order. */
export const filesIn = (folders: readonly string[]): string[] =>
  folders.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts'))
      .map(file => `${folder}/${file}`)
      .sort(),
  )

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
