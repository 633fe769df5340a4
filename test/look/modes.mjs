// How else one may look: what the browser is told, what the page is given, and how wide.
const usual = [1280, 390]

/** The plain one has a picture of each example; the others show a dozen widgets together. */
export const modes = {
  plain: { widths: usual },
  wide: { widths: [360, 768, 1600] },
  // As somebody has set their browser, who wants words twice as large.
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

/** Gives a page what its mode wants of it, in the markup that the server sends. */
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
