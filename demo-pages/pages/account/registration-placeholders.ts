import type { PageData } from '../../shop/page-data'
import type { FreeChoice } from '../../shop/registration/registration-page'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { departments, shelves } from '../layout/navigation'
import { codeOf, inactive, placeholder } from '../placeholders'

const defaultImage = '/assets/products/default.svg'
const fieldsOfChoice = ['product', 'quantity', 'date', 'weekdays']

/** Returns the free product of a code, inside the registration form; without script the server prints the product. */
export function productSelector(data: PageData): Html {
  const { old, errors, registration } = data
  const choice = registration?.choice
  const ownErrors = Object.fromEntries(
    Object.entries(errors).filter(([name]) => fieldsOfChoice.includes(name)),
  )
  return placeholder(
    'product-selector',
    {
      'default-image': defaultImage,
      product: old.product,
      quantity: /^\d{1,3}$/.test(old.quantity ?? '') ? old.quantity : null,
      date: old.date,
      ...(!choice && !codeOf(data) && inactive({ scheme: 'no' })),
    },
    choice
      ? freeProducts(choice, data, Object.values(ownErrors))
      : html`<p class="gift-check plain-only"><button type="submit" class="button button--secondary" name="show" value="gift" formnovalidate>See what my code brings</button></p>`,
    choice ? { scheme: choice.scheme, weekdays: chosenDays(old), errors: ownErrors } : undefined,
  )
}

const localPage = /^\/shop\/(butcher|bakery|greengrocer|best-of-local)/

const waysOf = (path: string) => (localPage.test(path) ? shelves : departments)

/** Returns the steps to a first delivery, with the step that the server knows to be current. */
export function registrationSteps({ globals, path, hasProducts, postcode, isQuotaReached }: PageData): Html {
  const { hasPostcode } = globals
  const step = hasPostcode ? (hasProducts ? 3 : 2) : 1
  const steps = [
    ['Check your postcode', hasPostcode, []],
    ['Choose your items', hasProducts && hasPostcode, hasPostcode ? waysOf(path) : []],
    [
      'Complete your registration for deliveries',
      false,
      hasPostcode && !isQuotaReached ? [{ href: '/register', label: 'Register' }] : [],
    ],
  ] as const
  return placeholder(
    'registration-steps',
    {
      variant: localPage.test(path) ? 'bol' : null,
      ...(!isQuotaReached && inactive({ postcode: postcode ?? '', step })),
    },
    html`<nav aria-label="Registration"><ol>
${steps.map(
  (
    [text, isDone, ways],
    at,
  ) => html`<li${attributes({ class: isDone && 'is-done', 'aria-current': at + 1 === step && 'step' })}>
<span class="cap">${isDone ? icon('tick') : at + 1}</span>
<div class="steps__told"><span class="steps__words">${text}${isDone && html`<span class="sr">, completed</span>`}</span>${
    ways.length > 0 &&
    html`<div class="steps__ways">${ways.map(({ href, label }) => html`<a href="${href}">${label}</a> `)}</div>`
  }</div>
</li>`,
)}
</ol>
<a class="steps__link plain-only" href="/register">Register</a></nav>`,
  )
}

const quantityName = (weekday: number) => `weekdays[${weekday}][quantity]`

/** Returns the chosen quantity of each weekday, under any of the form's field names. */
function chosenDays(old: PageData['old']): Record<number, { quantity: string | undefined }> {
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const quantity = old[quantityName(at + 1)] ?? old[`weekdays[${name}][quantity]`]
      return quantity === undefined ? [] : [[at + 1, { quantity }]]
    }),
  )
}

function freeProducts(choice: FreeChoice, { old }: PageData, errors: readonly (readonly string[])[]): Html {
  const { scheme } = choice
  const isRegular = scheme.reward_order_type === 'regular'
  return html`<fieldset class="gift">
<legend>Choose your free product</legend>
${errors.map(([message]) => html`<p class="error">${icon('error')}<span>${message}</span></p>`)}
<div class="gift__products">
${scheme.products.map(
  ({ id, name, image }) => html`<label class="gift__product">
<input type="radio" name="product" value="${id}"${attributes({ checked: old.product === String(id) })} required>
<img src="${image ?? defaultImage}" alt="" width="96" height="96">${name}</label>
`,
)}
</div>
<input type="hidden" name="product_type" value="${isRegular ? 'regular' : 'oneoff'}">
${isRegular ? everyWeek(choice, old) : oneDay(choice, old)}
</fieldset>`
}

function everyWeek({ scheme, days }: FreeChoice, old: PageData['old']): Html {
  const chosen = chosenDays(old)
  return html`<p class="hint">How many each day? ${scheme.reward_max_qty && html`Maximum ${scheme.reward_max_qty} in total.`}</p>
<div class="gift__days">
${days.map(
  ({ value, label }) => html`<div class="field"><label for="gift-${value}">${label}</label>
<input type="text" id="gift-${value}" name="${quantityName(value)}" value="${chosen[value]?.quantity ?? 0}" inputmode="numeric" autocomplete="off"></div>
`,
)}
</div>`
}

function oneDay({ scheme, dates }: FreeChoice, old: PageData['old']): Html {
  return html`<div class="pair">
<div class="field"><label for="gift-date">Delivery date</label>
<select id="gift-date" name="date">
${dates.map(
  group => html`<optgroup label="${group.heading}">
${group.dates.map(
  ({ value, label }) =>
    html`<option value="${value}"${attributes({ selected: old.date === value })}>${label}</option>
`,
)}
</optgroup>
`,
)}
</select></div>
<div class="field"><label for="gift-quantity">Quantity</label>
${scheme.reward_max_qty && html`<p class="hint" id="gift-quantity-hint">Maximum ${scheme.reward_max_qty}.</p>`}
<input type="text" id="gift-quantity" name="quantity" value="${old.quantity ?? 1}" inputmode="numeric" autocomplete="off"></div>
</div>`
}
