import type { Login } from './session'

/** Returns the values that are given as NAME=VALUE, by name. */
export function pairs(option: string, given: readonly string[]): Record<string, string> {
  const strange = given.find(each => !/^[^=]+=/.test(each))
  if (strange !== undefined) throw new Error(`--${option} is "${strange}"; give NAME=VALUE.`)
  return Object.fromEntries(
    given.map(each => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  )
}

/** Returns the login that the options of a command describe; undefined if there is none. */
export function loginIn(login: string | undefined, field: readonly string[]): Login | undefined {
  if (login === undefined && field.length)
    throw new Error('--field is for a login; give its page with --login /login.')
  return login === undefined ? undefined : { page: login, fields: pairs('field', field) }
}
