import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from '../drivers/engine'

/** With PICTURES=<folder>, keeps a screenshot of each step. */
export function createAlbum(engine: Engine, title: string) {
  const folder = process.env.PICTURES
  let count = 0
  return {
    async add(words: string): Promise<void> {
      if (!folder) return
      mkdirSync(folder, { recursive: true })
      count++
      const step = `${title.slice(0, 50)}-${String(count).padStart(2, '0')}-${words}`
      const file = step.replace(/[^\w-]+/g, '-').slice(0, 90)
      // A page that is being left has no screenshot.
      const image = await engine.picture().catch(() => undefined)
      if (image) writeFileSync(path.join(folder, `${file}.png`), image)
    },
  }
}
