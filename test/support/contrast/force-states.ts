import type { Page } from 'playwright-core'

/** What a control goes through; `rest` is how it stands when nobody does anything. */
export const states = {
  rest: '',
  hover: 'hover',
  press: 'hover active',
  focus: 'focus focus-visible focus-within',
} as const

/** In the page: rules of a state hold below what is marked with it, with the weight they have. */
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

/** Puts everything within the selector into that state at once, as people do one thing after the other. */
export async function enterState(page: Page, within: string, state: keyof typeof states): Promise<void> {
  await page.evaluate(markStates)
  await page.evaluate(
    ([selector, forced]) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) part.dataset.forced = forced
    },
    [within, states[state]] as const,
  )
}
