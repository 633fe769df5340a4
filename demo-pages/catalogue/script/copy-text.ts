/** Copies text to the clipboard; if the browser refuses, selects the markup so that Ctrl+C copies it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection()
  }
}

function copySelection(): boolean {
  const source = document.querySelector('[data-markup]')
  if (!source) return false
  getSelection()?.selectAllChildren(source)
  return document.execCommand('copy')
}
