import type { ErrorReport } from '../shop/customers/sent-state'
import type { PageData } from '../shop/page-data'
import { type Html, html } from './layout/html'
import { layout } from './layout/layout'

const timeOf = ({ at }: ErrorReport): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`

const row = (report: ErrorReport): Html => {
  const { widget, failed, error, fingerprint, version } = report.says
  const what = error
    ? `crashed: ${error}, ${fingerprint}`
    : `${widget ? 'could not start' : 'did not arrive'}: ${failed}`
  return html`<tr><td>${timeOf(report)}</td><td>${widget ?? 'none alone'}</td><td>${what}</td><td>${version ?? ''}</td></tr>
`
}

const table = (
  reports: readonly ErrorReport[],
): Html => html`<div class="scroll" tabindex="0" role="region" aria-label="Failures"><table class="table">
<caption>Failures, the latest first</caption>
<thead><tr><th scope="col">When</th><th scope="col">Widget</th><th scope="col">What</th><th scope="col">Release</th></tr></thead>
<tbody>
${reports.toReversed().map(row)}</tbody>
</table></div>`

/** Renders the reports of widgets that failed on this visitor's pages. */
export function demoPage(data: PageData): string {
  const { reports } = data.sent
  const main = html`<div class="page">
<h1>What failed</h1>
<p class="intro">Pages of this shop tell it when a widget could not start or has crashed: <code>helpers/report-errors.js</code> sends it here, and nothing of the visitor.</p>
${reports.length > 0 ? table(reports) : html`<p>Nothing has failed on your pages so far.</p>`}
<h2>Pages that print nothing</h2>
<p>Pages of this shop print how things stand. Under Demo controls, “Pages print nothing but the token” makes them those of a site that does not: every widget then finds out for itself.</p>
</div>`
  return layout({ title: 'What failed', main }, data)
}
