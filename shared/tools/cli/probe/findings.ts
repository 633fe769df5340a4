import type { CallName } from '../../../domain/api/client/routes'
import { escapeText } from '../../../platform/values/escape-text'
import { inOneLine } from '../printable'

/** The verdict on a response or a page: as documented, accepted though unusual, breaking a widget, or not requested. */
type Verdict = 'fits' | 'odd' | 'breaks' | 'not asked'

export type Finding = { verdict: 'odd' | 'breaks'; says: string }

/** A check of a call or a page, its findings, and the widgets that it concerns. */
export type Asked = {
  what: string
  /** The name of the call, if it is part of the contract. */
  call?: CallName
  verdict: Verdict
  findings: readonly Finding[]
  widgets: readonly string[]
  /** The reason why it was not checked. */
  because?: string
}

export type Report = {
  origin: string
  calls: readonly Asked[]
  pages: readonly Asked[]
  /** True if changes were made. */
  isWriting?: boolean
}

const printableRow = ({ what, findings, because, ...rest }: Asked): Asked => ({
  ...rest,
  what: inOneLine(what),
  findings: findings.map(({ verdict, says }) => ({ verdict, says: inOneLine(says) })),
  ...(because !== undefined && { because: inOneLine(because) }),
})

/** Returns the report with each of the shop's texts in one line and without control characters. */
export const printableReport = (report: Report): Report => ({
  ...report,
  calls: report.calls.map(printableRow),
  pages: report.pages.map(printableRow),
})

/** Returns the worst verdict of the findings. */
export const verdictOf = (findings: readonly Finding[]): Verdict =>
  findings.some(({ verdict }) => verdict === 'breaks') ? 'breaks' : findings.length ? 'odd' : 'fits'

const all = ({ calls, pages }: Report) => [...calls, ...pages]
const said = ({ findings, because }: Asked) => [
  ...findings.map(({ verdict, says }) => `${verdict}: ${says}`),
  ...(because ? [because] : []),
]

/** Returns the number of each verdict, in a sentence. */
export function summary(report: Report): string {
  const count = (wanted: Verdict) => all(report).filter(({ verdict }) => verdict === wanted).length
  return `${count('fits')} fit, ${count('odd')} are odd, ${count('breaks')} would break, ${count('not asked')} not asked`
}

const several = (names: readonly string[]) => [...new Set(names)].join(', ')
const nameOf = ({ call, what }: Asked) => call ?? what

/** Returns what to do next, one line each. */
function nextSteps(report: Report): string[] {
  const of = (wanted: Verdict) => all(report).filter(({ verdict }) => verdict === wanted)
  const [breaking, strange, left] = [of('breaks'), of('odd'), of('not asked')]
  const reasons = new Map<string, string[]>()
  for (const each of left)
    reasons.set(each.because ?? '', [...(reasons.get(each.because ?? '') ?? []), nameOf(each)])
  const steps = [
    ...(breaking.length
      ? [
          `Fix what breaks: ${several(breaking.map(nameOf))}. openapi.json shows the answers of each call under its name.`,
        ]
      : []),
    ...(strange.length ? [`Look at what is odd: ${several(strange.map(nameOf))}.`] : []),
    ...[...reasons].map(([because, names]) => `Not asked: ${several(names)}: ${because}.`),
    ...(report.isWriting === false && !breaking.length
      ? ['Run it again with --write against a sandbox: only then are changes tested.']
      : []),
  ]
  return steps.length ? steps : ['Nothing is left to do. Run the probe again after each change of the shop.']
}

/** Returns the report for a terminal; a finding that several calls share is printed once. */
export function asText(report: Report): string {
  const first = new Map<string, string>()
  const once = (each: string, what: string) => {
    const before = first.get(each)
    if (before === undefined) first.set(each, what)
    return before === undefined || each.length < 60 ? each : `the same as ${before}`
  }
  const lines = all(report).flatMap(asked => [
    `${asked.verdict.padEnd(9)} ${asked.what}`,
    ...said(asked).map(each => `          ${once(each, asked.call ?? asked.what)}`),
    ...(asked.findings.length && asked.widgets.length ? [`          in ${asked.widgets.join(', ')}`] : []),
  ])
  const steps = nextSteps(report).map((step, at) => `  ${at + 1}. ${step}`)
  return [`Probe of ${report.origin}`, ...lines, summary(report), '', 'What to do next', ...steps].join('\n')
}

const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const sorted = (report: Report) =>
  all(report).flatMap(({ what, findings }) => findings.map(finding => ({ what, ...finding })))

/** Returns the report as workflow commands, which GitHub shows as annotations of the run. */
const asAnnotations = (report: Report): string =>
  sorted(report)
    .map(
      ({ what, verdict, says }) =>
        `::${verdict === 'breaks' ? 'error' : 'warning'} title=${property(`doorstep probe: ${what}`)}::${data(says)}`,
    )
    .join('\n')

function asSarif(report: Report): string {
  const results = sorted(report).map(({ what, verdict, says }) => ({
    ruleId: verdict,
    level: verdict === 'breaks' ? 'error' : 'warning',
    message: { text: `${what}: ${says}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: report.origin } },
        logicalLocations: [{ fullyQualifiedName: what, kind: 'resource' }],
      },
    ],
  }))
  const rules = ['breaks', 'odd'].map(id => ({ id }))
  const runs = [{ tool: { driver: { name: 'doorstep probe', rules } }, results }]
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return JSON.stringify({ $schema, version: '2.1.0', runs }, null, 2)
}

/** The report formats by name. */
export const reportFormats: Readonly<Record<string, (report: Report) => string>> = {
  text: asText,
  json: report => JSON.stringify({ ...report, next: nextSteps(report) }, null, 2),
  sarif: asSarif,
  github: asAnnotations,
}

/** Returns the report as an HTML page. */
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
</tbody></table>
<h2>What to do next</h2>
<ol>${nextSteps(report)
    .map(step => `<li>${escapeText(step)}</li>`)
    .join('')}</ol></html>
`
}
