// Prints Doorstep placeholders: copy this file to wherever your pages are written.

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = text => String(text).replace(/[&<>"']/g, letter => entities[letter])
const inScript = value =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

function checked(name) {
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

/** The facts in an answer to "GET /api/bol-basket"; none if it has a line that only the widget can show. */
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

/** The facts to print, by name; null if the widget cannot stay inactive. */
function printedFacts(widget, printed, fallback, state) {
  if (state === undefined) return printed ?? null
  const [, factsIn, needed] = states[widget]
  const known = { ...factsIn(state), ...printed }
  const facts = needed.map(name => [name, known[name]])
  return fallback && facts.every(([, value]) => value !== undefined) ? Object.fromEntries(facts) : null
}

const inBrief = facts =>
  Object.entries(facts)
    .map(([name, value]) => `${checked(name)}=${value ?? ''}`)
    .join('; ')

/**
 * Returns a placeholder. Strings, numbers and booleans become attributes, everything else the JSON child. `fallback`
 * and `slots` are trusted markup, never a visitor's text. `options.printed` states what the fallback shows, by the
 * names of `data-printed`; the widget then stays inactive. `state` is the shop's answer to the read call which the
 * widget shows first (bol-basket, mobile-basket-button, order-again): it is printed too, so that the widget sends no
 * request, and the printed facts are taken from it.
 */
export function doorstepWidget(
  widget,
  { printed, ...options } = {},
  fallback = '',
  slots = {},
  state = undefined,
) {
  const json = {}
  let markup = `<div data-widget="${checked(widget)}"`
  if (state !== undefined && !Object.hasOwn(states, widget))
    throw new Error(`Doorstep: ${widget} shows no answer first, so that it takes no state.`)
  const facts = options.load === undefined ? printedFacts(widget, printed, fallback, state) : null
  for (const [name, value] of Object.entries(options)) {
    if (value === null || typeof value === 'object') json[checked(name)] = value
    else if (value !== undefined) markup += ` ${attributeOf(name)}="${escapeText(value)}"`
  }
  if (facts) markup += ` data-load="printed"`
  if (facts && Object.keys(facts).length) markup += ` data-printed="${escapeText(inBrief(facts))}"`
  markup += `>${fallback}`
  if (Object.keys(json).length) markup += `<script type="application/json">${inScript(json)}</script>`
  for (const [name, content] of Object.entries(slots))
    markup += `<template data-slot="${checked(name)}">${content}</template>`
  return `${markup}</div>${state === undefined ? '' : doorstepAnswer(states[widget][0], state)}`
}

/**
 * Returns the loader and, by the manifest, preloads: for widgets at the top of the page their files, for those that are
 * `asleep` (`data-load="printed"`) only what activates them.
 */
export function doorstepHead(manifest, base, widgets = [], asleep = []) {
  const lines = new Set([`<script type="module" src="${escapeText(base)}loader.js"></script>`])
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
 * States the addresses of the site's calls and pages, once per page and anywhere in it: `{ root: '/shop' }`, or one by
 * one, `{ api: '/shop/api', pages: { login: '/sign-in' } }`. The catalogue lists the names.
 */
export const doorstepSite = site =>
  `<script type="application/json" data-doorstep-site>${inScript(site)}</script>`

/**
 * Prints the answer to a read call, such as `GET /api/bol-basket`, outside all placeholders; `now` is when it was
 * computed.
 */
export function doorstepAnswer(call, json, now = new Date()) {
  const at = new Date(now).toISOString()
  return `<script type="application/json" data-doorstep-answer="${escapeText(call)}" data-at="${at}">${inScript(json)}</script>`
}
