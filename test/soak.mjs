// `npm run soak` runs in full what `npm test` runs in part, for a whole night; the parts are below. `npm run
// soak -- models` runs only the named ones. RUNS=<n> makes n times as many runs of the models. All but the models
// need a build.
import { spawnSync } from 'node:child_process'

const parts = {
  // At their full numbers, the catalogue's forms with 200 changes of each.
  models:
    'FULL=1 npx jest --selectProjects=unit --testPathPatterns test/models test/demo-pages/catalogue/form',
  // Every field, example, scene and answer in every way, every damaged placeholder, and a release made in two
  // places.
  tables:
    'FULL=1 npx jest --selectProjects=unit --testPathIgnorePatterns test/models test/browser test/engines',
  // Every widget, library, width and fault, a thousand presses and handovers, and memory leaks of widgets.
  browser: 'FULL=1 npx jest --selectProjects browser search --testPathPatterns test/browser -i',
  // Every journey in every engine, on the server and on the static demo, and the PHP shop in the engines that
  // npm test leaves out.
  engines: 'FULL=1 npx jest --selectProjects engines search --testPathPatterns test/engines -i',
  // The lines for servers, in nginx, Apache and Caddy.
  servers: 'npx jest --selectProjects=search --testPathPatterns test/release/servers',
  // The blocks and the shortcode in WordPress, which npm has in three versions; WORDPRESS=<folder> is
  // another.
  wordpress: 'npx jest --selectProjects=search --testPathPatterns test/soak/wordpress',
  // Pages of docs/frameworks in Rails, Flask, Express, Go and JSP on Tomcat; Django, PHP, Laravel's and Symfony's
  // views run in npm test.
  frameworks: 'npx jest --selectProjects=search --testPathPatterns test/soak/frameworks',
  // Planted bugs, each of which a test must notice.
  mutants: 'node test/soak/mutants/run.mjs',
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !Object.hasOwn(parts, name))
if (unknown.length) {
  process.stderr.write(`There is no part ${unknown.join(', ')}; expected ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
}
for (const name of asked.length ? asked : Object.keys(parts)) {
  const { status } = spawnSync(parts[name], {
    shell: true,
    stdio: 'inherit',
    env: { RUNS: '1', ...process.env },
  })
  if (status !== 0) process.exitCode = status ?? 1
}
