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

/**
 * A placeholder. Texts, numbers and yes or no become attributes, all else the JSON child; `fallback` and `slots` are
 * markup of your own, never what a visitor wrote.
 */
export function doorstepWidget(widget, options = {}, fallback = '', slots = {}) {
  const json = {}
  let markup = `<div data-widget="${checked(widget)}"`
  for (const [name, value] of Object.entries(options)) {
    if (value === null || typeof value === 'object') json[checked(name)] = value
    else if (value !== undefined) markup += ` ${attributeOf(name)}="${escapeText(value)}"`
  }
  markup += `>${fallback}`
  if (Object.keys(json).length) markup += `<script type="application/json">${inScript(json)}</script>`
  for (const [name, content] of Object.entries(slots))
    markup += `<template data-slot="${checked(name)}">${content}</template>`
  return `${markup}</div>`
}

/**
 * The loader and, as the manifest says, what is fetched at once: of the widgets at the top of a page their files, of those
 * that are `asleep` (`data-load="printed"`) only what wakes them.
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
 * Where the calls and pages of this site are, once a page, anywhere in it: `{ root: '/shop' }`, or one by one,
 * `{ api: '/shop/api', pages: { login: '/sign-in' } }`. The catalogue lists the names.
 */
export const doorstepSite = site =>
  `<script type="application/json" data-doorstep-site>${inScript(site)}</script>`

/**
 * The answer to a read, such as `GET /api/bol-basket`, as a page prints it outside all placeholders; `now` is when it was
 * worked out.
 */
export function doorstepAnswer(call, json, now = new Date()) {
  const at = new Date(now).toISOString()
  return `<script type="application/json" data-doorstep-answer="${escapeText(call)}" data-at="${at}">${inScript(json)}</script>`
}
