import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blocksOf } from '../../frameworks/framework-page'
import { type Framework, serveFramework, siteFile } from '../../frameworks/framework-site'
import { expectAllHold, visitorOf } from '../../frameworks/holds'

/** Express and its page's packages, from npm, in the tested versions. */
function installExpress(folder: string): void {
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  const packages =
    'express@4.21.2 ejs@3.1.10 express-session@1.18.1 csrf-sync@4.2.1 express-validator@7.2.1'.split(' ')
  const words = ['install', '--no-audit', '--no-fund', '--silent', ...packages]
  execFileSync('npm', words, { cwd: folder, stdio: 'pipe' })
}

const java = '/usr/share/java'
const tomcat = /^(tomcat10-[a-z-]+|eclipse-jdt-core|jackson-(core|databind|annotations))\.jar$/

/** The document's classes, and JSTL as Tomcat 10 wants it. */
function prepareTomcat(folder: string): void {
  const [, filter = '', servlet = '', redirect = ''] = blocksOf('jsp', 'java')
  const login = `class Private extends HttpServlet {\n@Override\nprotected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {\n${redirect}}\n}\n`
  const site = readFileSync(siteFile('jsp_site.java'), 'utf8')
  writeFileSync(path.join(folder, 'JspSite.java'), site + filter + servlet + login)
  for (const part of ['spec', 'impl', 'jstlel'])
    execFileSync('javax2jakarta', [`${java}/taglibs-standard-${part}.jar`, path.join(folder, `${part}.jar`)])
}

/**
 * Debian: ruby-railties ruby-actionpack ruby-activemodel ruby-webrick, python3-flask python3-flaskext.wtf, golang-go,
 * default-jdk-headless libtomcat10-java libjackson2-databind-java libtaglibs-standard-impl-java
 * libtaglibs-standard-jstlel-java tomcat-jakartaee-migration.
 */
const frameworks: Record<string, Framework> = {
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
    isMasked: 'at times',
  },
  Express: {
    page: 'express',
    language: 'ejs',
    code: 'js',
    hasRefusals: true,
    prepare: installExpress,
    start: ({ port, folder }) => [process.execPath, [siteFile('express_site.cjs'), String(port), folder]],
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
  },
  'JSP on Tomcat': {
    page: 'jsp',
    language: 'jsp',
    code: 'java',
    hasRefusals: true,
    prepare: prepareTomcat,
    start: ({ port, folder }) => {
      const jars = readdirSync(java).filter(name => tomcat.test(name))
      const classes = [...jars.map(name => `${java}/${name}`), `${folder}/*`].join(':')
      return ['java', ['-cp', classes, 'JspSite.java', String(port), folder]]
    },
  },
}

expectAllHold(frameworks)

test('L-67 The example for Rails takes one whole order: a postcode, a box, the login on the way, a date, the number', async () => {
  const site = await serveFramework(frameworks.Rails as Framework)
  const visitor = visitorOf(site.url)
  const send = async (method: string, address: string, sent: object) => {
    const { token } = JSON.parse((await visitor('/csrf-token')).body)
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
    const { status, body } = await visitor(address, { method, headers, body: JSON.stringify(sent) })
    return [status, JSON.parse(body)]
  }
  const checkout = '/api/bol-checkout'
  const said = [
    await send('POST', '/register/postcode/verify', { postcode: 'X' }),
    await send('POST', '/register/postcode/verify', { postcode: 'BS3 4TN' }),
    await send('POST', `${checkout}/update-date`, {}),
    await send('POST', '/api/product/bol', { id: '221', quantity: 1 }),
    await send('PUT', '/api/bol-basket/line-221', { quantity: 2 }),
  ]
  const { body } = await visitor('/shop')
  const date = /"value":"(\d{4}-\d\d-\d\d)"/.exec(body)?.[1]
  said.push(await send('POST', `${checkout}/update-date`, { date }))
  said.push(await send('POST', `${checkout}/confirm`, {}))
  await visitor('/?as=17')
  said.push(await send('POST', `${checkout}/confirm`, {}))
  const { products } = JSON.parse((await visitor('/api/bol-basket')).body)
  await site.close()
  expect(said.map(([status]) => status)).toEqual([422, 200, 401, 200, 200, 200, 401, 200])
  expect(JSON.stringify([said[0], said[7], products])).toMatch(/"postcode":\["Inv.*"id":"\d+".*,\[\]\]$/)
  expect(body).toMatch(
    /has-postcode" content="yes"[\s\S]*"order-dialog"[\s\S]*"bol-basket"[\s\S]*"checkout-panel"/,
  )
})
