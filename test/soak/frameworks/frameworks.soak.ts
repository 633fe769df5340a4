import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Framework, serveFramework, siteFile } from '../../frameworks/framework-site'
import { expectHolds } from '../../frameworks/holds'
import { knowRelease } from '../../mistakes/judge'

/** Express and its page's packages, from npm, in the tested versions. */
function installExpress(folder: string): void {
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  const packages = [
    'express@4.21.2',
    'ejs@3.1.10',
    'express-session@1.18.1',
    'csrf-sync@4.2.1',
    'express-validator@7.2.1',
  ]
  const words = ['install', '--no-audit', '--no-fund', '--silent', ...packages]
  execFileSync('npm', words, { cwd: folder, stdio: 'pipe' })
}

/** Debian: ruby-railties ruby-actionpack ruby-activemodel ruby-webrick, python3-flask python3-flaskext.wtf, golang-go. */
const frameworks: Record<string, Framework & { isMasked?: boolean }> = {
  Rails: {
    page: 'rails',
    language: 'erb',
    code: 'ruby',
    hasRefusals: true,
    start: ({ port, folder, helpers }) => [
      'ruby',
      [siteFile('rails_site.rb'), String(port), folder, helpers],
    ],
    isMasked: true,
  },
  Flask: {
    page: 'flask',
    language: 'jinja',
    code: 'python',
    hasRefusals: true,
    start: ({ port, folder, helpers }) => [
      '/usr/bin/python3',
      ['-B', siteFile('flask_site.py'), String(port), folder, helpers],
    ],
    // Flask signs its token with the second, so two pages of one second have the same token.
  },
  Express: {
    page: 'express',
    language: 'ejs',
    code: 'js',
    hasRefusals: true,
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

const knowledge = knowRelease()

test.each(Object.entries(frameworks))(
  "J-43 J-45 L-52 L-67 A page of %s with its document's lines prints correctly, and its tokens are accepted and refused as documented",
  async (_, { isMasked, ...framework }) => {
    const site = await serveFramework(framework)
    try {
      expect(
        await expectHolds(site.url, knowledge, framework.hasRefusals ? framework.page : undefined),
      ).toEqual({ isMasked: isMasked ?? expect.any(Boolean) })
    } finally {
      await site.close()
    }
  },
)
