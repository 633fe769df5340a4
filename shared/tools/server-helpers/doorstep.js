// Prints Doorstep placeholders: copy this file to wherever your pages are written.

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = text => String(text).replace(/[&<>"']/g, letter => entities[letter])
const inScript = value =>
  JSON.stringify(plain(value)).replace(
    /[<>&\u2028\u2029]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

/** A value that cannot be printed. Then only the fallback is printed, and a line is written to the log. */
class Unprintable extends Error {}

/** Prints, or writes the reason why not to the log. */
function orElse(what, instead, print) {
  try {
    return print()
  } catch (problem) {
    if (!(problem instanceof Unprintable)) throw problem
    // biome-ignore lint/suspicious/noConsole: the console of a server is its log.
    console.error(`Doorstep: ${what} is not printed: ${problem.message}`.replace(/\s+/g, ' '))
    return instead
  }
}

/** Half of a surrogate pair, which no text for a browser can contain. */
const halves = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/**
 * Returns a value as JSON has it. Dates become texts. Whole numbers beyond 2^53 are printed as texts, because a browser
 * would round them.
 */
function plain(value, depth = 0) {
  if (depth > 500) throw new Unprintable('it has more than 500 lists in one another.')
  if (typeof value === 'string' || value instanceof String) return String(value).replace(halves, '\uFFFD')
  return value === null || typeof value !== 'object' ? plainNumber(value) : plainObject(value, depth)
}

function plainNumber(value) {
  if (typeof value === 'bigint') return Math.abs(Number(value)) > 2 ** 53 ? String(value) : Number(value)
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Unprintable('it has a number that is none, or has no end.')
  if (/function|symbol/.test(typeof value)) throw new Unprintable('it has a value that is no data.')
  return value
}

function plainObject(value, depth) {
  if (value instanceof Date && Number.isNaN(value.getTime()))
    throw new Unprintable('it has a date that is none.')
  if (typeof value.toJSON === 'function') return plain(value.toJSON(), depth + 1)
  if (Array.isArray(value)) return value.map(each => plain(each ?? null, depth + 1))
  const members = value instanceof Map ? [...value] : value instanceof Set ? undefined : Object.entries(value)
  if (!members) return [...value].map(each => plain(each ?? null, depth + 1))
  return Object.fromEntries(members.map(([name, each]) => [plain(name), plain(each, depth + 1)]))
}

/** Returns a name as a text, which is read once: what is checked is what is printed. */
function checked(given) {
  const name = String(given)
  if (!/^[a-z][a-z\d_-]*$/i.test(name))
    throw new Error(`Doorstep: "${name}" is no name of a widget, an option or a slot.`)
  return name
}
const attributeOf = option =>
  `data-${checked(option)
    .replace(/_/g, '-')
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

const rowsIn = list => Object.values(list ?? {})
const penceIn = pounds => (/^\d+(\.\d\d?)?$/.test(pounds) ? Math.round(pounds * 100) : Number.NaN)

/** Returns the facts in an answer to "GET /api/bol-basket"; none if it has a line that only the widget can show. */
function basketFacts({ data, ...top }) {
  const { basket, products } = { ...data, ...top }
  const lines = rowsIn(products)
  if (lines.some(({ unavailable, product }) => unavailable || !product)) return {}
  const sumOf = part => lines.reduce((sum, line) => sum + part(line), 0)
  const full = sumOf(({ quantity, product }) => quantity * penceIn(product.order_price))
  const pence = Math.max(0, full - penceIn(basket?.discount_amount ?? 0))
  // Larger amounts are printed with a comma.
  if (!(pence < 100_000)) return {}
  const each = lines.map(({ quantity, product_id, product }) => `${quantity}x${product_id ?? product.id} `)
  const items = sumOf(({ quantity }) => Number(quantity))
  return { box: `${each.join('')}£${Math.floor(pence / 100)}.${`${pence % 100}`.padStart(2, '0')}`, items }
}

const boxesFacts = answer => ({
  boxes: rowsIn(answer.data ?? answer)
    .map(({ id }) => id)
    .join(' '),
})

/**
 * By widget: the read call whose answer it shows first, the function for its facts, and the facts it needs to stay
 * inactive.
 */
const states = {
  'bol-basket': ['GET /api/bol-basket', basketFacts, ['box', 'postcode']],
  'mobile-basket-button': ['GET /api/bol-basket', basketFacts, ['items']],
  'order-again': ['GET /api/basket/latest-bol', boxesFacts, ['boxes']],
}

/** Returns the facts of an answer; none if the answer has another shape, which the widget itself reports. */
function factsOr(factsIn, state) {
  try {
    return factsIn(state)
  } catch {
    return {}
  }
}

/** Returns the facts to print, by name; null if the widget cannot stay inactive. */
function printedFacts(widget, printed, fallback, state) {
  if (state === undefined) return printed ?? null
  const [, factsIn, needed] = states[widget]
  const known = { ...factsOr(factsIn, state), ...printed }
  const facts = needed.map(name => [name, known[name]])
  return fallback && facts.every(([, value]) => value !== undefined) ? Object.fromEntries(facts) : null
}

function inBrief(facts) {
  const parts = Object.entries(facts).map(([name, given]) => {
    const value = plain(given) ?? ''
    if (typeof value === 'object') throw new Unprintable('a fact of its "printed" is no text.')
    return `${checked(name)}=${value}`
  })
  return parts.join('; ')
}

/**
 * Returns a placeholder. Strings, numbers and booleans become attributes, everything else the JSON child. `fallback`
 * and `slots` are trusted markup, never a visitor's text. `options.printed` states what the fallback shows, by the
 * names of `data-printed`; the widget then stays inactive. `state` is the shop's answer to the read call which the
 * widget shows first (bol-basket, mobile-basket-button, order-again): it is printed too, so that the widget sends no
 * request, and the printed facts are taken from it.
 */
export function doorstepWidget(widget, options = {}, fallback = '', slots = {}, state = undefined) {
  const name = String(widget)
  return orElse(name, fallback, () => placeholderOf(name, options, fallback, slots, state))
}

/** Returns the attributes of the first state; none if the widget has to act at once. */
function stateAttributes(facts) {
  if (!facts) return ''
  const listed = Object.keys(facts).length ? ` data-printed="${escapeText(inBrief(facts))}"` : ''
  return ` data-load="printed"${listed}`
}

function placeholderOf(widget, { printed, ...options }, fallback, slots, answer) {
  const json = {}
  const state = plain(answer)
  let markup = `<div data-widget="${checked(widget)}"`
  if (state !== undefined && !Object.hasOwn(states, widget))
    throw new Error(`Doorstep: ${widget} shows no answer first, so that it takes no state.`)
  if (printed !== undefined && (printed === null || typeof printed !== 'object'))
    throw new Unprintable('its "printed" is no list of facts by name.')
  const facts = options.load === undefined ? printedFacts(widget, printed, fallback, state) : null
  for (const [name, option] of Object.entries(options)) {
    const value = plain(option)
    if (value === null || typeof value === 'object') json[checked(name)] = value
    else if (value !== undefined) markup += ` ${attributeOf(name)}="${escapeText(value)}"`
  }
  markup += `${stateAttributes(facts)}>${fallback}`
  if (Object.keys(json).length) markup += `<script type="application/json">${inScript(json)}</script>`
  for (const [name, content] of Object.entries(slots))
    markup += `<template data-slot="${checked(name)}">${content}</template>`
  return `${markup}</div>${state === undefined ? '' : answerOf(states[widget][0], state)}`
}

/**
 * Returns the loader and, by the manifest, preloads: for widgets at the top of the page their files, for widgets that
 * are `asleep` (`data-load="printed"`) only the files that activate them.
 */
export function doorstepHead(manifest, base, widgets = [], asleep = []) {
  const lines = new Set([
    `<script data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" data-pagespeed-no-defer data-jetpack-boost="ignore" nitro-exclude nowprocket type="module" src="${escapeText(base)}loader.js"></script>`,
  ])
  const known = widget => manifest.widgets[checked(widget)] ?? {}
  const add = (how, files = []) => {
    for (const file of files) lines.add(`<link ${how} href="${escapeText(base + file)}">`)
  }
  for (const { script, needed, styles } of widgets.map(known)) {
    add('rel="modulepreload"', script && [...needed, script])
    add('rel="preload" as="style"', styles)
  }
  for (const widget of asleep) add('rel="modulepreload"', known(widget).asleep)
  return [...lines].join('\n')
}

/**
 * Prints the addresses of the site's calls and pages, once per page and anywhere in it: `{ root: '/shop' }`, or one by
 * one, `{ api: '/shop/api', pages: { login: '/sign-in' } }`. The catalogue lists the names.
 */
export const doorstepSite = site =>
  orElse(
    'the site',
    '',
    () => `<script type="application/json" data-doorstep-site>${inScript(site)}</script>`,
  )

/**
 * Prints the answer to a read call, such as `GET /api/bol-basket`, outside all placeholders; `now` is the time at which
 * the answer was computed.
 */
export const doorstepAnswer = (call, json, now = new Date()) =>
  orElse(`the answer to ${call}`, '', () => answerOf(call, json, now))

function answerOf(call, json, now = new Date()) {
  const at = new Date(now).toISOString()
  return `<script type="application/json" data-doorstep-answer="${escapeText(call)}" data-at="${at}">${inScript(json)}</script>`
}
