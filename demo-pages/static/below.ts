// For a demo in a folder: pages and widgets know their shop at the top of its origin, where no worker of this folder
// hears of a page view. Links, forms and scripts that lead there are led below the folder.
const base = new URL('.', (document.currentScript as HTMLScriptElement).src).pathname

const belowFolder = (address: string): string | null => {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin || url.pathname.startsWith(base)) return null
  return base + url.href.slice(url.origin.length + 1)
}

function mend(element: Element | null | undefined, name: 'href' | 'action'): void {
  const address = element?.getAttribute(name)
  const mended = address ? belowFolder(address) : null
  if (mended) element?.setAttribute(name, mended)
}

const mendLink = ({ target }: Event) => {
  if (target instanceof Element) mend(target.closest('a[href]'), 'href')
}
for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, mendLink, true)
addEventListener('submit', ({ target }) => mend(target as Element, 'action'), true)
// A form that a script posts says nothing before.
const { submit } = HTMLFormElement.prototype
HTMLFormElement.prototype.submit = function () {
  mend(this, 'action')
  submit.call(this)
}

window.navigation?.addEventListener('navigate', event => {
  const { cancelable, navigationType, formData, destination } = event
  const mended = belowFolder(destination.url)
  if (!mended || !cancelable || formData || destination.sameDocument) return
  event.preventDefault()
  if (navigationType === 'replace') location.replace(mended)
  else location.assign(mended)
})
