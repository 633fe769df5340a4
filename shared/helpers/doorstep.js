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

/** The loader and, for the widgets at the top of a page, what the manifest says they need, fetched at once. */
export function doorstepHead(manifest, base, widgets = []) {
  const lines = new Set([`<script type="module" src="${escapeText(base)}loader.js"></script>`])
  for (const widget of widgets) {
    const { script, needed, styles } = manifest.widgets[checked(widget)] ?? { needed: [], styles: [] }
    for (const file of [...needed, script].filter(Boolean))
      lines.add(`<link rel="modulepreload" href="${escapeText(base + file)}">`)
    for (const file of styles) lines.add(`<link rel="preload" as="style" href="${escapeText(base + file)}">`)
  }
  return [...lines].join('\n')
}
