const name = '--doorstep-rem'
let isRegistered = false

/**
 * Registers, once, the custom property that text sizes follow (tokens.css). Registering makes the browser restyle the
 * whole page, so a page that links page.css, which has the property, is spared that.
 */
export function registerTextUnit(): void {
  if (isRegistered) return
  isRegistered = true
  try {
    if (!getComputedStyle(document.documentElement).getPropertyValue(name))
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Older browsers cannot register it: sizes follow the element's own text size instead of its root's.
  }
}
