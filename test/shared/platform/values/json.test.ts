import { parseJson, readJson, stringifyJson } from '../../../../shared/platform/values/json'
import fc from '../../../support/fast-check'

describe('what is sent', () => {
  it('The body is the text that JSON.stringify gives on a clean page', () => {
    const withGaps = fc.anything({
      withDate: true,
      withNullPrototype: true,
      values: [fc.constant(undefined), fc.jsonValue()],
    })
    fc.assert(fc.property(fc.jsonValue(), value => stringifyJson(value) === JSON.stringify(value)))
    fc.assert(fc.property(withGaps, value => stringifyJson(value) === (JSON.stringify(value) ?? 'null')))
  })

  it('Undefined members are left out, and a list keeps its positions', () => {
    expect(stringifyJson({ a: undefined, b: [undefined, 1, Number.NaN] })).toBe('{"b":[null,1,null]}')
    expect(stringifyJson(undefined)).toBe('null')
    expect(stringifyJson({ at: new Date(Number.NaN) })).toBe('{"at":null}')
  })

  it('A moment is written as ISO text even where the page redefined dates', () => {
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

  it('Array methods or a JSON object replaced by the page are not used', () => {
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
  it('No key that could reach a prototype is kept, at any depth or in any spelling', () => {
    const hostile =
      '{"a":1,"__proto__":{"isGuest":true},"b":[{"constructor":{"prototype":{"x":1}},"\\u005f_proto__":2}],"prototype":3}'
    expect(JSON.stringify(parseJson(hostile))).toBe('{"a":1,"b":[{}]}')
    expect(Object.getPrototypeOf(parseJson(hostile))).toBe(Object.prototype)
  })

  it('Everything else equals JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('Unreadable text is undefined, not an exception', () => {
    expect(readJson('{"a":')).toBeUndefined()
    expect(readJson('')).toBeUndefined()
    expect(readJson('null')).toBeNull()
  })
})
