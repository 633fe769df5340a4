const name = '--doorstep-rem'
let isRegistered = false

/**
 * Registers the length that text sizes follow (tokens.css), once. The browser styles a whole page anew for it: one that
 * links page.css has it already and is spared that.
 */
export function registerTextUnit(): void {
  if (isRegistered) return
  isRegistered = true
  try {
    if (!getComputedStyle(document.documentElement).getPropertyValue(name))
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Older browsers: sizes follow the element's own text instead of its root's.
  }
}
