/** What time a reply says it is: when it was made, and how long a cache on the way has kept it; null if that cannot be read. */
export function serverTime(headers: Headers): Date | null {
  const made = headers.get('Date') ?? ''
  const time = new Date(new Date(made).getTime() + Number(headers.get('Age')) * 1000)
  return / GMT$/.test(made) && !Number.isNaN(time.getTime()) ? time : null
}
