import type { Page } from 'playwright-core'

/** The states of a control, with their pseudo-classes. */
export const states = {
  rest: '',
  hover: 'hover',
  press: 'hover active',
  focus: 'focus focus-visible focus-within',
} as const

/**
 * Runs in the page: rules with a state's pseudo-class also match below elements with its attribute, with the same
 * specificity.
 */
function markStates() {
  const state = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.search(state) >= 0)
        rule.selectorText = rule.selectorText.replace(
          state,
          (_, name) => `:is([data-forced~="${name}"], [data-forced~="${name}"] *)`,
        )
      if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
  for (const sheet of document.adoptedStyleSheets) visit(sheet.cssRules)
}

/** Puts all elements within the selector into that state at once. */
export async function enterState(page: Page, within: string, state: keyof typeof states): Promise<void> {
  await page.evaluate(markStates)
  await page.evaluate(
    ([selector, forced]) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) part.dataset.forced = forced
    },
    [within, states[state]] as const,
  )
}
