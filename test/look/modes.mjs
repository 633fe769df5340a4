// Other display modes: the browser's settings, the page's additions, and the width.
const usual = [1280, 390]

/** The plain mode has a screenshot of each example; the others show a dozen widgets together. */
export const modes = {
  plain: { widths: usual },
  wide: { widths: [360, 768, 1600] },
  // A browser whose user has doubled the text size.
  'text-200': { widths: usual, launch: ['--blink-settings=defaultFontSize=32'] },
  forced: { widths: usual, browser: { forcedColors: 'active' } },
  // A host that is dark around the widgets; the shop's own pages are not.
  dark: {
    widths: usual,
    browser: { colorScheme: 'dark' },
    style: 'html, body, .panel { background: #111 !important; color: #eee !important }',
    only: ({ together }) => !!together,
  },
  rtl: { widths: usual, root: 'dir="rtl"' },
}

/** Adds the mode's changes to the markup of a page. */
export async function dress(tab, { style, root }) {
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
