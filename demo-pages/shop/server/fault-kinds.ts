type Moment = 'before' | 'after' | 'delivery'

/** Every fault that the shop can simulate, its label in the control panel, and the moment at which it happens. */
export const faultKinds = {
  slow: { label: 'Slow answer', moment: 'delivery' },
  offline: { label: 'Offline: lost before the shop hears of it', moment: 'before' },
  'drop-after': { label: 'Answer lost after the shop has done it', moment: 'delivery' },
  '500-before': { label: 'Server error, nothing done', moment: 'before' },
  '500-after': { label: 'Server error after doing it', moment: 'after' },
  419: { label: 'Page expired (419)', moment: 'before' },
  401: { label: 'Logged out (401)', moment: 'before' },
  'login-page': { label: 'Login page instead of an answer', moment: 'before' },
  403: { label: 'Forbidden (403)', moment: 'before' },
  404: { label: "Not found (404), in a framework's words", moment: 'before' },
  409: { label: 'Conflict (409)', moment: 'before' },
  422: { label: 'Refused (422), in words of the shop', moment: 'before' },
  '422-fields': { label: 'Refused (422), field by field', moment: 'before' },
  '200-no': { label: 'Refused with 200, success: false', moment: 'before' },
  429: { label: 'Too many attempts (429)', moment: 'before' },
  502: { label: 'Page of a proxy (502), nothing done', moment: 'before' },
  503: { label: 'Closed for maintenance (503)', moment: 'before' },
  '504-after': { label: 'Page of a proxy (504) after doing it', moment: 'after' },
  redirect: { label: 'Another page instead of an answer', moment: 'before' },
  malformed: { label: 'Malformed JSON', moment: 'after' },
  truncated: { label: 'Answer cut short', moment: 'after' },
  gzip: { label: 'Compressed answer cut short', moment: 'after' },
  warning: { label: 'Warning of PHP before the JSON', moment: 'after' },
  empty: { label: 'Empty answer (204)', moment: 'after' },
  blank: { label: 'Nothing at all (200)', moment: 'after' },
  'wrong-type': { label: 'HTML instead of JSON', moment: 'after' },
  long: { label: 'Five megabytes of HTML', moment: 'after' },
  'wrong-shape': { label: 'JSON of another shape', moment: 'after' },
  duplicate: { label: 'Call arrives twice', moment: 'after' },
} as const satisfies Record<string, { label: string; moment: Moment }>

export type FaultKind = `${keyof typeof faultKinds}`

export type Fault = {
  kind: FaultKind
  /** '*', '/path*' or 'METHOD /path*'; a star matches anything. */
  match: string
  times: number | 'always'
  /** The delay of the answer; allowed with every kind. */
  ms: number
  /** 500, or another status of that class. */
  status: number
}

/** The options of a fault; without further ones it affects every call, once. */
export type FaultOptions = { kind: FaultKind } & Partial<Omit<Fault, 'kind'>>

export const isFaultKind = (value: unknown): value is FaultKind =>
  typeof value === 'string' && Object.hasOwn(faultKinds, value)

export const planFault = ({ kind, match = '*', times = 1, ms, status = 500 }: FaultOptions): Fault => ({
  kind,
  match,
  times,
  ms: ms ?? (kind === 'slow' ? 3000 : 0),
  status,
})
