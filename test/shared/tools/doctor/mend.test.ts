import { list, required } from '../../../../shared/platform/options/options'
import { Misfit, type Reader } from '../../../../shared/platform/values/reader'
import { mendAll } from '../../../../shared/tools/doctor/mend'

const elementId: Reader<string> = (given, at) => {
  throw new Misfit(at, given, 'names no element')
}
const options = { tabs: required(list('The tabs.', elementId)) }
const written = { tag: 'div', attributes: [], json: [], slots: [], looseSlots: [], strays: [], fallback: [] }

test('what the catalogue’s example names is no fault of who has written nothing', () => {
  const { says } = mendAll(written, options, { sample: () => ['ingredients'], ids: [] })
  expect(says).toEqual(['"tabs" in its JSON is missing; expected a list'])
})

test('what somebody has written that does not fit is named by its place', () => {
  const { says } = mendAll({ ...written, json: ['{"tabs":["ingredients"]}'] }, options, {
    sample: () => ['ingredients'],
    ids: [],
  })
  expect(says).toContain('"tabs" in its JSON: [0] names no element; expected a list')
})
