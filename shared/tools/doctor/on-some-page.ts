/** Reads options as if on a page where every id exists, each belonging to an element around a list of slides. */
export function onSomePage<T>(read: () => T): T {
  const element = document.createElement('div')
  element.append(document.createElement('ul'))
  element.firstElementChild?.append(document.createElement('li'))
  document.getElementById = id => (id ? element : null)
  try {
    return read()
  } finally {
    // Uncovers the document's own method again.
    Reflect.deleteProperty(document, 'getElementById')
  }
}
