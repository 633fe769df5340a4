// Runs inside the preview's page, which is the page to check.
import type { A11yFinding, PreviewChecker } from './a11y-findings'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const checker: PreviewChecker = {
  async checkAccessibility() {
    const { default: axe } = await import('axe-core')
    const { violations, passes } = await axe.run(document.body, {
      runOnly: rules,
      resultTypes: ['violations'],
    })
    const findings = violations.map(
      ({ help, helpUrl, impact, nodes }): A11yFinding => ({
        help,
        helpUrl,
        impact: impact ?? 'minor',
        places: nodes.map(({ target }) => target.join(' ')),
      }),
    )
    return { findings, passed: passes.length }
  },
}
Object.assign(window, checker)
