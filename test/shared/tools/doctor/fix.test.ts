import { list, required } from '../../../../shared/platform/options/options'
import { DecodeError, type Decoder } from '../../../../shared/platform/values/decoder'
import { fixAll } from '../../../../shared/tools/doctor/fix/fix'
import { meanings } from '../../../../shared/tools/doctor/fix/fix-value'

const elementId: Decoder<string> = (given, at) => {
  throw new DecodeError(at, given, 'names no element')
}
const options = { tabs: required(list('The tabs.', elementId)) }
const written = {
  tag: 'div',
  attributes: [],
  json: [] as string[],
  slots: [],
  looseSlots: [],
  strays: [],
  fallback: [],
}

const saysOf = (given: typeof written & { json: string[] }) =>
  fixAll(given, options, { ids: [] }).faults.map(({ says }) => says)

test('G-47 The fix leaves a gap for a missing value, without a value of an example', () => {
  const { fixed, gaps } = fixAll(written, options, { ids: ['ingredients'] })
  expect(saysOf(written)).toEqual(['"tabs" in its JSON is missing; expected a list, as in "tabs": [ … ]'])
  expect(fixed.json).toEqual(['{"tabs":"…write the tabs here…"}'])
  expect(gaps).toEqual(['tabs'])
})

test('An unsuitable value is reported with its place', () => {
  expect(saysOf({ ...written, json: ['{"tabs":["ingredients"]}'] })).toContain(
    '"tabs" in its JSON: entry 1 is "ingredients" and names no element',
  )
})

test.each([
  ['24.5.2026', ['2026-05-24']],
  ['5.24.2026', ['2026-05-24']],
  ['5.5.2026', ['2026-05-05']],
  ['5.6.2026', []],
])('G-47 For %s the doctor suggests a date only when no other day can be meant', (given, dates) => {
  expect([...meanings(given)].filter(each => /^\d{4}-/.test(String(each)))).toEqual(dates)
})
