// Serves a page of docs/frameworks/express.md: node express_site.cjs PORT FOLDER, where FOLDER has site.json
// and node_modules.
const { createRequire } = require('node:module')
const { readFileSync } = require('node:fs')
const [, , port, folder] = process.argv
const get = createRequire(`${folder}/site.json`)
const express = get('express')
const ejs = get('ejs')
const session = get('express-session')
const { csrfSync } = get('csrf-sync')
const { body, validationResult } = get('express-validator')
const site = JSON.parse(readFileSync(`${folder}/site.json`, 'utf8'))
const app = express()
app.use(session({ secret: 'a secret of the test', resave: false, saveUninitialized: true }))
app.use(express.json(), express.urlencoded({ extended: true }))
const { csrfSynchronisedProtection, generateToken } = csrfSync({
  getTokenFromRequest: request => request.headers['x-csrf-token'] ?? request.body?._csrf,
})
app.get('/', (request, response) => {
  if (request.query.as) request.session.customer = request.query.as
  const { title, options, page } = site
  const user = request.session.customer ? { id: request.session.customer } : null
  response.send(ejs.render(page, { title, options, user, csrfToken: generateToken(request) }))
})
app.get('/private', (_, response) => response.redirect('/login?return=/private'))
app.use(csrfSynchronisedProtection)
// The lines of the page; the test has an address of its own.
const lines = site.jsOf[0].replace('/register/postcode/verify', '/refuse')
new Function('app', 'generateToken', 'body', 'validationResult', lines)(
  app,
  generateToken,
  body,
  validationResult,
)
app.post(['/call', '/form'], (_, response) => response.json({ data: {} }))
app.listen(Number(port), '127.0.0.1')
