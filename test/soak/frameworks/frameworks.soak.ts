import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Knowledge } from '../../../shared/tools/doctor/check'
import { blocksOf } from '../../frameworks/framework-page'
import { type Framework, given, serveFramework, siteFile } from '../../frameworks/framework-site'
import { expectHolds } from '../../frameworks/holds'
import { knowAll } from '../../mistakes/judge'
import { standAt } from '../../support/page/stand-at'
import { serveWordpress } from '../wordpress/serve-wordpress'

/** Express and its page's packages, from npm, in the tested versions. */
function installExpress(folder: string): void {
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  const packages = ['express@4.21.2', 'ejs@3.1.10', 'express-session@1.18.1', 'csrf-sync@4.2.1']
  const words = ['install', '--no-audit', '--no-fund', '--silent', ...packages]
  execFileSync('npm', words, { cwd: folder, stdio: 'pipe' })
}

/** Debian: ruby-railties ruby-actionpack ruby-webrick, python3-flask python3-flaskext.wtf, golang-go. */
const frameworks: Record<string, Framework & { isMasked?: boolean }> = {
  Rails: {
    page: 'rails',
    language: 'erb',
    code: 'ruby',
    start: ({ port, folder }) => ['ruby', [siteFile('rails_site.rb'), String(port), folder]],
    isMasked: true,
  },
  Flask: {
    page: 'flask',
    language: 'jinja',
    code: 'python',
    start: ({ port, folder, helpers }) => [
      '/usr/bin/python3',
      ['-B', siteFile('flask_site.py'), String(port), folder, helpers],
    ],
    // Flask signs its token with the second, so two pages of one second have the same token.
  },
  Express: {
    page: 'express',
    language: 'ejs',
    prepare: installExpress,
    start: ({ port, folder }) => [process.execPath, [siteFile('express_site.cjs'), String(port), folder]],
    isMasked: false,
  },
  Go: {
    page: 'go',
    language: 'gohtml',
    prepare: folder => void mkdirSync(path.join(folder, 'cache')),
    start: ({ port, folder }) => [
      'go',
      ['run', siteFile('go_site.go'), String(port), folder],
      { GOCACHE: path.join(folder, 'cache'), GO111MODULE: 'off' },
    ],
    isMasked: false,
  },
}

let knowledge: Knowledge
beforeAll(async () => {
  standAt('https://shop.test')
  knowledge = await knowAll()
})

test.each(Object.entries(frameworks))(
  "J-43 J-45 A page of %s with its document's lines prints correctly, and its tokens are accepted and refused as documented",
  async (_, { isMasked, ...framework }) => {
    const site = await serveFramework(framework)
    try {
      expect(await expectHolds(site.url, knowledge)).toEqual({ isMasked: isMasked ?? expect.any(Boolean) })
    } finally {
      await site.close()
    }
  },
)

/**
 * A theme with the lines of the page; it logs in the user named in the address, and accepts calls and forms.
 */
const theme = `
${blocksOf('wordpress', 'php')[0]}
add_action('init', function () {
    if (isset($_GET['as'])) { wp_set_auth_cookie(17); wp_set_current_user(17); }
    if (!preg_match('~^/(call|form)$~', $_SERVER['REQUEST_URI'])) { return; }
    ${blocksOf('wordpress', 'php')[1]}
    status_header(200); exit('{}');
}, 99);
add_action('template_redirect', function () {
    $title = ${JSON.stringify(JSON.stringify(given.title)).replaceAll('$', '\\$')};
    echo '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Milk</title>';
    wp_head();
    echo '<script type="module" src="/doorstep/loader.js"></script></head><body>';
    printf('<div data-widget="postcode-panel" data-title="%s"><a href="/register">Check</a></div>', esc_attr(json_decode($title)));
    exit('</body></html>');
});
add_action('init', function () { if (!get_user_by('id', 17)) { global $wpdb; $wpdb->insert($wpdb->users, ['ID' => 17, 'user_login' => 'ann', 'user_pass' => 'x']); } }, 1);
`

test("J-43 WordPress prints token and customer by its document's lines, and its nonces are accepted and refused", async () => {
  const wordpress = await serveWordpress('6.5')
  try {
    wordpress.also('theme', theme)
    await expectHolds(wordpress.url, knowledge)
  } finally {
    await wordpress.close()
  }
})
