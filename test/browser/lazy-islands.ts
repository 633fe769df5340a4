import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import type { VisitorSetup } from '../../demo-pages/shop/server/control'
import { fillBox, journeys } from './journey'

// This file is about printed state.
export const browser = journeys({ isPrinted: true })

export const dist = path.resolve(__dirname, '../../dist')

export const brotli = (file: string) => brotliCompressSync(readFileSync(path.join(dist, file))).length

/**
 * Every file of the bundle requested by the page so far, except prefetched files and helpers that a site
 * includes itself.
 */
export const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
      ({ href }) => href,
    )
    return (
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // On a tab's first page the customer's name is stored once the page is quiet. The clock requests only
        // a file's date.
        .filter(({ initiatorType }) => initiatorType !== 'fetch')
        .filter(({ name }) => !ahead.includes(name) && !/\/c\/(?:ahead|login)-/.test(name))
        .map(({ name }) => /\/doorstep\/(?!helpers\/)([^?]+)$/.exec(new URL(name).pathname)?.[1] ?? '')
        .filter(Boolean)
    )
  })

export const scriptOf = (files: readonly string[]) =>
  files.filter(file => file.endsWith('.js')).reduce((sum, file) => sum + brotli(file), 0)

/** Bytes of script that a page may load before anybody acts: the loader, and what follows printed facts. */
export const scriptBeforeActing = 8_600

/** Bytes that a page may prefetch for people who may never act. */
export const aheadAtMost = 92_000

export const guest: VisitorSetup = { as: 'guest', hasPostcode: false }

export const customer: VisitorSetup = { as: 'customer' }

/** Opens the page of a customer whose box has three pieces of cheese. */
export async function openWithCheese(page: Page): Promise<void> {
  await fillBox(page, 231, 3)
  await page.goto(`${browser.url}/shop/best-of-local/featured`, { waitUntil: 'networkidle' })
}
