/** Reads options as some page of an editor would, on which every id may stand, and around a list of slides. */
export function onSomePage<T>(read: () => T): T {
  const element = document.createElement('div')
  element.append(document.createElement('ul'))
  element.firstElementChild?.append(document.createElement('li'))
  document.getElementById = id => (id ? element : null)
  try {
    return read()
  } finally {
    // The document's own, which stands behind it.
    Reflect.deleteProperty(document, 'getElementById')
  }
}
