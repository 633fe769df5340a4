import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../engines/drivers/free-port'
import { blocksOf, templateOf } from './framework-page'

const tabs = [{ panel: 'milk', label: '</script> & "milk" <3 {{ x }} <!--' }]

/** A shop's text with everything that can break a page. */
export const given = {
  title: `Milk & “eggs” <3 "today's" £1 </div>`,
  options: { tabs },
  tabs,
}

export type Framework = {
  page: string
  /** The template language, as the page marks its blocks. */
  language: string
  /** The code language, whose first block the site runs. */
  code?: string
  /** Starts the site at that port, from the folder with site.json. */
  start: (at: {
    port: number
    folder: string
    helpers: string
  }) => [command: string, words: string[], env?: object]
  /** True if the site refuses a field, and a guest, as the framework does. */
  hasRefusals?: boolean
  /** Whether each page has another token. */
  isMasked?: true | 'at times'
  /** Prepares the folder before that. */
  prepare?: (folder: string) => void
}

export const helpers = path.resolve(__dirname, '../../shared/tools/server-helpers')
export const siteFile = (name: string) => path.join(__dirname, 'sites', name)

/** `php -S` for a page whose site consists of such files. */
export const phpSite =
  (): Framework['start'] =>
  ({ port, folder, helpers: HELPERS }) => [
    'php',
    ['-S', `127.0.0.1:${port}`, siteFile('php_site.php')],
    { SITE: folder, HELPERS: `${folder}/helpers`, FROM: HELPERS },
  ]

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let left = 400; left > 0 && server.exitCode === null; left--) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('The site does not answer.')
}

type FrameworkSite = {
  url: string
  /** The server's complaints. */
  complaints: () => string
  close: () => Promise<void>
}

/** Serves a page made of the blocks of the framework's document, in that framework. */
export async function serveFramework({
  page,
  language,
  code,
  start,
  prepare,
}: Framework): Promise<FrameworkSite> {
  const folder = mkdtempSync(path.join(tmpdir(), `doorstep-${page}-`))
  const site = {
    ...given,
    kind: page,
    page: templateOf(page, language),
    ...(code && { [code]: blocksOf(page, code)[0], [`${code}Of`]: blocksOf(page, code).slice(1) }),
  }
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(site))
  prepare?.(folder)
  const port = await freePort()
  const [command, words, env] = start({ port, folder, helpers })
  const server = spawn(command, words, { cwd: folder, env: { ...process.env, ...env }, detached: true })
  const ended = new Promise<void>(resolve => server.once('close', () => resolve()))
  const missing = new Promise<never>((_, reject) => server.once('error', reject))
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', part => {
      said += part
    })
  const close = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid)
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await Promise.race([answers(url, server), missing])
  } catch (problem) {
    await close()
    throw new Error(`${(problem as Error).message} ${said.slice(-2000)}`)
  }
  return { url, complaints: () => said, close }
}
