import { safeRedirect } from '../../values/links'
import { readPageGlobals, tokenField } from '../globals'
import { pageBody } from '../host/find-in-page'
import { mayGoByItself } from './by-itself'

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
  // A `<base target>` of the page would send the answer elsewhere.
  form.target = '_self'
  form.append(...Object.entries(fields).map(([name, value]) => hiddenInput(name, value)))
  holder.append(form)
  pageBody().append(holder)
  // A field named "submit" or "remove" hides that method of the form.
  HTMLFormElement.prototype.submit.call(form)
  holder.remove()
}

/** The ways to leave the page. */
export type Navigation = {
  /** Goes to a page of the shop. Returns false, and does nothing, if the address is not on the page's own origin. */
  goTo: (
    url: string,
    /**
     * With `replaces`, Back does not return to this page. With `byItself`, the shop has chosen the page and not the
     * person, so it also returns false if it has just sent them there in vain (L-03).
     */
    how?: { replaces?: boolean; byItself?: boolean },
  ) => boolean
  /**
   * Posts a form with the current token, as the shop's pages do. Returns false if the address is foreign or there is
   * no token.
   */
  submitHiddenForm: (action: string, fields: Readonly<Record<string, string>>) => boolean
}

/** Creates the ways to leave the page; tests pass a location of their own. */
export function createNavigation(
  place: Pick<Location, 'origin' | 'assign'> & Partial<Pick<Location, 'replace'>> = location,
  token: () => string | null = () => readPageGlobals().csrfToken,
): Navigation {
  const goTo: Navigation['goTo'] = (url, { replaces, byItself } = {}) => {
    const target = safeRedirect(url, place.origin)
    if (target && byItself && !mayGoByItself(target)) return false
    if (target && replaces && place.replace) place.replace(target)
    else if (target) place.assign(target)
    return target !== null
  }
  return {
    goTo,
    submitHiddenForm(action: string, fields: Readonly<Record<string, string>>) {
      const target = safeRedirect(action, place.origin)
      const current = token()
      if (!target || !current) return false
      postForm(target, { ...fields, [tokenField()]: current })
      return true
    },
  }
}

const ofThisPage = () => createNavigation()

export const goTo: Navigation['goTo'] = (url, how) => ofThisPage().goTo(url, how)
export const submitHiddenForm: Navigation['submitHiddenForm'] = (action, fields) =>
  ofThisPage().submitHiddenForm(action, fields)
