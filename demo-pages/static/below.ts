// For a demo in a folder: pages and widgets use paths from the root of the origin, where this folder's worker receives
// no page view. This script redirects links, forms and scripts below the folder.
const base = new URL('.', (document.currentScript as HTMLScriptElement).src).pathname

const belowFolder = (address: string): string | null => {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin || url.pathname.startsWith(base)) return null
  return base + url.href.slice(url.origin.length + 1)
}

function moveBelow(element: Element | null | undefined, name: 'href' | 'action'): void {
  const address = element?.getAttribute(name)
  const moved = address ? belowFolder(address) : null
  if (moved) element?.setAttribute(name, moved)
}

const keepBelow = ({ target }: Event) => {
  if (target instanceof Element) moveBelow(target.closest('a[href]'), 'href')
}
for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, keepBelow, true)
addEventListener('submit', ({ target }) => moveBelow(target as Element, 'action'), true)
// A form that a script submits fires no event before.
const { submit } = HTMLFormElement.prototype
HTMLFormElement.prototype.submit = function () {
  moveBelow(this, 'action')
  submit.call(this)
}

window.navigation?.addEventListener('navigate', event => {
  const { cancelable, navigationType, formData, destination } = event
  const moved = belowFolder(destination.url)
  if (!moved || !cancelable || formData || destination.sameDocument) return
  event.preventDefault()
  if (navigationType === 'replace') location.replace(moved)
  else location.assign(moved)
})
