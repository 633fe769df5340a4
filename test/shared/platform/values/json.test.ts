import { parseJson, readJson, stringifyJson } from '../../../../shared/platform/values/json'
import fc from '../../../support/fast-check'

describe('what is sent', () => {
  it('is the text JSON.stringify gives on a clean page', () => {
    const withGaps = fc.anything({
      withDate: true,
      withNullPrototype: true,
      values: [fc.constant(undefined), fc.jsonValue()],
    })
    fc.assert(fc.property(fc.jsonValue(), value => stringifyJson(value) === JSON.stringify(value)))
    fc.assert(fc.property(withGaps, value => stringifyJson(value) === (JSON.stringify(value) ?? 'null')))
  })

  it('leaves out undefined members, and keeps the places of a list', () => {
    expect(stringifyJson({ a: undefined, b: [undefined, 1, Number.NaN] })).toBe('{"b":[null,1,null]}')
    expect(stringifyJson(undefined)).toBe('null')
    expect(stringifyJson({ at: new Date(Number.NaN) })).toBe('{"at":null}')
  })

  it('writes a moment as ISO text even where the page taught dates another way', () => {
    const own = Date.prototype.toISOString
    let text: string
    try {
      Date.prototype.toISOString = () => 'wrong'
      text = stringifyJson({ at: new Date(0) })
    } finally {
      Date.prototype.toISOString = own
    }
    expect(text).toBe('{"at":"1970-01-01T00:00:00.000Z"}')
  })

  it('does not go through array methods or a JSON the page has replaced', () => {
    const { map, join, forEach } = Array.prototype
    const { stringify } = JSON
    const { keys } = Object
    const broken = () => {
      throw new Error('replaced')
    }
    let text: string
    try {
      Object.assign(Array.prototype, { map: broken, join: broken, forEach: broken })
      JSON.stringify = broken
      Object.keys = broken
      text = stringifyJson({ list: [1, 'two', { three: [] }] })
    } finally {
      Object.assign(Array.prototype, { map, join, forEach })
      JSON.stringify = stringify
      Object.keys = keys
    }
    expect(text).toBe('{"list":[1,"two",{"three":[]}]}')
  })
})

describe('what is received', () => {
  it('keeps no key that could reach a prototype, however deep or spelt', () => {
    const hostile =
      '{"a":1,"__proto__":{"isGuest":true},"b":[{"constructor":{"prototype":{"x":1}},"\\u005f_proto__":2}],"prototype":3}'
    expect(JSON.stringify(parseJson(hostile))).toBe('{"a":1,"b":[{}]}')
    expect(Object.getPrototypeOf(parseJson(hostile))).toBe(Object.prototype)
  })

  it('is otherwise what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('unreadable text is undefined, not an exception', () => {
    expect(readJson('{"a":')).toBeUndefined()
    expect(readJson('')).toBeUndefined()
    expect(readJson('null')).toBeNull()
  })
})
