// The settings with which servers send the bundle in its smallest form; the tests run these lines in the servers
// themselves.

/**
 * Makes the differences to the versions that a visitor may still have. The lines are for any shell, in the folder of
 * the bundle.
 */
export const prepare: string = String.raw`#!/bin/sh
# Run this in the folder of the bundle, after you have copied a release over the last one. It deletes nothing.
> old.txt
for new in $(grep -oE '"[wcs]/[^"]+\.(js|css)"' manifest.json | tr -d '"' | sort -u); do
  kind=.${'$'}{new##*.}; stem=${'$'}{new%-*}
  for old in "$stem"-????"$kind"; do
    [ -f "$old" ] && [ "$old" != "$new" ] || continue
    name=$(openssl dgst -sha256 -r "$old" | cut -c1-16)
    sum=$(openssl dgst -sha256 -binary "$old" | base64)
    { printf '\136\052\115\030\040\000\000\000'
      openssl dgst -sha256 -binary "$old"
      zstd -19 -q -c -D "$old" "$new"; } > "$new.$name.dcz"
    echo ":$sum: $name" >> old.txt
  done
done
sort -u -o old.txt old.txt
sed 's/^\([^ ]*\) \(.*\)$/"\1" \2;/' old.txt > old.map`

const nginxDcz = (ending: string, type: string) =>
  String.raw`location ~ ^(?<stem>/doorstep/[wcs]/.+-)\w+(?<kind>\.${ending})\.\w+\.dcz$ {
  internal;
  types { } default_type ${type};
  add_header Content-Encoding dcz;
  add_header Cache-Control "public, max-age=31536000, immutable";
  add_header Vary "Accept-Encoding, Available-Dictionary";
  add_header Use-As-Dictionary 'match="$stem*$kind"';
}`

/** The first two lines belong into `http`, the others into `server`. */
export const nginx: string = String.raw`map $http_available_dictionary $old { default none; include /var/www/doorstep/old*.map; }
map $http_accept_encoding $dcz { default none; ~\bdcz\b dcz; }

location ~ ^(?<stem>/doorstep/[wcs]/.+-)\w+(?<kind>\.(?:js|css))$ {
  brotli_static on;
  gzip_static on;
  add_header Cache-Control "public, max-age=31536000, immutable";
  add_header Vary "Accept-Encoding, Available-Dictionary";
  add_header Use-As-Dictionary 'match="$stem*$kind"';
  if (-f $request_filename.$old.$dcz) { rewrite ^ $uri.$old.$dcz last; }
}
${nginxDcz('js', 'text/javascript')}
${nginxDcz('css', 'text/css')}
location /doorstep/ {
  brotli_static on;
  gzip_static on;
  add_header Cache-Control no-cache;
  add_header Vary Accept-Encoding;
}`

/** The lines belong into a server or a virtual host. */
export const apache: string = String.raw`RewriteEngine on
<IfFile /var/www/doorstep/old.txt>
RewriteMap old txt:/var/www/doorstep/old.txt
RewriteCond %{HTTP:Accept-Encoding} \bdcz\b
RewriteCond ${'$'}{old:%{HTTP:Available-Dictionary}|none} ^(\w+)$
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.%1.dcz -f
RewriteRule ^/doorstep/[wcs]/.+\.(js|css)$ %{DOCUMENT_ROOT}%{REQUEST_URI}.%1.dcz [E=dcz:1,E=no-gzip:1,E=no-brotli:1,L]
</IfFile>

RewriteCond %{HTTP:Accept-Encoding} \bbr\b
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.br -f
RewriteRule ^/doorstep/.+\.(js|css)$ %{DOCUMENT_ROOT}%{REQUEST_URI}.br [E=br:1,E=no-gzip:1,E=no-brotli:1,L]
RewriteCond %{HTTP:Accept-Encoding} \bgzip\b
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.gz -f
RewriteRule ^/doorstep/.+\.(js|css)$ %{DOCUMENT_ROOT}%{REQUEST_URI}.gz [E=gz:1,E=no-gzip:1,E=no-brotli:1,L]

<LocationMatch "^(?<stem>/doorstep/[wcs]/.+-)\w+(?<kind>\.(?:js|css))">
  Header set Cache-Control "public, max-age=31536000, immutable"
  Header append Vary "Accept-Encoding, Available-Dictionary"
  Header set Use-As-Dictionary 'match="%{MATCH_STEM}e*%{MATCH_KIND}e"'
</LocationMatch>
<LocationMatch "^/doorstep/(loader\.js|page\.css)$">
  Header set Cache-Control no-cache
  Header append Vary Accept-Encoding
</LocationMatch>
<FilesMatch "\.js\.(br|gz|\w+\.dcz)$">
  ForceType text/javascript
</FilesMatch>
<FilesMatch "\.css\.(br|gz|\w+\.dcz)$">
  ForceType text/css
</FilesMatch>
Header set Content-Encoding dcz env=dcz
Header set Content-Encoding br env=br
Header set Content-Encoding gzip env=gz`

/**
 * The lines belong into a site. Caddy's `map` and `import` read what the preparation has written, and also work before
 * there is any.
 */
export const caddy: string = String.raw`handle /doorstep/* {
  root * /var/www
  map {header.Available-Dictionary} {old} {
    import /var/www/doorstep/old*.txt
    default none
  }
  map {path} {type} {
    ~\.css$ text/css
    default text/javascript
  }
  @hashed {
    path_regexp name ^(/doorstep/[wcs]/.+-)\w+(\.(?:js|css))$
    file
  }
  @others {
    not path_regexp ^/doorstep/[wcs]/
    file
  }
  @dcz {
    path_regexp ^/doorstep/[wcs]/.+\.(js|css)$
    header_regexp Accept-Encoding \bdcz\b
    file {path}.{old}.dcz
  }
  header @hashed {
    Cache-Control "public, max-age=31536000, immutable"
    Use-As-Dictionary ${'`'}match="{re.name.1}*{re.name.2}"${'`'}
    Vary "Accept-Encoding, Available-Dictionary"
    defer
  }
  header @others {
    Cache-Control no-cache
    Vary Accept-Encoding
    defer
  }
  route {
    header @dcz {
      Content-Encoding dcz
      Content-Type {type}
    }
    rewrite @dcz {path}.{old}.dcz
    file_server {
      precompressed br gzip
    }
  }
}`
