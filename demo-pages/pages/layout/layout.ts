import type { PageData } from '../../shop/page-data'
import { arrivalInWords } from '../../shop/rules'
import { changeBand } from '../boxes/change-box'
import { isChanging } from '../boxes/change-words'
import { footBar } from '../essentials/essential-placeholders'
import { bundleHead } from '../placeholders'
import { controlPanel } from './control-panel'
import { csrfField } from './fields'
import { siteFoot } from './foot'
import { type Html, html, json } from './html'
import { icon } from './icons'
import { isCheckout, siteTop } from './top'

/** The parts that a page adds to the site's frame. */
type Page = {
  title: string
  /** Full-width part above the main column, such as the hero. */
  banner?: Html
  main: Html
  /** Full-width part below the main column. */
  after?: Html
  /** True if the header is sticky. */
  isLong?: boolean
}

/** Returns true for pages on which products are chosen, except pages whose main part is the box itself. */
const isShop = (data: PageData): boolean =>
  !isChanging(data) && (data.path === '/' || /^\/(shop|search)(?!.*checkout)/.test(data.path))

/** Renders a whole document of the site: head, page globals, frame, the page's own parts, demo controls. */
export function layout(page: Page, data: PageData): string {
  const body = html`${!isCheckout(data) && html`<a class="skip" href="#main">Skip to the page</a>`}
${siteTop(data, page.isLong)}
<main id="main" tabindex="-1">
${message(data, page.main.markup.includes('id="problems"'))}
${page.banner}
<div class="wrap">
${page.main}
</div>
${page.after}
</main>
${changeBand(data) || (isShop(data) && footBar(data))}
${siteFoot(data.globals.isGuest)}
${controlPanel(data.demo, data)}`
  return html`<!doctype html>
<html lang="en-GB" class="no-script">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title} | Doorstep Dairy</title>
<meta name="description" content="Milk in glass and good things from nearby, on your doorstep ${arrivalInWords()}.">
${pageGlobals(data)}
<link rel="icon" href="/assets/logo-mark.svg" type="image/svg+xml">
<link rel="preload" href="/assets/fonts/figtree-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/assets/fonts/besley-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/doorstep/page.css">
<link rel="stylesheet" href="/assets/site.css">
${errorReports}
${bundleHead(body, data)}
</head>
<body>
${body}
<script src="/vendor/jquery.min.js" defer></script>
<script src="/assets/site.js" defer></script>
</body>
</html>
`.markup
}

/** Failures on a page are reported to the site, as the README describes, and shown at /demo. */
const errorReports = html`<script src="/doorstep/helpers/report-errors.js" data-to="/demo/errors" data-most="5" defer></script>`

/**
 * Returns the values that the server hands to scripts: the metas of token and customer, and the four globals in one classic inline script.
 */
export function pageGlobals({ globals, nonce, customer }: PageData, also?: Html): Html {
  return html`<meta name="csrf-token" content="${globals.csrfToken}">
<meta name="doorstep-customer" content="${customer?.id ?? ''}">
<meta name="doorstep-csrf-url" content="/csrf-token">
<script nonce="${nonce}">
document.documentElement.className = '';
window.csrfToken = ${json(globals.csrfToken)};
window.activeCoupon = ${json(globals.activeCoupon)};
window.hasPostcode = ${json(globals.hasPostcode)};
window.isGuest = ${json(globals.isGuest)};
${also}</script>`
}

/** Tells what has become of the form that was sent; `isListed` if the page itself lists what was refused. */
function message({ flash, errors, globals }: PageData, isListed: boolean): Html | false {
  const isRefused = Object.keys(errors).length > 0
  if (!flash && (!isRefused || isListed)) return false
  const isError = isRefused || flash?.tone === 'error'
  return html`<div class="wrap"><div class="message${isError && ' message--error'}" role="${isError ? 'alert' : 'status'}" data-flash>
${icon(isError ? 'error' : 'tick')}<p>${flash?.message ?? 'Please check the details below.'}</p>
${flash?.canUndo && html`<form action="/account/pauses" method="post">${csrfField(globals.csrfToken)}<input type="hidden" name="undo" value="1"><button class="button--secondary button--small" type="submit">Undo</button></form>`}
</div></div>`
}
