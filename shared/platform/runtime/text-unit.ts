const name = '--doorstep-rem'
let isRegistered = false

/**
 * Registers, once, the custom property that text sizes follow (tokens.css). Registering restyles the whole page, so
 * it is skipped on a page that links page.css, which has the property.
 */
export function registerTextUnit(): void {
  if (isRegistered) return
  isRegistered = true
  try {
    if (!getComputedStyle(document.documentElement).getPropertyValue(name))
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Older browsers cannot register it: sizes then follow the element's own text size.
  }
}
