import type { BasketLine, BoxDraft } from '../../../../../shared/domain/rules/basket'
import {
  type Booking,
  type CheckoutContext,
  type Choices,
  choicesOn,
  confirmationOf,
  confirmBlockers,
  dateRequest,
  isOnceOnly,
  type OfferedDate,
  offeredDates,
  withOwnDate,
} from '../../../../../shared/domain/rules/boxes/checkout'
import { calendarDay } from '../../../../support/calendar-day'
import fc from '../../../../support/fast-check'
import { standIn } from '../../../../support/stand-in'

const now = new Date('2026-11-25T12:00:00Z')
const later = new Date('2026-11-26T21:00:00Z')
const choices: Choices = {
  frequency: 0,
  date: '2026-11-27',
  day: null,
  slot: '0',
  instructions: 'porch',
  other: '',
}
const booking: Booking = { frequency: 0, date: '2026-11-27', day: null, nextDelivery: null }
const ready: CheckoutContext = {
  choices,
  booking,
  draft: { parentId: null, otherInstructions: '' },
  cutoff: later,
  isPastCutoff: false,
  now,
  total: 1000,
  isReadingTotal: false,
  minimum: 1000,
  hasUnavailable: false,
  date: 'known',
}
const chosen = (patch: Partial<Choices>): CheckoutContext => ({ ...ready, choices: { ...choices, ...patch } })

describe('whether an order can be confirmed', () => {
  it('CO-28 CO-30 A-42 A complete order with a total equal to the minimum can be confirmed', () => {
    expect(confirmBlockers(ready)).toEqual([])
  })

  it.each([
    ['CO-26 without a date', chosen({ date: '' }), 'date'],
    ['CO-26 without a day', chosen({ frequency: 1, date: '', day: null }), 'date'],
    ['CO-26 A-33 without a frequency', chosen({ frequency: null, date: '' }), 'frequency'],
    ['CO-27 past the cut-off of its date', { ...ready, now: later }, 'cutoff'],
    ['CO-27 past the cut-off, as the page says', { ...ready, isPastCutoff: true }, 'cutoff'],
    ['CO-28 below the minimum', { ...ready, total: 999 }, 'minimum'],
    ['CO-29 Other without words', chosen({ instructions: 'other', other: '  ' }), 'other'],
    ['CO-30 with unavailable products', { ...ready, hasUnavailable: true }, 'unavailable'],
    ['CO-30 after the date could not be saved', { ...ready, date: 'failed' as const }, 'date-failed'],
    [
      'A-114 while the shop has another date',
      { ...ready, booking: { ...booking, date: calendarDay('2026-11-28') } },
      'changed',
    ],
    [
      'A-114 while the shop has a repeating box',
      { ...ready, booking: { ...booking, frequency: 1 } },
      'changed',
    ],
    ['A-110 while the saved date is unknown', { ...ready, date: 'unsure' as const }, 'date-failed'],
    ['A-74 without a total', { ...ready, total: null }, 'total'],
    ['A-74 while the total is read again', { ...ready, isReadingTotal: true }, 'reading-total'],
  ])('CO-26 CO-27 CO-28 CO-29 CO-30 %s an order cannot be confirmed', (_, context, blocker) => {
    expect(confirmBlockers(context)).toEqual([blocker])
  })

  it('CO-27 The cut-off does not block a repeating order', () => {
    const repeating = {
      ...chosen({ frequency: 2, date: '', day: 5 }),
      cutoff: null,
      isPastCutoff: true,
      now: later,
      booking: { ...booking, frequency: 2, date: null, day: 5 },
    }
    expect(confirmBlockers(repeating)).toEqual([])
  })

  it('CO-29 A-43 Instructions are required only where they are asked for', () => {
    expect(confirmBlockers(chosen({ slot: '1', instructions: 'other' }))).toEqual([])
  })

  it('A-38 Without a minimum the total is not checked', () => {
    expect(confirmBlockers({ ...ready, minimum: null, total: 0 })).toEqual([])
  })

  it('Reasons are independent, so two apply as two', () => {
    const situations = fc.record({
      total: fc.constantFrom(null, 0, 999, 1000, 5000),
      hasUnavailable: fc.boolean(),
      date: fc.constantFrom('known' as const, 'saving' as const, 'failed' as const),
      isPastCutoff: fc.boolean(),
    })
    fc.assert(
      fc.property(situations, given => {
        const blockers = confirmBlockers({ ...ready, ...given })
        expect(blockers.includes('total')).toBe(given.total === null)
        expect(blockers.includes('minimum')).toBe(given.total !== null && given.total < 1000)
        expect(blockers.includes('unavailable')).toBe(given.hasUnavailable)
        expect(blockers.includes('date-failed')).toBe(given.date === 'failed')
        expect(blockers.includes('cutoff')).toBe(given.isPastCutoff)
      }),
    )
  })
})

describe('the request to the shop', () => {
  it.each([
    [
      { frequency: 0, date: '27/11/2026', day: 3 },
      { date: '27/11/2026', day: null, frequency: 0 },
    ],
    [
      { frequency: 2, date: '27/11/2026', day: 3 },
      { date: null, day: 3, frequency: 2 },
    ],
    [{ frequency: 0, date: '' }, null],
    [{ frequency: 1, day: null }, null],
    [{ frequency: null }, null],
  ])('CO-16 CO-17 CO-18 CO-19 A-32 The request for %j is %j', (patch, request) => {
    expect(dateRequest({ ...choices, ...patch }, { parentId: null })).toEqual(request)
  })

  it('CO-38 A-43 Confirming sends the five fields, and hidden ones are empty', () => {
    expect(confirmationOf({ ...choices, other: 'hidden' })).toEqual({
      frequency: 0,
      delivery_slot_id: '0',
      delivery_instructions: 'porch',
      other_delivery_instruction: '',
      day: null,
    })
    expect(
      confirmationOf({ ...choices, frequency: 1, day: 4, slot: '2', instructions: 'other', other: 'x' }),
    ).toEqual({
      frequency: 1,
      delivery_slot_id: '2',
      delivery_instructions: '',
      other_delivery_instruction: '',
      day: 4,
    })
    expect(confirmationOf({ ...choices, instructions: 'other', other: ' By the bin ' })).toMatchObject({
      other_delivery_instruction: 'By the bin',
    })
  })
})

describe('the dates and days on offer', () => {
  const draft = (more: Partial<BoxDraft> = {}) =>
    standIn<BoxDraft>({ date: null, parentId: null, editingOrderId: null, ...more })
  const offer = {
    dates: [
      { value: '27/11/2026', label: '', date: '2026-11-27', cutoff: null, reason: null },
      { value: '28/11/2026', label: '', date: '2026-11-28', cutoff: null, reason: 'Fully booked' },
    ] as OfferedDate[],
    days: [1, 3],
    slots: ['2', '0'],
  }

  it.each([
    ['a date on offer', { date: '27/11/2026' }, { date: '27/11/2026' }],
    ['a date with a reason', { date: '28/11/2026' }, { date: '' }],
    ['a date from another list', { date: '05/06/2026' }, { date: '' }],
    ['a day on offer', { day: 3 }, { day: 3 }],
    ['a day not on offer', { day: 5 }, { day: null }],
    ['no option', { slot: '' }, { slot: '2' }],
    ['an option', { slot: '0' }, { slot: '0' }],
  ])('CO-04 CO-26 CO-33 For %s the selected choice becomes the one that is sent', (_, given, counted) => {
    expect(choicesOn(offer, { ...choices, ...given }, draft())).toMatchObject(counted)
  })

  it('CO-36 A fixed choice counts unchanged', () => {
    const fixed = { ...choices, day: 5, slot: '' }
    expect(choicesOn(offer, fixed, draft({ parentId: '801' }))).toMatchObject({ day: 5, slot: '' })
  })

  it.each([
    ['2026-11-28', ['27/11/2026', '28/11/2026'], [null, null]],
    ['2026-11-26', ['2026-11-26', '27/11/2026', '28/11/2026'], [null, null, 'Fully booked']],
    ['2026-12-03', ['27/11/2026', '28/11/2026', '2026-12-03'], [null, 'Fully booked', null]],
  ])('CO-14 An amended order keeps its own date, %s', (date, values, reasons) => {
    const offered = withOwnDate(offer.dates, draft({ date: date as BoxDraft['date'], editingOrderId: '801' }))
    expect(offered.map(({ value }) => value)).toEqual(values)
    expect(offered.map(({ reason }) => reason)).toEqual(reasons)
    expect(withOwnDate(offer.dates, draft({ date: date as BoxDraft['date'] }))).toBe(offer.dates)
  })
})

describe('Christmas products', () => {
  const line = (code: string) => standIn<BasketLine>({ product: { code } })
  it.each(['7600', '7601', '5995', '5996'])('CO-31 CO-32 FMT-05 Product code %s comes once', code => {
    expect(isOnceOnly([line('4301'), line(code)])).toBe(true)
    expect(isOnceOnly([line('4301')])).toBe(false)
  })

  it('CO-33 A-40 Only the Christmas dates are offered; without a list all dates stay', () => {
    const offer = (value: string) => standIn<OfferedDate>({ value, date: value })
    const dates = [offer('2026-11-27'), offer('2026-12-23')]
    expect(offeredDates(dates, ['23/12/2026'], true).map(({ value }) => value)).toEqual(['2026-12-23'])
    expect(offeredDates(dates, ['2026-12-23'], false)).toHaveLength(2)
    expect(offeredDates(dates, [], true)).toHaveLength(2)
  })
})
