// Playwright talks to Debian's Firefox by WebDriver BiDi. What it cannot set in this way is set here by preferences of
// Firefox. Playwright 1.65 sends `emulation.setMediaFeaturesOverride`, which Firefox ESR 153 does not know yet.
import { firefox } from 'playwright-core'

// Bits of `ui.primaryPointerCapabilities`. A headless Firefox has no pointer at all.
const finger = 1
const mouse = 2 + 4

/** The preferences of a Firefox in which a visitor with these options has what they say. */
export const preferencesFor = ({ reducedMotion, colorScheme, forcedColors, hasTouch } = {}) => ({
  // The list of earlier entries scrolls the page to the field when it closes, during the next press.
  'browser.formfill.enable': false,
  'browser.translations.enable': false,
  'ui.prefersReducedMotion': Number(reducedMotion === 'reduce'),
  'ui.systemUsesDarkTheme': Number(colorScheme === 'dark'),
  'ui.primaryPointerCapabilities': hasTouch ? finger : mouse,
  'ui.allPointerCapabilities': hasTouch ? finger : mouse,
  // Those of a phone take no room.
  'ui.useOverlayScrollbars': Number(Boolean(hasTouch)),
  'dom.w3c_touch_events.enabled': Number(Boolean(hasTouch)),
  'dom.w3c_touch_events.legacy_apis.enabled': Boolean(hasTouch),
  ...(forcedColors === 'active' && {
    'browser.display.document_color_use': 2,
    'ui.useAccessibilityTheme': 1,
  }),
})

/** With `keepsPages`, a Firefox with its back/forward cache, from which Playwright's own `goBack` never comes back. */
export const launchFirefox = ({ keepsPages, firefoxUserPrefs, ...options }) =>
  firefox.launch({
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      ...firefoxUserPrefs,
      ...(!keepsPages && { 'browser.sessionhistory.max_total_viewers': 0 }),
    },
    ...options,
  })

const usual = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
}

/** Throws where Playwright would say nothing and change nothing. */
const refuseMedia = options => async asked => {
  for (const [name, value] of Object.entries(asked))
    if ((value ?? usual[name]) !== (options[name] ?? usual[name]))
      throw new Error(`needs Chromium: emulateMedia with ${name} ${value}`)
}

/** A window for this visitor, in a Firefox with their preferences. It takes no taps. */
export async function openFirefoxContext(browser, { hasTouch, isMobile, ...options } = {}) {
  // Playwright passes neither to Firefox, and says nothing.
  if (options.contrast) throw new Error(`needs Chromium: contrast ${options.contrast}`)
  if (options.javaScriptEnabled === false) throw new Error('needs Chromium: a page without JavaScript')
  const context = await browser.newContext(options)
  const { newPage } = context
  context.newPage = async () =>
    Object.assign(await newPage.call(context), { emulateMedia: refuseMedia(options) })
  return context
}
