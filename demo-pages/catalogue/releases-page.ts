import { type Html, html } from '../pages/html'
import type { PageData } from '../shop/page-data'
import { catalogueFrame } from './frame'
import type { Catalogue } from './model'

const prepare = String.raw`#!/bin/bash
# In the folder of the bundle, when a release has been copied over the last one: nothing is taken away.
shopt -s nullglob
gzip -9 -k -f loader.js page.css
> old.txt
for new in $(grep -oE '"[wcs]/[^"]+\.(js|css)"' manifest.json | tr -d '"' | sort -u); do
  gzip -9 -k -f "$new"
  kind=.${'$'}{new##*.}; stem=${'$'}{new%-*}
  for old in "$stem"-????"$kind"; do
    [ "$old" = "$new" ] && continue
    name=$(openssl dgst -sha256 -r "$old" | cut -c1-16)
    sum=$(openssl dgst -sha256 -binary "$old" | base64)
    { printf '\x5e\x2a\x4d\x18\x20\x00\x00\x00'
      openssl dgst -sha256 -binary "$old"
      zstd -19 -q -c -D "$old" "$new"; } > "$new.$name.dcz"
    echo ":$sum: $name" >> old.txt
  done
done
sort -u -o old.txt old.txt
sed 's/^\(\S*\) \(.*\)$/"\1" \2;/' old.txt > old.map`

const nginxDcz = (ending: string, type: string) =>
  String.raw`location ~ ^(?<stem>/doorstep/[wcs]/.+-)\w+(?<kind>\.${ending})\.\w+\.dcz$ {
  internal;
  types { } default_type ${type};
  add_header Content-Encoding dcz;
  add_header Cache-Control "public, max-age=31536000, immutable";
  add_header Vary "Accept-Encoding, Available-Dictionary";
  add_header Use-As-Dictionary 'match="$stem*$kind"';
}`

const nginx = String.raw`map $http_available_dictionary $old { default none; include /var/www/doorstep/old.map; }
map $http_accept_encoding $dcz { default none; ~\bdcz\b dcz; }

location ~ ^(?<stem>/doorstep/[wcs]/.+-)\w+(?<kind>\.(?:js|css))$ {
  gzip_static on;                      # and brotli_static, where the module is there
  add_header Cache-Control "public, max-age=31536000, immutable";
  add_header Vary "Accept-Encoding, Available-Dictionary";
  add_header Use-As-Dictionary 'match="$stem*$kind"';
  if (-f $request_filename.$old.$dcz) { rewrite ^ $uri.$old.$dcz last; }
}
${nginxDcz('js', 'text/javascript')}
${nginxDcz('css', 'text/css')}
location /doorstep/ { gzip_static on; etag on; add_header Cache-Control no-cache; }`

const apache = String.raw`RewriteEngine on
RewriteMap old txt:/var/www/doorstep/old.txt
RewriteCond %{HTTP:Accept-Encoding} \bdcz\b
RewriteCond ${'$'}{old:%{HTTP:Available-Dictionary}|none} ^(\w+)$
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.%1.dcz -f
RewriteRule ^/doorstep/[wcs]/.+\.(js|css)$ %{DOCUMENT_ROOT}%{REQUEST_URI}.%1.dcz [E=dcz:1,E=no-gzip:1,E=no-brotli:1]

<LocationMatch "^(?<stem>/doorstep/[wcs]/.+-)\w+(?<kind>\.(?:js|css))">
  Header set Cache-Control "public, max-age=31536000, immutable"
  Header append Vary "Accept-Encoding, Available-Dictionary"
  Header set Use-As-Dictionary 'match="%{MATCH_STEM}e*%{MATCH_KIND}e"'
</LocationMatch>
<LocationMatch "^/doorstep/(loader\.js|page\.css)$">
  Header set Cache-Control no-cache
</LocationMatch>
<FilesMatch "\.js\.\w+\.dcz$">
  ForceType text/javascript
</FilesMatch>
<FilesMatch "\.css\.\w+\.dcz$">
  ForceType text/css
</FilesMatch>
Header set Content-Encoding dcz env=dcz
AddOutputFilterByType DEFLATE text/javascript text/css application/json`

const recipe = (id: string, title: string, about: string, lines: string): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<p class="cat-about">${about}</p>
<pre class="cat-json" tabindex="0">${lines}</pre></section>
`

/** Renders the page for those who run the shop's servers: what a release costs a visitor who comes back, and how to make it little. */
export function releasesPage(catalogue: Catalogue, data: PageData): string {
  const main = html`<header class="cat-head"><h1>Releases</h1>
<p>What to set on a server so that people who come back fetch little.</p></header>
<section aria-labelledby="files"><h2 id="files">What changes</h2>
<p class="cat-about">React, each part and each widget have a file of their own, named after its place and what is in it: <code>c/1-x7Ud.js</code> is the second part. A file keeps its name while it does not change, whatever else does. A new version alone changes only <code>loader.js</code>, which, like <code>page.css</code>, is asked for at every visit: send it with an <code>ETag</code>, and answer <code>If-None-Match</code> with 304. Earlier files stay in place for 14 days, as pages that are open still ask for them; “Up and back” in <code>README.md</code> has the lines that keep them and take them away, on the way up and on the way back.</p></section>
<section aria-labelledby="dictionaries"><h2 id="dictionaries">Dictionaries</h2>
<p class="cat-about">A browser that still has <code>c/1-x7Ud.js</code> needs only what is different in the next one (<a href="https://www.rfc-editor.org/rfc/rfc9842">RFC 9842</a>). <code>Use-As-Dictionary</code> says for which addresses a file is a dictionary; the browser names what it has in <code>Available-Dictionary</code> and takes <code>dcz</code>. Chromium does so over https and on localhost; all others are sent what they are sent now. Each request needs the same <code>Vary</code>, and dictionaries need the bundle on the page's own origin.</p></section>
${recipe('prepare', 'Prepare the files', 'Compresses each file of a release, and once more for each earlier version that is still there. It needs zstd and openssl. The demo shop does the same while it runs.', prepare)}
${recipe('nginx', 'nginx', 'The first two lines stand in http, the others in server.', nginx)}
${recipe('apache', 'Apache', 'In the server’s own configuration, with mod_rewrite, mod_headers and mod_deflate; ETags are sent unless they are turned off.', apache)}`
  return catalogueFrame(
    { title: 'Releases', current: 'releases', main, script: 'catalogue' },
    catalogue,
    data,
  )
}
