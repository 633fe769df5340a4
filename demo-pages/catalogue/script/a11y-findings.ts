export type A11yFinding = { help: string; helpUrl: string; impact: string; places: string[] }
/** The function that a preview's page offers to the catalogue around it. */
export type PreviewChecker = {
  checkAccessibility(): Promise<{ findings: A11yFinding[]; passed: number }>
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

const element = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text })

function entry({ help, helpUrl, impact, places }: A11yFinding): HTMLLIElement {
  const item = document.createElement('li')
  const link = Object.assign(document.createElement('a'), { href: helpUrl, textContent: help })
  const [first = '', ...more] = places
  item.append(element('b', impact), link, element('code', first))
  if (more.length) item.append(element('span', `and ${more.length} more`))
  return item
}

const sentenceOf = (count: number, passed: number) =>
  count
    ? `${count === 1 ? '1 finding' : `${count} findings`}; ${passed} rules are kept.`
    : `No findings: ${passed} rules are kept as it stands now.`

/** Lets an editor check the current state of the preview, including open dialogs. */
export function startChecking(holder: HTMLElement): void {
  const button = find('[data-check]')
  const said = find('[data-checked]')
  button?.addEventListener('click', async () => {
    const view = holder.querySelector('iframe')?.contentWindow as unknown as Partial<PreviewChecker> | null
    said?.replaceChildren('Checking…')
    try {
      if (!view?.checkAccessibility) throw new Error('The preview is not ready yet.')
      const { findings, passed } = await view.checkAccessibility()
      find('[data-findings]')?.replaceChildren(...findings.map(entry))
      said?.replaceChildren(sentenceOf(findings.length, passed))
    } catch {
      find('[data-findings]')?.replaceChildren()
      said?.replaceChildren('The check was not possible. Wait until the preview is ready, then try again.')
    }
  })
}

/** Removes the findings, which were about another state. */
export function forgetFindings(): void {
  find('[data-findings]')?.replaceChildren()
  find('[data-checked]')?.replaceChildren()
}
