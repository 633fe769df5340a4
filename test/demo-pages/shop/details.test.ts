import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

const setUp = () => createDemoShop().visit({ as: 'customer' })
const password = (visit: Visit, old_password: string, next: string, again = next) =>
  visit.call('PUT', '/account/password', { old_password, password: next, password_confirmation: again })

test('A phone number and a name are saved separately, and the site uses the new name', async () => {
  const visit = setUp()
  expect((await visit.call('PUT', '/account/details', { phone: ' +44 117 496 0199 ' })).status).toBe(200)
  const name = { title: 'Dr', firstname: 'Ali', lastname: 'Ash' }
  expect((await visit.call('PUT', '/account/details', name)).status).toBe(200)
  const page = visit.page('/account/details')
  expect(page.details).toEqual({ ...name, phone: '+44 117 496 0199' })
  expect(page.customer?.name).toBe('Ali Ash')
})

test.each([
  [{ phone: '12' }, { phone: ['Enter a phone number, like 0117 496 0000.'] }],
  [{ phone: '' }, { phone: ['Enter your phone number.'] }],
  [
    { title: 'Sir', firstname: '', lastname: 'x'.repeat(256) },
    {
      title: ['Choose the title from the list.'],
      firstname: ['Enter your first name.'],
      lastname: ['Use no more than 255 letters for your last name.'],
    },
  ],
])('Details %j are refused field by field, and none of them is saved', async (details, errors) => {
  const visit = setUp()
  const before = visit.page('/account/details').details
  const reply = await visit.call('PUT', '/account/details', details)
  expect([reply.status, (await reply.json()).errors]).toEqual([422, errors])
  expect(visit.page('/account/details').details).toEqual(before)
})

test('A password can be changed only with the old password, spaces included', async () => {
  const visit = setUp()
  expect((await password(visit, 'gold-top', ' 12345678 ')).status).toBe(200)
  expect((await password(visit, '12345678', 'another-one')).status).toBe(422)
  expect((await password(visit, ' 12345678 ', 'another-one')).status).toBe(200)
})

test.each([
  [
    '',
    '',
    '',
    {
      old_password: ['Enter your current password.'],
      password: ['Enter your new password.'],
    },
  ],
  ['gold-lid', 'long-enough', 'long-enough', { old_password: ['That is not your current password.'] }],
  ['gold-top', 'short', 'short', { password: ['Use 8 letters or more for your new password.'] }],
  ['gold-top', 'long-enough', 'long-enouhg', { password_confirmation: ['Type the same password twice.'] }],
])('"%s" to "%s" and "%s" is refused', async (old, next, again, errors) => {
  const visit = setUp()
  const reply = await password(visit, old, next, again)
  expect([reply.status, (await reply.json()).errors]).toEqual([422, errors])
  expect(visit.state.details.password).toBe('gold-top')
})
