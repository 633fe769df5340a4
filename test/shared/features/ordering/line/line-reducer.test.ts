import {
  type LineEvent,
  type LineModel,
  lineReducer,
} from '../../../../../shared/features/ordering/line/line-reducer'

const printed: LineModel = { held: 2, wanted: undefined, saved: '', isUnsure: false }
const request = (quantity: number): LineEvent => ({ type: 'requested', quantity })
const save = (quantity: number): LineEvent => ({ type: 'saved', quantity, words: 'Saved.' })

test.each<readonly [string, readonly LineEvent[], Partial<LineModel>]>([
  ['a press is wanted until it is saved', [request(3)], { held: 2, wanted: 3 }],
  ['a saved quantity is the ordered one', [request(3), save(3)], { held: 3, wanted: undefined }],
  ['a press during a save is still to be sent', [request(3), request(4), save(3)], { held: 3, wanted: 4 }],
  ['a new press takes the words of the last one away', [request(3), save(3), request(4)], { saved: '' }],
  [
    'an answer of the shop ends the doubt and replaces an old quantity',
    [{ type: 'doubted' }, { type: 'read', quantity: 5, isWaiting: false }],
    { held: 5, isUnsure: false },
  ],
  [
    'an answer of the shop leaves a press that waits',
    [request(3), { type: 'doubted' }, { type: 'read', quantity: 5, isWaiting: true }],
    { held: 5, wanted: 3 },
  ],
  ['a page that prints another quantity is believed', [{ type: 'page-changed', printed: 7 }], { held: 7 }],
])('J-66 Of one line of a delivery, %s', (_, events, expected) => {
  expect(events.reduce(lineReducer, printed)).toMatchObject(expected)
})
