/** Returns the current time according to a reply: its date plus its age in caches on the way. Null if that cannot be read. */
export function serverTime(headers: Headers): Date | null {
  const made = headers.get('Date') ?? ''
  const time = new Date(new Date(made).getTime() + Number(headers.get('Age')) * 1000)
  return / GMT$/.test(made) && !Number.isNaN(time.getTime()) ? time : null
}
