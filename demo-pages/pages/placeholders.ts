import { doorstepAnswer, doorstepHead } from '../../shared/tools/server-helpers/doorstep.js'
import type { PageData } from '../shop/page-data'
import { csrfField } from './layout/fields'
import { attributes, type Html, html, json, trusted } from './layout/html'
import { icon } from './layout/icons'
import { shopWords } from './shop-words'

type Options = Record<string, string | number | boolean | null | undefined>

type Records = Readonly<Record<string, unknown>> & { labels?: Readonly<Record<string, string>> }

/** Returns the records of a placeholder with the words of this shop among its labels. */
function inOurWords(widget: string, records: Records | undefined): Records | undefined {
  const words = shopWords[widget]
  return words ? { ...records, labels: { ...words, ...records?.labels } } : records
}

/**
 * Writes a placeholder as an editor would: options as `data-*`, lists and records as one JSON child, and inside it the
 * fallback for visitors without script, or before it has run.
 */
export function placeholder(widget: string, options: Options, fallback: Html, given?: Records): Html {
  const data = Object.entries(options).map(([name, value]) => [`data-${name}`, value] as const)
  const records = inOurWords(widget, given)
  return html`<div data-widget="${widget}"${attributes(Object.fromEntries(data))}>
${records && html`<script type="application/json">${json(records)}</script>`}
${fallback}
</div>`
}

/** Returns the loader, and tags that fetch at once what this part of a page needs before anybody acts. */
export function bundleHead({ markup }: Html, { bundle = { widgets: {} } }: PageData): Html {
  const found = [...markup.matchAll(/<div data-widget="([\w-]+)"(?:[^>]* data-load="(\w+)")?/g)]
  const those = (moment: string) =>
    found
      .filter(([, name = '', load = bundle.widgets[name]?.when]) => load === moment)
      .map(([, name = '']) => name)
  return trusted(doorstepHead(bundle, '/doorstep/', those('ready'), those('printed')))
}

/**
 * Returns the options of a placeholder that holds its widget's first state: the widget stays inactive while these facts
 * hold.
 */
export const inactive = (facts: Readonly<Record<string, string | number>> = {}): Options => ({
  load: 'printed',
  printed:
    Object.entries(facts)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ') || null,
})

/**
 * Returns the shop's answer to a read, which the first widget that needs it finds here instead of sending a request.
 */
export const serverRenderedAnswer = (call: string, answer: object, { box }: PageData): Html =>
  trusted(doorstepAnswer(call, answer, box.at))

/** Returns the postcode check of the site and registration pages; without script it links to the registration form. */
export function postcodePanel(
  { variant, title }: { variant: 'site' | 'registration'; title: string },
  { postcode, isQuotaReached, query, path, customer, hasProducts }: PageData,
): Html {
  // The next step of a newcomer who has chosen nothing yet, as registration-steps shows it.
  const shelf = path.startsWith('/shop/') ? path : '/shop/milk#steps'
  return placeholder(
    'postcode-panel',
    {
      variant,
      title,
      postcode,
      'quota-reached': isQuotaReached || null,
      value: postcode ? null : query.postcode,
      'continue-url': variant === 'site' && !customer && !hasProducts ? shelf : null,
      ...(!isQuotaReached && inactive({ postcode: postcode ?? '' })),
    },
    postcode ? servedPostcode(title, postcode, isQuotaReached) : postcodeForm(title, query.postcode),
  )
}

/** The message once today's registrations are used up. */
export const fullText =
  "We're really sorry but we've reached today's limit of new registrations. Please try again tomorrow."

function servedPostcode(title: string, postcode: string, isQuotaReached: boolean): Html {
  return html`<div class="panel fallback">
<h2>${isQuotaReached ? title : 'We deliver to your area'}</h2>
${isQuotaReached ? html`<p>${fullText}</p>` : delivered(postcode)}
<p class="small plain-only">Moving? Ring us on <a href="tel:+441174960100">0117 496 0100</a>.</p>
</div>`
}

const delivered = (postcode: string): Html => html`<div class="served">
<span class="cap cap--success">${icon('tick')}</span>
<div><b class="plain-only">${postcode}</b>
<button type="button" class="served__postcode script-only"><span class="sr">Change postcode </span>${postcode}${icon('pencil')}</button></div>
</div>`

function postcodeForm(title: string, typed: string | undefined): Html {
  return html`<form class="panel fallback" action="/register" method="get">
<h2>${title}</h2>
<div>
<label for="postcode-to-check">Pop in your postcode</label>
<div class="inline">
<input type="text" id="postcode-to-check" name="postcode" value="${typed}" autocomplete="postal-code" autocapitalize="characters" spellcheck="false">
<button type="submit">Check</button>
</div>
</div>
<p class="small"><a href="/login">Existing customer? Log in</a></p>
</form>`
}

/** Returns the postcode check for somebody who moves; without script its form posts to the site itself. */
export function movingPanel({ globals, old, errors, customer, details }: PageData): Html {
  const error = errors.postcode?.[0]
  const state = { 'aria-invalid': error && 'true', 'aria-describedby': error && 'postcode-error' }
  return placeholder(
    'postcode-panel',
    {
      variant: 'account',
      title: 'Your new postcode',
      moving: true,
      ways: 'two',
      value: old.postcode,
      error,
      ...(!error && inactive()),
    },
    html`<form class="panel fallback" action="/account/addresses/postcode/verify" method="post">
<h2>Your new postcode</h2>
<div class="field">
<label for="postcode">Check the postcode for the address you're moving to</label>
<div class="inline">
<input type="text" id="postcode" name="postcode" value="${old.postcode}" placeholder="Pop in your postcode"${attributes(state)} required autocomplete="postal-code" autocapitalize="characters" spellcheck="false">
<button type="submit">Check</button>
</div>
${error && html`<p class="error" id="postcode-error">${error}</p>`}
</div>
${!error && html`<div class="way-back script-only"><button type="button">Clear</button></div>`}
${csrfField(globals.csrfToken)}
</form>`,
    {
      // When somebody moves, the button empties the field.
      labels: { cancel: 'Clear' },
      person: { first_name: details.firstname, last_name: details.lastname, email: customer?.email },
    },
  )
}

/** Returns the initial code of the form. */
export const codeOf = ({ globals, old, query }: PageData): string | null =>
  old.referral_code ?? query.code ?? globals.activeCoupon

/**
 * Returns the promotional code inside the registration form; without script the code is checked when the form is sent.
 */
export function promoField(data: PageData): Html {
  const { errors } = data
  const code = codeOf(data)
  const error = errors.referral_code?.[0]
  const state = { 'aria-invalid': error && 'true', 'aria-describedby': error && 'referral_code-error' }
  return placeholder(
    'promo-field',
    // The widget itself checks the code and shows the error.
    { code, ...(!code && inactive()) },
    html`<div class="field promo">
<label for="referral_code">Promotional code <span>(optional)</span></label>
<p class="hint">If somebody gave you a code, type it here.</p>
<div class="inline">
<input type="text" id="referral_code" name="referral_code" value="${code}"${attributes(state)} autocomplete="off" autocapitalize="characters" spellcheck="false">
<button type="button" class="button--secondary script-only">Check code</button>
</div>
<input type="hidden" name="referral_code_checked" value="0">
${error && html`<p class="error" id="referral_code-error">${error}</p>`}
</div>`,
    // The postcode is checked on the same page.
    { labels: { check: 'Check code' } },
  )
}

/**
 * Returns the offline-customer checkbox inside the registration form; the hidden 0 is posted if the box is not ticked.
 */
export function offlineCustomer({ old, depot }: PageData): Html {
  const isChecked = old.offline === '1'
  return placeholder(
    'offline-customer',
    { checked: isChecked, email: depot.email, phone: depot.phone },
    html`<input type="hidden" name="offline" value="0">
<label class="check" for="offline"><input type="checkbox" id="offline" name="offline" value="1"${attributes({ checked: isChecked })}> I already have deliveries from you</label>`,
  )
}

/** Returns posts about the shop; without script, the first three as text with their links. */
export function socialBlock({ posts }: PageData): Html {
  return placeholder(
    'social-block',
    {},
    html`<h2>Get social</h2>
<ul class="posts">
${posts.slice(0, 3).map(
  (
    post,
    at,
  ) => html`<li><p>${post.text} <a href="${webAddress(post.link)}" rel="noopener nofollow" aria-label="Read the post ${at + 1} of ${posts.length}">Read the post</a></p>
<p class="posts__counts"><span>${icon('repost')}${post.retweet_count} reposts</span><span>${icon('heart')}${post.favorite_count} likes</span></p></li>
`,
)}
</ul>`,
    { posts },
  )
}

/** Returns the card about the Christmas range, in its season; without script, a link to the range. */
export function seasonalPopup({ christmas }: PageData): Html {
  if (!christmas) return html``
  return placeholder(
    'seasonal-popup',
    {
      ...christmas,
      image: '/assets/products/hamper.svg',
      text: 'Hampers, proper stilton and the cream for your mince pies, on the step before you are up.',
    },
    html`<p class="wrap"><a href="/shop/christmas-range">Our Christmas range is here</a></p>`,
  )
}

function webAddress(link: string): string {
  return /^https?:\/\//i.test(link) ? link : '#'
}
