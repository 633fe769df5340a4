import { act } from '@testing-library/react'
import {
  accountName,
  accountPhone,
  paymentForm,
} from '../../../demo-pages/pages/account/account-placeholders'
import { houseMove } from '../../../demo-pages/pages/account/house-move'
import { registrationSteps } from '../../../demo-pages/pages/account/registration-placeholders'
import { uncertainMessages } from '../../../shared/features/account/account-messages'
import { leadsAway, markup, notPressed, ownRequest, pounds, says, timeless } from './reading'
import { choose, press, type Scene } from './scene'

const evening = '2026-11-25T20:59:00Z'

/** Simulates a change in another tab: it is found in storage, by an event or later. */
const tellOf = (what: string) =>
  act(async () => {
    const key = `doorstep:changed ${what}`
    localStorage.setItem(key, new Date().toISOString())
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })

export const payment: Scene = {
  name: 'what is owed',
  at: evening,
  path: '/account/payments',
  page: data => markup(paymentForm(data)),
  async elsewhere(visit) {
    await visit.submit('/account/payments', { amount: '10.00' })
    await tellOf('balance')
  },
  // That morning's delivery is charged.
  moments: ['2026-11-26T08:00:01Z'],
  not: leadsAway,
  sentences: [
    says('payment-form.owed', /You owe \|? ?(£[\d.]+)/, {
      shop: ({ money }) => pounds(money.balance),
    }),
    says('payment-form.fullBalance', /Pay all you owe, (£[\d.]+)/),
  ],
}

export const steps: Scene = {
  name: 'the steps of a registration',
  as: 'guest',
  at: evening,
  page: data => markup(registrationSteps(data)),
  elsewhere: visit => visit.call('POST', '/api/product/oneoff', { id: 111, quantity: 1, date: '2026-11-30' }),
  not: { ...leadsAway, ...timeless },
  sentences: [says('registration-steps.chooseItems', /Choose your items(, completed)?/)],
}

export const move: Scene = {
  name: 'a house move',
  at: evening,
  path: '/account/house-moves',
  begin: visit => visit.submit('/account/addresses/postcode/verify', { postcode: 'BA1 5LR' }),
  page: data => `<form>${markup(data.houseMove ? houseMove(data, data.houseMove) : { markup: '' })}</form>`,
  elsewhere: visit => visit.call('POST', '/api/product/regular', { id: 101, delete: true }),
  moments: ['2026-11-25T21:00:00Z', '2026-11-26T00:00:00Z'],
  not: notPressed,
  sentences: [
    says('house-move.left', /(Still to choose: \d+ of \d+)/, {
      but: {
        'the clock':
          'it is of the day in the field, which the shop takes until midnight or refuses as it is sent',
      },
    }),
    says('house-move.items', /\| (\d+ × Whole milk) \|/, { not: { 'the clock': 'it comes each week' } }),
  ],
}

export const phone: Scene = {
  name: 'a row of the account',
  at: evening,
  path: '/account/details',
  page: data => markup(accountPhone(data), accountName(data, ['Mrs', 'Mr'])),
  async elsewhere(visit) {
    await visit.call('PUT', '/account/details', { phone: '0117 496 0555' })
    await tellOf('phone')
  },
  deed: {
    async press() {
      await press(/^Change phone/)
      await choose(/^Phone/, '0117 496 0777')
      await press(/^Save/)
    },
    call: 'PUT /account/details',
  },
  not: timeless,
  sentences: [
    says(
      'account-phone.phone',
      new RegExp(
        `Phone (\\d{4} \\d{3} \\d{4})(?! \\| Change phone Change \\| ${uncertainMessages.changedElsewhere})`,
      ),
      {
        but: ownRequest,
      },
    ),
  ],
}
