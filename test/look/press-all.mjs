/** Presses what is in sight, one after the other; `missing` is told what cannot be pressed at this width. */
export async function pressAll(tab, presses, missing) {
  for (const name of presses) {
    const [button, link] = ['button', 'link'].map(role => tab.getByRole(role, { name }))
    const wanted = typeof name === 'string' ? tab.locator(name) : button.or(link)
    try {
      await wanted.filter({ visible: true }).first().click({ timeout: 5000 })
    } catch {
      missing(`nothing called ${name} can be pressed`)
    }
    // What a press fetches begins to come, and has come; a sign of waiting stays half a second.
    await tab.waitForTimeout(900)
    await tab.waitForLoadState('networkidle')
  }
}
