import { cleanup, waitFor } from '@testing-library/react'
import { acts, refuse } from './acts'

/* Each widget that shows a refusal × each status × each kind of body. */

jest.setTimeout(600_000)

// A card also tells the developer's console why its product was not added.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())

const glass = 'Your box holds too much glass.'
const statuses = [400, 403, 404, 409, 410, 412, 422]
const own =
  /Sorry, something went wrong|You can't do that here|This is no longer available|Not added|not saved|wasn't saved|could not|couldn't|can't tell|don't know/
const bodies: Record<string, [body: string, shown: string | RegExp]> = {
  'a message': [JSON.stringify({ message: glass }), glass],
  'errors by field': [JSON.stringify({ errors: { anything: [glass] } }), glass],
  'a list of errors': [JSON.stringify({ errors: [glass] }), glass],
  'a message and errors': [JSON.stringify({ message: 'Please look.', errors: { anything: [glass] } }), glass],
  'a detail': [JSON.stringify({ detail: glass }), glass],
  markup: [JSON.stringify({ message: '<i>Too much</i> glass' }), '<i>Too much</i> glass'],
  'a phrase of a framework': [JSON.stringify({ message: 'Not Found' }), own],
  'a page': ['<h1>Not Found</h1>', own],
  nothing: ['', own],
}

const names = Object.keys(acts)
const rows = names.flatMap(name =>
  statuses.flatMap(status => Object.keys(bodies).map(kind => ({ name, status, kind }))),
)

test.each(names)('J-92 A-122 %s: each status with each kind of body', async name => {
  const wrong: string[] = []
  const mine = rows.filter(row => row.name === name)
  for (const { status, kind } of mine) {
    const [body, shown] = bodies[kind] as [string, string | RegExp]
    const headers = { 'Content-Type': body.startsWith('<') ? 'text/html' : 'application/json' }
    const words = await refuse(name, () => new Response(body, { status, headers }))
    const holds = () => (typeof shown === 'string' ? words().includes(shown) : shown.test(words()))
    await waitFor(() => expect(holds()).toBe(true), { timeout: 4000 }).catch(() =>
      wrong.push(`${status}, ${kind}`),
    )
    if (/Not Found|<h1>/.test(words())) wrong.push(`${status}, ${kind}: a framework's words`)
    cleanup()
  }
  process.stdout.write(`${name}: ${mine.length - wrong.length} of ${mine.length} rows hold.\n`)
  expect(wrong).toEqual([])
})
