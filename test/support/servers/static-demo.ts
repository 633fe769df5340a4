import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { start } from '../shop-time'

const root = path.resolve(__dirname, '../../..')

/** Writes the static demo of the built bundle, as `npm run build:demo` does, into a folder that `remove` deletes. */
export function writeStaticDemo(env: Readonly<Record<string, string>> = {}): {
  folder: string
  remove: () => void
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-demo-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync(process.execPath, ['demo-pages/static/build-static.mjs', folder], {
      cwd: root,
      env: { ...process.env, SHOP_DATE: start, ...env },
    })
  } catch (problem) {
    remove()
    throw problem
  }
  return { folder, remove }
}
