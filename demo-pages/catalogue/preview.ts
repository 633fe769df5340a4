import { html, trusted } from '../pages/layout/html'
import { pageGlobals } from '../pages/layout/layout'
import { bundleHead } from '../pages/placeholders'
import type { PageData } from '../shop/page-data'
import { type Catalogue, chosenExample, type PreviewTheme, previewThemes } from './model'

const styles: Record<PreviewTheme, string> = {
  doorstep: '/assets/site.css',
  plain: '/assets/preview-plain.css',
  contrast: '/assets/preview-contrast.css',
}

const transferFocus = trusted(
  'if (window.parent !== window && window.parent.watchPreview) window.parent.watchPreview(window);\n',
)

/**
 * Renders one example alone, in the page that its placeholder needs: `?widget=…&example=…&theme=…`; null for an unknown
 * widget. Its first script hands the new window to the catalogue page before the loader runs.
 */
export function renderCataloguePreview(catalogue: Catalogue, data: PageData): string | null {
  const { query } = data
  const widget = catalogue.widgets.find(({ name }) => name === query.widget)
  if (!widget) return null
  const example = chosenExample(widget, query.example)
  const theme = previewThemes.find(each => each === query.theme) ?? 'doorstep'
  const markup = example?.markup ?? ''
  const body = html`<main>
<h1 class="sr">${widget.title}: ${example?.name ?? 'no example'}</h1>
${trusted(example?.html ? example.html.replace('{widget}', () => markup) : markup)}
</main>`
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${widget.title}: ${example?.name ?? 'no example'}</title>
${pageGlobals(data, transferFocus)}
<link rel="stylesheet" href="${styles[theme]}">
${bundleHead(body, data)}
<script type="module" src="/doorstep/catalogue/check-preview.js"></script>
</head>
<body class="preview">
${body}
</body>
</html>
`.markup
}
