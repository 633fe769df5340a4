import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

const details = { first_name: ' Ann ', last_name: 'Lee', email: 'ann@lee.example', street: '1 High Street' }

const failedCheck = async (visit: Visit) => {
  const reply = await visit.call('POST', '/register/postcode/verify', { postcode: 'EX4 4QJ' })
  return (await reply.json()).results.id as number
}

const save = (visit: Visit, id: number | string, body: unknown = details) =>
  visit.call('PUT', `/register/postcode/${id}/details`, body)

test('Details are saved trimmed, with the postcode that failed', async () => {
  const visit = createDemoShop().visit()
  const id = await failedCheck(visit)
  expect((await save(visit, id)).status).toBe(200)
  expect(visit.state.leads.get(String(id))).toEqual({ ...details, first_name: 'Ann', postcode: 'EX4 4QJ' })
})

test('A second save for one check replaces the details of the first', async () => {
  const visit = createDemoShop().visit()
  const id = await failedCheck(visit)
  await save(visit, id)
  await save(visit, id, { ...details, street: '2 High Street' })
  expect([...visit.state.leads.values()].map(({ street }) => street)).toEqual(['2 High Street'])
})

test('Every field is checked, and every message is under its field', async () => {
  const visit = createDemoShop().visit()
  const reply = await save(visit, await failedCheck(visit), {
    first_name: ' ',
    email: 'ann@',
    street: 'x'.repeat(256),
  })
  expect(reply.status).toBe(422)
  expect((await reply.json()).errors).toEqual({
    first_name: ['Enter your first name.'],
    last_name: ['Enter your last name.'],
    email: ['Enter an email address, like name@example.co.uk.'],
    street: ['Use no more than 255 letters for the street.'],
  })
  expect(visit.state.leads.size).toBe(0)
})

test('Another visitor’s check, an unknown id and an id that is no number are not found', async () => {
  const shop = createDemoShop()
  const [owner, stranger] = [shop.visit(), shop.visit()]
  const id = await failedCheck(owner)
  const replies = await Promise.all([save(stranger, id), save(owner, 1), save(owner, 'x7')])
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  expect([owner.state.leads.size, stranger.state.leads.size]).toEqual([0, 0])
})
