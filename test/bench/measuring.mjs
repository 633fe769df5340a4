// Shared by the measurements: one Chromium, file sizes and summaries.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '../support/machine.mjs'

export async function openBrowser(more = []) {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--js-flags=--expose-gc',
      ...more,
    ],
  })
}

const sizes = new Map()

/** Bytes of a file of the bundle by the best compression; the file is requested as `/doorstep/…`. */
export function bestSize(folder, pathname) {
  const file = path.join(folder, pathname.replace('/doorstep/', ''))
  if (!sizes.has(file))
    sizes.set(
      file,
      readFile(file).then(content => brotliCompressSync(content).length),
    )
  return sizes.get(file)
}

export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
export const range = values => `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}`
