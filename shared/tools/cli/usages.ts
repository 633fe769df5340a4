/** How the names of files end that `check` reads in a folder. */
export const kinds =
  'html htm xhtml shtml inc php phtml twig erb ejs tpl liquid hbs mustache njk j2 jinja jinja2 latte cshtml aspx ascx jsp vue svelte astro md'.split(
    ' ',
  )

/** What `--help` shows of `check`. */
export const checkUsage = `doorstep check [--format text|json|sarif|github] [--origin https://www.shop.example] <folder, file or address> …
  Reads pages and templates (HTML; PHP, Blade, Twig, ERB and the like in it) and says what to change where.
  Of a folder it reads the files that end with ${kinds.join(', ')}.
  --format   text; json, with file, line, column, rule, message and, where it is known, the markup to paste; sarif for
             code scanning; github for annotations
  --origin   the site's own origin, to tell its addresses from others; that of the page where an address is read
  A comment with doorstep-ignore, on the line or the one above, silences the line, and with a rule's name only that rule.`

/** What `--help` shows of `probe`. */
export const probeUsage = `doorstep probe ORIGIN [--cookie "name=value"] [--page /path]… [--product ID] [--order ID] [--write] [--json] [--html FILE]
  Asks a shop all that the widgets read, looks at its pages and says what fits, what is odd and what would break.
  --cookie    sent with every call: the session of a test customer
  --page      a page to look at, / unless given; the first one also names the token
  --product   a product for the calls that need one, where no answer names any
  --order     a box order for the calls that need one, where no answer names any
  --write     also makes changes: with the cookie of a test account only
  --json      one JSON report
  --html      writes the report as a page`
