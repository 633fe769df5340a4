import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'

// No package registry has WordPress itself; this package has five of its releases, and the files for SQLite.
const builds = 'wordpress-builds@0.9.19'
const cache = path.join(
  process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'),
  'doorstep',
  builds.replace('@', '-'),
)
const dist = path.resolve(__dirname, '../../../dist')

/** The oldest release that PHP 8 runs without complaint, and the newest. */
const packed = ['6.2', '6.5', 'nightly']

/** The WordPress folders to try: those in WORDPRESS, separated by commas, or those from npm. */
export const asked: readonly string[] = process.env.WORDPRESS?.split(',') ?? packed

function getBuilds(): string {
  const folder = path.join(cache, 'package')
  if (existsSync(folder)) return folder
  const getting = mkdtempSync(path.join(tmpdir(), 'wordpress-'))
  const archive = execFileSync('npm', ['pack', `@wp-playground/${builds}`, '--silent'], {
    cwd: getting,
    encoding: 'utf8',
  }).trim()
  execFileSync('tar', ['xzf', archive], { cwd: getting })
  mkdirSync(cache, { recursive: true })
  renameSync(path.join(getting, 'package'), folder)
  rmSync(getting, { recursive: true })
  return folder
}

function unzip(archive: string, into: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    const file = path.join(into, name)
    if (name.endsWith('/')) mkdirSync(file, { recursive: true })
    else {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
  }
}

const plugin = 'sqlite-database-integration'

/** Puts WordPress into a folder: its PHP files are in an archive, the rest beside it. */
function layWordpress(version: string, site: string, builds: string): void {
  if (!packed.includes(version)) {
    cpSync(version, site, { recursive: true })
    return
  }
  unzip(path.join(builds, `src/wordpress/wp-${version}.zip`), site)
  cpSync(path.join(builds, 'public', `wp-${version}`), site, { recursive: true })
  // The owner's ids are those of the machine that packed it.
  for (const each of ['wp-config.php', 'wp-content/database', 'wp-content/mu-plugins'])
    rmSync(path.join(site, each), { recursive: true, force: true })
}

function laySqlite(site: string, builds: string): void {
  const plugins = path.join(site, 'wp-content/plugins')
  rmSync(path.join(plugins, plugin), { recursive: true, force: true })
  unzip(path.join(builds, `src/${plugin}/${plugin}.zip`), plugins)
  renameSync(path.join(plugins, `${plugin}-main`), path.join(plugins, plugin))
  const dropIn = readFileSync(path.join(plugins, plugin, 'db.copy'), 'utf8')
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', path.join(plugins, plugin))
    .replaceAll('{SQLITE_PLUGIN}', `${plugin}/load.php`)
  writeFileSync(path.join(site, 'wp-content/db.php'), dropIn)
}

const settings = (url: string) => `<?php
foreach (['DB_NAME', 'DB_USER', 'DB_PASSWORD', 'DB_HOST', 'DB_COLLATE'] as $name) { define($name, 'shop'); }
define('DB_CHARSET', 'utf8mb4');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) { define($name . '_KEY', $name); define($name . '_SALT', $name); }
$table_prefix = 'wp_';
define('WP_DEBUG', true);
define('WP_DEBUG_LOG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

const install = `<?php
define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
function wp_new_blog_notification() {}
wp_install('Shop', 'admin', 'admin@example.org', true, '', 'secret');
wp_insert_user(['user_login' => 'author', 'user_pass' => 'secret', 'role' => 'author', 'user_email' => 'author@example.org']);
wp_insert_user(['user_login' => 'editor', 'user_pass' => 'secret', 'role' => 'editor', 'user_email' => 'editor@example.org']);
$problem = activate_plugin('doorstep-wordpress/doorstep-wordpress.php');
if ($problem) { throw new Exception($problem->get_error_message()); }
echo $GLOBALS['wp_version'];
`

type WordpressFolder = { site: string; version: string }

/** A new WordPress with our plugin, installed as its README says, for an address. */
export function makeWordpress(version: string, url: string): WordpressFolder {
  const builds = getBuilds()
  const site = mkdtempSync(path.join(tmpdir(), 'wordpress-'))
  layWordpress(version, site, builds)
  laySqlite(site, builds)
  cpSync(path.join(dist, 'doorstep-wordpress'), path.join(site, 'wp-content/plugins/doorstep-wordpress'), {
    recursive: true,
  })
  for (const each of ['loader.js', 'page.css', 'manifest.json', 'c', 's', 'w'])
    cpSync(path.join(dist, each), path.join(site, 'doorstep', each), { recursive: true })
  writeFileSync(path.join(site, 'wp-config.php'), settings(url))
  writeFileSync(path.join(site, 'install.php'), install)
  const printed = execFileSync('php', ['install.php'], { cwd: site, encoding: 'utf8' })
  if (!/^\d+\.\d[\w.-]*$/.test(printed.trim()))
    throw new Error(`WordPress ${version} was not installed: ${printed.slice(-400)}`)
  return { site, version: printed.trim() }
}
