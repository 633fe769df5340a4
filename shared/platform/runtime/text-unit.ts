const name = '--doorstep-rem'

/**
 * Registers the custom property that text sizes follow (tokens.css). Registering restyles the whole page, so
 * it is skipped on a page that links page.css, which has the property.
 */
export function registerTextUnit(): void {
  try {
    if (!getComputedStyle(document.documentElement).getPropertyValue(name))
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '16px' })
  } catch {
    // Older browsers cannot register it: sizes then follow the element's own text size.
  }
}
