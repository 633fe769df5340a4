const spoken = (name: string) =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** Returns the text for a place that only an editor can fill in; the widgets do not take it for a value. */
export const gapFor = (name: string, was?: unknown): string =>
  `…write the ${spoken(name)} here${typeof was === 'string' && was.trim() ? `; it was “${was.trim().slice(0, 200)}”` : ''}…`
