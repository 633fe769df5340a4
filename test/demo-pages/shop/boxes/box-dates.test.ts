import { openBoxVisit } from './box-visit'

describe('the dates of a box', () => {
  it.each(['2026-12-32', '2026-13-01', '2027-02-20', '2026-12-18'])(
    'CALL-24 %s does not exist or is not on offer, and is refused',
    async date => {
      const { add, setDate, state } = openBoxVisit()
      await add(231, 3)
      expect(await setDate(date)).toMatchObject({ status: 422 })
      expect(state.box.draft?.date).toBeNull()
    },
  )

  it('CALL-24 An amended order can keep its own date, on offer or not', async () => {
    const { edit, setDate } = openBoxVisit()
    // The van of Thursday 26 November is full.
    await edit(801, '2026-11-26')
    expect(await setDate('2026-11-26', 1)).toMatchObject({ data: { next_delivery: '2026-11-26' } })
  })

  it('CALL-24 No delivery is possible in a pause or on a day that the depot moves', async () => {
    const { add, setDate, state, visit } = openBoxVisit()
    await add(231, 3)
    state.dayMoves.push({ from: '2026-12-02', to: '2026-12-03', name: 'Snow' })
    expect(await setDate('2026-11-28')).toMatchObject({ status: 422, message: 'Your deliveries are paused' })
    expect(await setDate('2026-12-02')).toMatchObject({ status: 422, message: 'No delivery: Snow' })
    const offered = (date: string) =>
      visit.page('/shop/best-of-local/checkout').box.dates.find(({ value }) => value === date)
    expect(offered('2026-11-28')?.reason).toBe('Your deliveries are paused')
    expect(offered('2026-11-27')?.reason).toBeUndefined()
    expect(await setDate(null, 1, 6)).toMatchObject({ data: { next_delivery: '2026-12-05' } })
  })
})

describe('the price of a box', () => {
  it('A-60 HB-17 A box that failed, is paused, cancelled or undeliverable costs nothing, even if it comes once', () => {
    const { boxOn, state } = openBoxVisit()
    state.pauses.push({ id: 3, start: '2026-12-05', end: '2026-12-05' })
    expect(boxOn(806, '2026-12-05')).toMatchObject({ paused: true })
    for (const box of [
      boxOn(801, '2026-10-29'),
      boxOn(806, '2026-12-05'),
      boxOn(805, '2026-11-07'),
      boxOn(804, '2026-11-18'),
    ])
      expect(box).toMatchObject({ subtotal: '0.00', grand_total: '0.00', delivered: false })
  })
})
