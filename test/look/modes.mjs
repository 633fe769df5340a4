// Other display modes: the browser's settings, the page's additions, the width, and the shop's answers.
const usual = [1280, 390]

export const modes = {
  plain: { widths: usual },
  wide: { widths: [360, 768, 1600] },
  narrow: { widths: [320] },
  // A phone in landscape.
  across: { widths: [844], height: 390, browser: { hasTouch: true, isMobile: true } },
  // A browser whose user has doubled the text size.
  'text-200': { widths: usual, settings: ['defaultFontSize=32'] },
  // A window of 1280 px, zoomed to 150 %.
  'zoom-150': { widths: [853], browser: { deviceScaleFactor: 1.5 } },
  forced: { widths: usual, browser: { forcedColors: 'active' } },
  print: { widths: [794], media: 'print' },
  // A host that is dark around the widgets; the shop's own pages are not.
  dark: {
    widths: usual,
    browser: { colorScheme: 'dark' },
    style: 'html, body, .panel { background: #111 !important; color: #eee !important }',
    only: ({ together }) => !!together,
  },
  rtl: { widths: usual, root: 'dir="rtl"' },
  // Pages that print no state; and a shop that answers late, or not at all.
  unprinted: { widths: usual, visitor: { printsNothing: true } },
  late: { widths: usual, visitor: { printsNothing: true }, fault: { kind: 'slow', ms: 1500 } },
  down: { widths: [1280, 390, 320], visitor: { printsNothing: true }, fault: { kind: '500-before' } },
}

/** Adds the mode's changes to the page and to its markup. */
export async function dress(tab, { style, root, media }) {
  if (media) await tab.emulateMedia({ media })
  if (!style && !root) return
  const isPage = request => request.resourceType() === 'document'
  await tab.route('**/*', async route => {
    if (!isPage(route.request())) return route.continue()
    const response = await route.fetch()
    const written = await response.text()
    const body = written
      .replace('<html', `<html ${root ?? ''}`)
      .replace('</head>', `<style>${style ?? ''}</style></head>`)
    return route.fulfill({ response, body })
  })
}
