/** The extensions of the files that `check` reads in a folder. */
export const kinds =
  'html htm xhtml shtml inc php phtml twig erb ejs tpl tmpl gohtml liquid hbs handlebars mustache njk j2 jinja jinja2 djhtml latte cshtml aspx ascx master jsp jspf tag ftl ftlh vm md'.split(
    ' ',
  )

/** The extensions of the files in which `check` looks only for calls of our helpers. */
export const scripts = 'js mjs cjs ts mts cts jsx tsx vue svelte astro rb py'.split(' ')

/** The `--help` text of `check`. */
export const checkUsage = `doorstep check [--format text|json|sarif|github] [--origin https://www.shop.example]
               [--login /login --field email=… --field password=…] <folder, file or address> …
  Reads pages and templates (HTML, PHP, Blade, Twig, ERB and others) and says what to change and where. It also reads
  the calls of our helpers.
  In a folder it reads files with these endings: ${kinds.join(', ')}.
  In files with these endings it reads only the calls of our helpers: ${scripts.join(', ')}.
  --format   text (the default); json with file, line, column, rule, message and, if known, the markup to paste;
             sarif for code scanning; github for annotations
  --origin   the origin of the site, to recognise its own addresses; the origin of the page if an address is checked
  --login    for addresses: the page with the login form. The form is filled in with each --field NAME=VALUE and sent first
  --cookie   for addresses: the cookies of a session, as "name=value; …", in the place of --login
  A comment with doorstep-ignore silences its own line and the next one. With the name of a rule it silences only that rule.`

/** The `--help` text of `init`. */
export const initUsage = `doorstep init [--framework NAME] [--login /login] [--token HEADER,FIELD] [--api /api] [--widget NAME]…
  Asks five questions. Prints the lines to paste into your pages, the calls that your server must answer, and the next
  commands. It writes no file. It does not ask for what an option answers. You may also pipe the answers in, one a line.
  --framework   django, flask, rails, laravel, symfony, spring, jsp, aspnet, go, express, php, wordpress or static
  --login       the page where people log in (/login)
  --token       the names of the token: the header of calls and the field of forms
  --api         the address of the calls (/api)
  --root        the folder of the shop, if it is not at the root of its origin
  --files       the address of the folder doorstep of the release (/doorstep/; /static/doorstep/ in Django and Flask)
  --widget      a widget that you want; may be given several times`

/** The `--help` text of `probe`. */
export const probeUsage = `doorstep probe ORIGIN [--login /login --field email=… --field password=…] [--widget NAME]… [--page /path]… [--write]
  Makes the widgets' calls to a shop and checks its pages. Reports what fits, what is unusual, what would break, and
  what to do next. It keeps cookies, as a browser does.
  --login          the page with the login form. The form is filled in with each --field NAME=VALUE and sent first
  --cookie         the cookies of a test customer's session, as "name=value; …", in the place of --login
  --widget         makes only this widget's calls, and checks only pages that it links to; may be given several times
  --page           a page to check; without this option, the page at ORIGIN. Only the calls of its widgets are made. If
                   the page at ORIGIN has no widget, every call is made. The token is that of the first page
  --all            makes every call of every widget
  --write          also makes every change, undoes it where possible, and posts the forms of the pages' widgets. Use it
                   only on a sandbox, with a test account
  --product        box=ID and essential=ID: a product of each kind, if no answer and no page has one
  --order          a box order in the checkout
  --code           a promotional code that the shop accepts
  --address        the id of one of the customer's addresses
  --recipe         the id of a recipe
  --postcode       a postcode to which the shop delivers (BS3 4TN)
  --far-postcode   a postcode to which it does not deliver (SW1A 1AA)
  --email          the address to which a recipe is sent (probe@home.example)
  --format         text; json; sarif for code scanning; github for annotations. --json is the same as --format json
  --html           writes the report as a page into that file`

/** The `--help` text of `mock`. */
export const mockUsage = `doorstep mock [--pages http://localhost:8000] [--port 4010] [--host 127.0.0.1] [--as customer|guest] [--site FILE] [--slow MS]
  Answers every call of the widgets as the demo shop does, until you stop it. Each browser has its own data, in memory.
  It accepts the token of any page. It serves the bundle below /doorstep/, unless your own server does.
  --pages   your own server, to which all other requests are passed on. So you can develop its pages before its calls.
            Without this option, / shows a page with a basket and a week
  --as      the visitor at the start: a customer of the demo shop, or a guest
  --site    a file with the JSON of the script data-doorstep-site, if the calls have other addresses
  --slow    the milliseconds that every call takes`
