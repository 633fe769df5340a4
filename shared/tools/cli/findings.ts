import { escapeText } from '../../platform/values/escape-text'

/** How a server's answer or a page fits: as documented, accepted though odd, or such that something would break. */
type Verdict = 'fits' | 'odd' | 'breaks' | 'not asked'

export type Finding = { verdict: 'odd' | 'breaks'; says: string }

/** What was asked of a server or a page, what is to be said of it, and the widgets that it concerns. */
export type Asked = {
  what: string
  verdict: Verdict
  findings: readonly Finding[]
  widgets: readonly string[]
  /** Why it was not asked. */
  because?: string
}

export type Report = { origin: string; calls: readonly Asked[]; pages: readonly Asked[] }

/** The worst of what was found. */
export const verdictOf = (findings: readonly Finding[]): Verdict =>
  findings.some(({ verdict }) => verdict === 'breaks') ? 'breaks' : findings.length ? 'odd' : 'fits'

const all = ({ calls, pages }: Report) => [...calls, ...pages]
const said = ({ findings, because }: Asked) => [
  ...findings.map(({ verdict, says }) => `${verdict}: ${says}`),
  ...(because ? [because] : []),
]

/** How many of each verdict. */
export function summary(report: Report): string {
  const count = (wanted: Verdict) => all(report).filter(({ verdict }) => verdict === wanted).length
  return `${count('fits')} fit, ${count('odd')} are odd, ${count('breaks')} would break, ${count('not asked')} not asked`
}

/** The report for a terminal. */
export function asText(report: Report): string {
  const lines = all(report).flatMap(asked => [
    `${asked.verdict.padEnd(9)} ${asked.what}`,
    ...said(asked).map(each => `          ${each}`),
    ...(asked.findings.length && asked.widgets.length ? [`          in ${asked.widgets.join(', ')}`] : []),
  ])
  return [`Probe of ${report.origin}`, ...lines, summary(report)].join('\n')
}

/** The report as a page of its own. */
export function asHtml(report: Report): string {
  const rows = all(report).map(
    asked =>
      `<tr><td>${asked.verdict}</td><td><code>${escapeText(asked.what)}</code></td><td>${said(asked).map(escapeText).join('<br>')}</td><td>${asked.findings.length ? asked.widgets.map(escapeText).join(', ') : ''}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Probe of ${escapeText(report.origin)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:80rem}table{border-collapse:collapse}th,td{padding:.5rem .75rem;border-bottom:1px solid #888;text-align:left;vertical-align:top}</style>
<h1>Probe of ${escapeText(report.origin)}</h1>
<p>${summary(report)}.</p>
<table><thead><tr><th scope="col">Verdict</th><th scope="col">What</th><th scope="col">Found</th><th scope="col">Widgets</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></html>
`
}
