import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { arrive, journeys } from '../journey'

export const walk = journeys()

export const dist = path.resolve(__dirname, '../../../dist')

export const read = (file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'))

export const { outputs } = read('meta.json') as {
  outputs: Record<string, { entryPoint?: string; inputs: object }>
}

/** The built file from which a part of a widget is loaded. */
export function chunkOf(source: string): string {
  const [file] =
    Object.entries(outputs).find(([, { entryPoint, inputs }]) =>
      entryPoint ? entryPoint === source : source in inputs,
    ) ?? []
  if (!file) throw new Error(`${source} is no chunk of its own`)
  return file
}

/** From now on that file fails to load, also when it is requested again. */
export async function lose(page: Page, file: string): Promise<{ asked: number }> {
  const count = { asked: 0 }
  await page.route(`**/doorstep/${file}*`, route => {
    count.asked++
    return route.abort()
  })
  return count
}

/** A page that never loaded that file: prefetching does not bring it either. */
export async function visitWithout(file: string, address: string, names: string[], phone = false) {
  const page = await walk.visit('/assets/logo-mark.svg', [], {
    as: 'customer',
    ...(phone && { viewport: { width: 390, height: 800 } }),
  })
  const count = await lose(page, file)
  await page.goto(`${walk.url}${address}`)
  await arrive(page, names)
  return { page, count }
}

/** Every address that the page visits from now on. */
export function navigations(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', frame => seen.push(frame.url()))
  return seen
}

export const stateOf = (page: Page, name: string) =>
  page.getAttribute(`[data-widget="${name}"]`, 'data-widget-state')

export const card = (page: Page) =>
  page.locator('.product', { has: page.getByText('Double cream', { exact: true }) })
