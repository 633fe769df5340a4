/**
 * Presses the visible controls one after the other; `missing` gets those that cannot be pressed at this
 * width.
 */
export async function pressAll(tab, presses, missing) {
  for (const name of presses) {
    const [button, link] = ['button', 'link'].map(role => tab.getByRole(role, { name }))
    const wanted = typeof name === 'string' ? tab.locator(name) : button.or(link)
    try {
      await wanted.filter({ visible: true }).first().click({ timeout: 5000 })
    } catch {
      missing(`nothing called ${name} can be pressed`)
    }
    // Waits for the press's files and data; a spinner stays half a second.
    await tab.waitForTimeout(900)
    await tab.waitForLoadState('networkidle')
  }
}
