/** A visitor of the page. */
export type Person = 'Alison' | 'nobody' | 'Joseph'
/** The identification in the head of a page: its metas by name, and its globals. */
export type Head = { metas?: Record<string, string>; globals?: Record<string, unknown> }

const oneToken = { 'csrf-token': 'the-token' }
const token = (person: Person) => ({ 'csrf-token': `token-of-${person}` })
const flag = (person: Person) => (person === 'nobody' ? 'yes' : 'no')
const number = (person: Person) => ({ Alison: '17', nobody: '', Joseph: '18' })[person]

/** Each way in which a site can identify its visitors. */
export const waysToSay: Readonly<Record<string, (person: Person) => Head>> = {
  'window.isGuest, one token': person => ({ metas: oneToken, globals: { isGuest: person === 'nobody' } }),
  'window.isGuest, a token a login': person => ({
    metas: token(person),
    globals: { isGuest: person === 'nobody' },
  }),
  'doorstep-is-guest, one token': person => ({ metas: { ...oneToken, 'doorstep-is-guest': flag(person) } }),
  'doorstep-is-guest, a token a login': person => ({
    metas: { ...token(person), 'doorstep-is-guest': flag(person) },
  }),
  'doorstep-customer alone': person => ({ metas: { ...oneToken, 'doorstep-customer': number(person) } }),
  'doorstep-customer, which Django writes as None': person => ({
    metas: { ...oneToken, 'doorstep-customer': number(person) || 'None' },
  }),
  'doorstep-customer and doorstep-is-guest': person => ({
    metas: { ...oneToken, 'doorstep-customer': number(person), 'doorstep-is-guest': flag(person) },
  }),
  'doorstep-customer and window.isGuest': person => ({
    metas: { ...oneToken, 'doorstep-customer': number(person) },
    globals: { isGuest: person === 'nobody' },
  }),
  'a token a login': person => ({ metas: token(person) }),
  'window.csrfToken, one a login': person => ({ globals: { csrfToken: `token-of-${person}` } }),
}

const globals = ['isGuest', 'csrfToken', 'hasPostcode', 'activeCoupon']

/** Puts the head of another document into this one. */
export function writeHead({ metas = {}, globals: values = {} }: Head): void {
  for (const name of globals) Reflect.deleteProperty(window, name)
  Object.assign(window, values)
  document.head.innerHTML = Object.entries(metas)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('')
}
