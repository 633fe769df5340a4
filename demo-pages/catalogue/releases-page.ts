import { type Html, html } from '../pages/layout/html'
import type { PageData } from '../shop/page-data'
import { catalogueFrame } from './frame'
import type { Catalogue } from './model'
import { apache, caddy, nginx, prepare } from './server-recipes'

const recipe = (id: string, title: string, about: string, lines: string): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<p class="cat-about">${about}</p>
<pre class="cat-json" tabindex="0">${lines}</pre></section>
`

/** Renders, for those who run the shop's servers, what a release costs a returning visitor, and how to reduce that. */
export function releasesContent(): Html {
  return html`<header class="cat-head"><h1>Releases</h1>
<p>What to set on a server so that people fetch little, and little again when they come back.</p></header>
<section aria-labelledby="files"><h2 id="files">What changes</h2>
<p class="cat-about">React, each part and each widget have a file of their own, named after its place and what is in it: <code>c/1-x7Ud.js</code> is the second part. A file keeps its name while it does not change, whatever else does. A new version alone changes only <code>loader.js</code>, which, like <code>page.css</code>, is asked for at every visit: send it with an <code>ETag</code>, and answer <code>If-None-Match</code> with 304. Earlier files stay in place for 14 days, as pages that are open still ask for them; “Up and back” in <code>docs/upgrading.md</code> has the lines that keep them and take them away, on the way up and on the way back.</p></section>
<section aria-labelledby="encoded"><h2 id="encoded">Compressed files</h2>
<p class="cat-about">Beside each script and style sheet stand <code>.br</code> and <code>.gz</code>, compressed as well as it goes: 7 to 9 % less than what a server compresses while it sends, which this saves it. The lines below send them. Of <code>loader.js</code> and <code>page.css</code>, whose names stay, those of another release must go first, as “Up and back” does.</p></section>
<section aria-labelledby="dictionaries"><h2 id="dictionaries">Dictionaries</h2>
<p class="cat-about">A browser that still has <code>c/1-x7Ud.js</code> needs only what is different in the next one (<a href="https://www.rfc-editor.org/rfc/rfc9842">RFC 9842</a>). <code>Use-As-Dictionary</code> says for which addresses a file is a dictionary; the browser names what it has in <code>Available-Dictionary</code> and takes <code>dcz</code>. Chromium does so over https and on localhost; all others are sent what they are sent now. Each request needs the same <code>Vary</code>, and dictionaries need the bundle on the page's own origin.</p></section>
${recipe('prepare', 'Prepare the files', 'Each file of a release has its .br and .gz beside it. This makes what is different in it from each earlier version that is still there. It needs zstd and openssl. The demo shop does the same while it runs.', prepare)}
${recipe('nginx', 'nginx', 'The first two lines stand in http, the others in server. The lines brotli_static need a module of its own (Debian: libnginx-mod-http-brotli-static); without it, leave them out. Pages are at /doorstep/ and files in /var/www/doorstep/ here.', nginx)}
${recipe('apache', 'Apache', 'In the server’s own configuration, with mod_rewrite and mod_headers; ETags are sent unless they are turned off.', apache)}
${recipe('caddy', 'Caddy', 'In the block of your site; what stands there beside it, such as reverse_proxy, goes on as it is.', caddy)}`
}

/** Renders the page about releases. */
export function releasesPage(catalogue: Catalogue, data: PageData): string {
  const main = releasesContent()
  return catalogueFrame(
    { title: 'Releases', current: 'releases', main, script: 'catalogue' },
    catalogue,
    data,
  )
}
