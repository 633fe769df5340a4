import { openBoxVisit } from './box-visit'

describe('one week of a repeating box', () => {
  it('CO-36 A week moved to another date comes on that date as changed, and no longer on its own', async () => {
    const { add, edit, setDate, confirm, boxOn, contents } = openBoxVisit()
    await edit(801, '2026-12-03')
    await add(231, 5)
    expect(await setDate('2026-12-04', 1)).toMatchObject({ data: { next_delivery: '2026-12-04' } })
    expect(await confirm()).toMatchObject({ data: { id: 801 } })
    expect(boxOn(801, '2026-12-03')).toBeUndefined()
    expect(boxOn(801, '2026-12-04')).toMatchObject({ modified: true, order: { parent_id: 801 } })
    expect(contents(801, '2026-12-04')).toContainEqual([231, 5])
    expect(contents(801, '2026-12-17')).toContainEqual([231, 1])
  })

  it('CO-36 A moved week is changed, moved on and cancelled by its new date', async () => {
    const { edit, setDate, confirm, cancel, boxOn, state } = openBoxVisit()
    await edit(801, '2026-12-03')
    await setDate('2026-12-04', 1)
    await confirm()
    expect(await edit(801, '2026-12-03')).toMatchObject({ status: 422 })
    expect(await edit(801, '2026-12-04')).toMatchObject({ success: true })
    expect(state.box.draft).toMatchObject({ date: '2026-12-04' })
    await setDate('2026-12-08', 1)
    await confirm()
    expect(boxOn(801, '2026-12-04')).toBeUndefined()
    expect(await cancel(801, '2026-12-08')).toMatchObject({ success: true })
    expect(boxOn(801, '2026-12-08')).toMatchObject({ cancelled: true })
    expect(boxOn(801, '2026-12-17')).toMatchObject({ cancelled: false })
  })

  it('CO-36 A week cannot be moved onto another delivery of the same box', async () => {
    const { edit, setDate } = openBoxVisit()
    await edit(801, '2026-12-03')
    expect(await setDate('2026-12-10', 1)).toMatchObject({ status: 422 })
  })

  it('CALL-25 A discount promised for one week counts in that week only', async () => {
    const { edit, post, confirm, boxOn, state } = openBoxVisit()
    await edit(801, '2026-12-03')
    await post('/api/basket/apply-discount', { discount_code: 'WELCOME10' })
    await confirm()
    expect(boxOn(801, '2026-12-03')?.discount_amount).not.toBe('0.00')
    expect(boxOn(801, '2026-12-17')?.discount_amount).toBe('0.00')
    await edit(801, '2026-12-03')
    expect(state.coupon).toBe('WELCOME10')
  })
})

describe('all weeks of a repeating box', () => {
  it('CALL-27 Changes and cancellations of single weeks are kept', async () => {
    const { add, edit, confirm, boxesOn } = openBoxVisit('2026-11-27T12:00:00Z')
    await edit(801, null)
    await add(231, 6)
    const { data } = (await confirm()) as unknown as { data: { id: number } }
    expect(boxesOn('2026-12-24')).toMatchObject([{ order_id: data.id, cancelled: true }])
    expect(boxesOn('2026-12-10')[0]?.deliveries.map(row => row.product_id)).toEqual([221, 201])
    expect(boxesOn('2026-12-17')[0]?.deliveries[1]).toMatchObject({ product_id: 231, quantity_ordered: 6 })
    expect(boxesOn('2026-11-19')).toMatchObject([{ order_id: 801, delivered: true }])
  })

  it('CO-20 A fortnightly box keeps its rhythm from the amended week', async () => {
    const { add, edit, confirm, boxesOn, post, call } = openBoxVisit('2026-11-28T12:00:00Z')
    await edit(803, null)
    await post('/api/bol-checkout/remove-unavailable')
    await add(231, 3)
    expect(await call('GET', '/api/bol-basket')).toMatchObject({
      order: { next_delivery_date: '2026-12-11' },
    })
    await confirm()
    const comes = (date: string) => boxesOn(date).some(({ weekday }) => weekday === 5)
    expect(['2026-12-04', '2026-12-11', '2026-12-18'].map(comes)).toEqual([false, true, false])
  })

  it('CALL-27 A new weekday begins on the next such day, and the amended week comes once', async () => {
    const { add, edit, setDate, confirm, boxOn, boxesOn } = openBoxVisit('2026-12-02T12:00:00Z')
    await edit(801, null)
    await add(231, 6)
    expect(await setDate(null, 1, 2)).toMatchObject({ data: { next_delivery: '2026-12-08' } })
    await confirm()
    expect(boxesOn('2026-12-08')).toHaveLength(1)
    expect(boxOn(801, '2026-12-03')).toBeUndefined()
  })

  it('CALL-27 All weeks are amended from the first week that is not cancelled', async () => {
    const { edit, cancel, state } = openBoxVisit('2026-11-27T12:00:00Z')
    await cancel(801, '2026-12-03')
    expect(await edit(801, null)).toMatchObject({ success: true })
    expect(state.box.draft?.editingDate).toBe('2026-12-10')
  })

  it("CALL-27 All weeks are amended from the regular content, not from one week's change", async () => {
    const { edit, cancel, state } = openBoxVisit('2026-11-27T12:00:00Z')
    await cancel(801, '2026-12-03')
    await edit(801, null)
    expect(state.box.lines.map(({ productId }) => productId)).toEqual([221, 231, 201, 213])
  })
})

describe('a box on a day that is moved', () => {
  it('HB-12 HB-25 A box follows the calendar of the daily essentials: holidays, free days and the depot’s own', () => {
    const { boxOn, state } = openBoxVisit()
    state.dayMoves.push({ from: '2026-12-17', to: '2026-12-18', name: 'Snow' })
    expect(boxOn(801, '2026-12-17')).toMatchObject({ shifted: true, order: { daymove_id: 20261217 } })
    expect(boxOn(801, '2026-12-18')).toMatchObject({ shifted: false })
    expect(boxOn(803, '2026-12-25')).toMatchObject({ shifted: true })
    expect(boxOn(803, '2026-12-26')).toBeUndefined()
    expect(boxOn(803, '2026-12-29')).toMatchObject({ shifted: false, order: { daymove_id: null } })
  })

  it.each(['2026-12-25', '2026-12-29'])(
    'CALL-28 A moved box is cancelled under either day: %s',
    async date => {
      const { cancel, boxOn } = openBoxVisit()
      expect(await cancel(803, date)).toMatchObject({ success: true })
      expect(boxOn(803, '2026-12-25')).toMatchObject({ cancelled: true })
      expect(boxOn(803, '2026-12-29')).toMatchObject({ cancelled: true })
      expect(boxOn(803, '2027-01-08')).toMatchObject({ cancelled: false })
    },
  )

  it('CALL-26 CALL-27 A moved box is changed under either day, from the week and from its page', async () => {
    const { add, edit, confirm, contents, post, call } = openBoxVisit()
    for (const begin of [
      () => edit(803, '2026-12-25'),
      () => edit(803, '2026-12-29'),
      () => call('PUT', '/api/bol-order/edit/803-20261229'),
    ]) {
      expect(await begin()).toMatchObject({ success: true })
      await post('/api/bol-basket/cancel')
    }
    await edit(803, '2026-12-29')
    await post('/api/bol-checkout/remove-unavailable')
    await add(231, 4)
    expect(await confirm()).toMatchObject({ data: { id: 803 } })
    expect(contents(803, '2026-12-29')).toEqual([[231, 4]])
    expect(contents(803, '2027-01-08')).toContainEqual([231, 1])
  })
})

describe('an amendment that comes too late', () => {
  it('CALL-22 An amendment is refused after the cut-off of its delivery, whatever date it requests', async () => {
    const { edit, setDate, confirm, setTime, contents } = openBoxVisit()
    await edit(801, '2026-12-03')
    await setDate('2026-12-08', 1)
    setTime('2026-12-02T21:00:00Z')
    expect(await confirm()).toMatchObject({ status: 422, message: 'That order can no longer be changed.' })
    expect(contents(801, '2026-12-08')).toBeUndefined()
  })

  it('CALL-22 An amendment is refused once its delivery has been cancelled', async () => {
    const { edit, cancel, confirm } = openBoxVisit()
    await edit(801, '2026-12-03')
    await cancel(801, '2026-12-03')
    expect(await confirm()).toMatchObject({ status: 422, message: 'That order has been cancelled.' })
    expect(await cancel(801, null)).toMatchObject({ success: true })
    expect(await confirm()).toMatchObject({ status: 422 })
  })
})
