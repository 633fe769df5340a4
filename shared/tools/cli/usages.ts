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
  Reads pages and templates (HTML; PHP, Blade, Twig, ERB and the like in it) and says what to change where, also in the
  calls of our helpers.
  Of a folder it reads the files that end with ${kinds.join(', ')},
  and for calls of our helpers those that end with ${scripts.join(', ')}.
  --format   text; json, with file, line, column, rule, message and, where it is known, the markup to paste; sarif for
             code scanning; github for annotations
  --origin   the site's own origin, to recognise its own addresses; for an address, that of its page
  --login    for addresses: the page with the login form, which is filled in with each --field NAME=VALUE and sent first
  --cookie   for addresses: "name=value; …", a session instead
  A comment with doorstep-ignore, on the line or the one above, silences the line, and with a rule's name only that rule.`

/** The `--help` text of `init`. */
export const initUsage = `doorstep init [--framework NAME] [--login /login] [--token HEADER,FIELD] [--api /api] [--widget NAME]…
  Asks five questions and prints what to paste into your pages, which calls your server answers, and what to run then.
  It writes no file. What is given here is not asked; answers may also be piped in, one a line.
  --framework   django, flask, rails, laravel, symfony, spring, jsp, aspnet, go, express, php, wordpress or static
  --login       the page where people log in (/login)
  --token       how the token is named: the header of calls and the field of forms
  --api         where the calls are (/api)
  --root        the folder of the shop, if it is not at the root of its origin
  --files       where the folder doorstep of the release is served (/doorstep/; /static/doorstep/ in Django and Flask)
  --widget      a widget that you want; may be given several times`

/** The `--help` text of `probe`. */
export const probeUsage = `doorstep probe ORIGIN [--login /login --field email=… --field password=…] [--widget NAME]… [--page /path]… [--write]
  Makes the widgets' calls to a shop, checks its pages, and says what fits, what is odd, what would break and what to
  do next. It keeps cookies, as a browser does.
  --login          the page with the login form, which is filled in with each --field NAME=VALUE and sent first
  --cookie         "name=value; …": a session of a test customer instead
  --widget         makes only this widget's calls, and checks only pages that it links to; may be given several times
  --page           a page to check, that of ORIGIN by default; only its widgets' calls are made. The token is that of the
                   first page. Without this option, and without a widget on the page of ORIGIN, every call is made
  --all            makes every call of every widget
  --write          also makes every change, undoes it as far as it can, and posts each form that a widget of the
                   pages posts: against a sandbox, with a test account
  --product        box=ID and essential=ID: a product of each kind, if no answer and no page names one
  --order          a box order that is being checked out
  --code           a promotional code that the shop takes
  --address        the id of one of the customer's addresses
  --recipe         the id of a recipe
  --postcode       one to which the shop delivers (BS3 4TN)
  --far-postcode   one to which it does not (SW1A 1AA)
  --email          where a recipe goes (probe@home.example)
  --format         text; json; sarif for code scanning; github for annotations. --json is the same as --format json
  --html           writes the report as a page into that file`

/** The `--help` text of `mock`. */
export const mockUsage = `doorstep mock [--pages http://localhost:8000] [--port 4010] [--host 127.0.0.1] [--as customer|guest] [--site FILE] [--slow MS]
  Answers every call of the widgets as the demo shop does, in memory and for each browser apart, until it is
  interrupted. It accepts the token of any page, and serves the bundle below /doorstep/ unless the pages' server has it.
  --pages   your own server: everything that is no call is passed on to it, so that its pages are developed before its
            calls are written. Without it there is a page with a basket and a week at /
  --as      who is there at first: a customer of the demo shop, or a guest
  --site    a file with the JSON of the script data-doorstep-site, if the calls are elsewhere
  --slow    milliseconds that every call takes`
