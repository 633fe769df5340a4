/** What `--help` shows of `check`. */
export const checkUsage = `doorstep check [--json] [--origin https://www.shop.example] <folder, file or address> …
  Reads pages and templates (HTML; PHP, Blade, Twig, ERB and the like in it) and says what to change where.
  --json     one JSON list of file, line, column, widget, message and, where it is known, the markup to paste
  --origin   the site's own origin, to tell its addresses from others; that of the page where an address is read`

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
