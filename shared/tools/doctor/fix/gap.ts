const spoken = (name: string) =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** What stands where only an editor knows what to write; nothing takes it for a value. */
export const gapFor = (name: string, was?: unknown): string =>
  `…write the ${spoken(name)} here${typeof was === 'string' && was.trim() ? `; it was “${was.trim().slice(0, 200)}”` : ''}…`
