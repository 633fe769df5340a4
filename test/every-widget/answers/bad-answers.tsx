import { layOutRows, withoutScrolling } from '../../support/page/layout'
import { definitionOf, examplesOf } from '../../support/widgets/all-widgets'
import { explore, type Trouble } from '../../support/widgets/explore-example'

/*
 * Every widget that calls a shop, on a page where each call first gets each kind of invalid answer and then a
 * valid one.
 */

const page = (text: string, address = '') =>
  Object.defineProperties(new Response(text, { headers: { 'Content-Type': 'text/html' } }), {
    url: { value: address },
    redirected: { value: address !== '' },
  })
const asJson = (body: BodyInit) => new Response(body, { headers: { 'Content-Type': 'application/json' } })

/** A truncated gzip body as browsers report it: some bytes, and then an error. */
const brokenOff = () => {
  let isBegun = false
  const body = new ReadableStream({
    pull(stream) {
      if (isBegun) return stream.error(new TypeError('Failed to fetch'))
      isBegun = true
      stream.enqueue(new TextEncoder().encode('{"data":'))
    },
  })
  return asJson(body as unknown as BodyInit)
}

const troubles: readonly Trouble[] = [
  () => page('<!doctype html><title>Zebra</title><h1>Zebra</h1>'),
  async right => page(`<br />\n<b>Warning</b>: Undefined variable $zebra\n${await (await right()).text()}`),
  () => page('<form>Zebra</form>', `${location.origin}/wp-login.php`),
  brokenOff,
  () => asJson('{"success":false}'),
  () => page('<p>Zebra'.repeat(2_000)),
]

/** A later example when the first makes no call. */
const asks: Readonly<Record<string, RegExp>> = { typeahead: /data-url=/ }

/** The typed text when a postcode does not fit. */
const typed: Readonly<Record<string, string>> = { 'account-password': 'golden-top' }

let met = 0

/** Plays those widgets with each kind of failure. */
export function describeBadAnswers(names: readonly string[]): void {
  beforeAll(() => {
    layOutRows()
    withoutScrolling()
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
  })

  test.each(names)(
    'A-20 G-11 %s reports once, in its own words, that it failed, whatever came instead of an answer',
    async name => {
      const definition = await definitionOf(name)
      const examples = await examplesOf(name)
      const example = examples.find(({ markup }) => asks[name]?.test(markup)) ?? examples[0]
      if (!example) throw new Error(`${name} has no example.`)
      const found = await explore({
        definition,
        example,
        readsFail: true,
        troubles,
        ...(typed[name] && { typed: typed[name] }),
      })
      met += found.troubles
      expect([...found.watch.found.keys()]).toEqual([])
      expect([...found.faults]).toEqual([])
      expect([...found.silent]).toEqual([])
      expect([name, found.troubles > 0]).toEqual([name, true])
    },
  )

  afterAll(() => process.stdout.write(`bad answers: ${names.length} widgets, ${met} met\n`))
}
