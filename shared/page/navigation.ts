import { safeRedirect } from '../rules/links'
import { pageBody } from './find-in-page'
import { readPageGlobals } from './globals'

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}

function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const holder = document.createElement('div')
  const form = document.createElement('form')
  holder.hidden = true
  form.method = 'post'
  form.action = action
  // A <base target> of the page would send the answer elsewhere.
  form.target = '_self'
  form.append(...Object.entries(fields).map(([name, value]) => hiddenInput(name, value)))
  holder.append(form)
  pageBody().append(holder)
  // From here on a field's name may hide a method of the form: "submit", "remove".
  HTMLFormElement.prototype.submit.call(form)
  holder.remove()
}

/** Makes the ways to leave the page; tests give a place of their own to watch. */
export function createNavigation(
  place: Pick<Location, 'origin' | 'assign'> & Partial<Pick<Location, 'replace'>> = location,
  token: () => string | null = () => readPageGlobals().csrfToken,
) {
  const goTo = (url: string, { replaces = false } = {}) => {
    const target = safeRedirect(url, place.origin)
    if (target && replaces && place.replace) place.replace(target)
    else if (target) place.assign(target)
    return target !== null
  }
  return {
    goTo,
    submitHiddenForm(action: string, fields: Readonly<Record<string, string>>) {
      const target = safeRedirect(action, place.origin)
      const _token = token()
      if (!target || !_token) return false
      postForm(target, { ...fields, _token })
      return true
    },
  }
}

const ofThisPage = () => createNavigation()

/** Goes to a page of the shop; false, and nowhere, if the address is not on the page's own origin. */
export const goTo = (url: string, how?: { replaces?: boolean }): boolean => ofThisPage().goTo(url, how)

/** Posts a form as the pages do, with the token of the moment; false if the address is foreign or there is no token. */
export const submitHiddenForm = (action: string, fields: Readonly<Record<string, string>>): boolean =>
  ofThisPage().submitHiddenForm(action, fields)
