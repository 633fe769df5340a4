import { list, required } from '../../../../shared/platform/options/options'
import { DecodeError, type Decoder } from '../../../../shared/platform/values/decoder'
import { fixAll } from '../../../../shared/tools/doctor/mend'

const elementId: Decoder<string> = (given, at) => {
  throw new DecodeError(at, given, 'names no element')
}
const options = { tabs: required(list('The tabs.', elementId)) }
const written = { tag: 'div', attributes: [], json: [], slots: [], looseSlots: [], strays: [], fallback: [] }

test('what the catalogue’s example names is no fault of who has written nothing', () => {
  const { says } = fixAll(written, options, { sample: () => ['ingredients'], ids: [] })
  expect(says).toEqual(['"tabs" in its JSON is missing; expected a list'])
})

test('what somebody has written that does not fit is named by its place', () => {
  const { says } = fixAll({ ...written, json: ['{"tabs":["ingredients"]}'] }, options, {
    sample: () => ['ingredients'],
    ids: [],
  })
  expect(says).toContain('"tabs" in its JSON: [0] names no element; expected a list')
})
