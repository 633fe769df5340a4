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

/** Renders the page for those who run the shop's servers: what a returning visitor fetches again, and how to reduce that. */
export function releasesContent(): Html {
  return html`<header class="cat-head"><h1>Releases</h1>
<p>The settings of a server with which visitors fetch little, at the first visit and at later visits.</p></header>
<section aria-labelledby="files"><h2 id="files">What changes</h2>
<p class="cat-about">React, each shared part and each widget have a file of their own. Its name has a number and a hash of its content: <code>c/1-x7Ud.js</code> is the second part. A file keeps its name as long as its content stays the same. Only <code>loader.js</code> changes with every version. Browsers request <code>loader.js</code> and <code>page.css</code> at every visit: send them with an <code>ETag</code>, and answer <code>If-None-Match</code> with 304. Keep earlier files for 14 days, because open pages still request them. “Up and back” in <code>docs/upgrading.md</code> has the lines that keep and delete these files.</p></section>
<section aria-labelledby="encoded"><h2 id="encoded">Compressed files</h2>
<p class="cat-about">Beside each script and style sheet there are <code>.br</code> and <code>.gz</code> files with the best compression. They are 7 to 9 % smaller than files that a server compresses while it sends. The settings below send them. The names of <code>loader.js</code> and <code>page.css</code> stay the same, so delete the compressed files of the other release first. “Up and back” does this.</p></section>
<section aria-labelledby="dictionaries"><h2 id="dictionaries">Dictionaries</h2>
<p class="cat-about">A browser that still has <code>c/1-x7Ud.js</code> needs only the differences of the next version (<a href="https://www.rfc-editor.org/rfc/rfc9842">RFC 9842</a>). <code>Use-As-Dictionary</code> says for which addresses a file is a dictionary. The browser names its file in <code>Available-Dictionary</code> and accepts <code>dcz</code>. Chromium does this over https and on localhost. Other browsers get the usual files. Every answer needs the same <code>Vary</code>. The bundle must be on the page's own origin.</p></section>
${recipe('prepare', 'Prepare the files', 'This script makes the differences between each file and its earlier versions in the folder. It needs zstd and openssl. The demo shop does the same while it runs.', prepare)}
${recipe('nginx', 'nginx', 'Put the first two lines into http and the others into server. The lines brotli_static need a module (Debian: libnginx-mod-http-brotli-static); without the module, leave them out. In this example the address is /doorstep/ and the folder is /var/www/doorstep/.', nginx)}
${recipe('apache', 'Apache', 'Put these lines into the server’s own configuration. They need mod_rewrite and mod_headers. Apache sends ETags by itself unless they are switched off.', apache)}
${recipe('caddy', 'Caddy', 'Put these lines into the block of your site. Other lines of the block, such as reverse_proxy, stay as they are.', caddy)}`
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
