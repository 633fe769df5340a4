import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../engines/drivers/free-port'
import { ahead } from '../shop-time'

const router = path.resolve(__dirname, '../../../demo-pages/php-shop/router.php')

export type PhpShop = {
  url: string
  /** The file of its database. */
  database: string
  /** PHP's error log; a test expects it to be empty. */
  complaints: () => string
  close: () => Promise<void>
}

/** Serves the PHP shop with a new database, on the day of all shops. */
export async function servePhpShop(): Promise<PhpShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'php-shop-'))
  const log = path.join(folder, 'errors.log')
  const database = path.join(folder, 'shop.sqlite')
  const url = `http://127.0.0.1:${await freePort()}`
  const settings = { log_errors: '1', error_log: log, 'session.save_path': folder }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`])
  const server = spawn('php', [...given, '-S', new URL(url).host, router], {
    env: {
      ...process.env,
      SHOP_DATABASE: database,
      SHOP_CLOCK_SHIFT: String(Math.round(ahead / 1000)),
    },
    stdio: 'ignore',
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const complaints = () => {
    try {
      return readFileSync(log, 'utf8')
    } catch {
      return ''
    }
  }
  const close = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answers(url, complaints)
  } catch (trouble) {
    await close()
    throw trouble
  }
  return { url, database, complaints, close }
}

async function answers(url: string, complaints: () => string): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const answer = await fetch(`${url}/winkel/`).catch(() => null)
    if (answer?.ok) return
    if (answer) throw new Error(`The PHP shop answers ${answer.status}: ${complaints()}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`The PHP shop does not start: ${complaints()}`)
}
