import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../engines/drivers/free-port'
import { makeWordpress } from './wordpress-folder'

export type Role = 'admin' | 'editor' | 'author'

export type Wordpress = {
  url: string
  /** The folder of the site. */
  site: string
  version: string
  /** Creates a page outside the editor and returns its number. */
  write: (content: string, as?: Role) => Promise<string>
  /** Activates another plugin made of these lines of PHP. */
  also: (name: string, php: string) => void
  /** PHP's complaints about our files. */
  complaints: () => string[]
  close: () => Promise<void>
}

const writer = `<?php
add_action('init', function () {
  if (!isset($_GET['write'])) { return; }
  wp_set_current_user(get_user_by('login', $_GET['write'])->ID);
  $id = wp_insert_post(['post_title' => 'Written', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => wp_slash(file_get_contents('php://input'))]);
  exit((string) $id);
}, 99);
`

async function answers(url: string): Promise<void> {
  for (let left = 200; left > 0; left--) {
    if (await fetch(`${url}/wp-login.php`).catch(() => undefined)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('WordPress does not answer.')
}

/** Serves a new WordPress: a version from npm, or an existing folder. */
export async function serveWordpress(asked: string): Promise<Wordpress> {
  const url = `http://127.0.0.1:${await freePort()}`
  const { site, version } = makeWordpress(asked, url)
  const extras = path.join(site, 'wp-content/mu-plugins')
  mkdirSync(extras, { recursive: true })
  writeFileSync(path.join(extras, 'write.php'), writer)
  const server = spawn('php', ['-d', 'opcache.enable=0', '-S', new URL(url).host], {
    cwd: site,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // PHP's workers end with the server.
    detached: true,
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  await answers(url)
  const log = path.join(site, 'wp-content/debug.log')
  return {
    url,
    site,
    version,
    async write(content, as = 'admin') {
      const answer = await fetch(`${url}/?write=${as}`, { method: 'POST', body: content })
      return answer.text()
    },
    also: (name, php) => writeFileSync(path.join(extras, `${name}.php`), `<?php\n${php}\n`),
    complaints: () =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter(line => line.includes('doorstep'))
        : [],
    async close() {
      if (server.pid) process.kill(-server.pid)
      await ended
      rmSync(site, { recursive: true, force: true })
    },
  }
}
