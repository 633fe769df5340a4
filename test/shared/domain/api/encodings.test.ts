import { readNextPage } from '../../../../shared/domain/api/community'
import { object, string } from '../../../../shared/platform/values/decoder'
import { openShop } from './fake-shop'

const latin =
  (text: string, type: string | null, status = 200) =>
  () =>
    new Response(status === 204 ? null : new Uint8Array(Buffer.from(text, 'latin1')), {
      status,
      headers: type === null ? {} : { 'Content-Type': type },
    })
const named = object({ name: string })

test.each([
  ['application/json; charset=iso-8859-1'],
  ['application/json; charset="ISO-8859-1"'],
  ['application/json;CHARSET=windows-1252'],
])('K-226 An answer of the type %s keeps its accents', async type => {
  const { client } = openShop([latin('{"name":"Crème fraîche"}', type)])
  await expect(client.call('readBasket', { read: named })).resolves.toEqual({ name: 'Crème fraîche' })
})

test('K-226 A refusal keeps its accents, too', async () => {
  const { client } = openShop([latin('{"message":"Déjà vu."}', 'application/json; charset=latin1', 422)])
  const failure = client.call('changeBasketLine', { params: { lineId: 5 } })
  await expect(failure).rejects.toMatchObject({ messages: ['Déjà vu.'] })
})

test('K-226 An answer without a body, and one in an unknown encoding, are read', async () => {
  const type = 'application/json; charset=iso-8859-1'
  const { client } = openShop([
    latin('', type, 204),
    () => new Response('{"name":"Milk"}', { headers: { 'Content-Type': 'application/json; charset=none' } }),
  ])
  await expect(client.call('changeBasketLine', { params: { lineId: 5 } })).resolves.toEqual({})
  await expect(client.call('readBasket', { read: named })).resolves.toEqual({ name: 'Milk' })
})

test('K-227 A page of the site that names no encoding has that of the page around it', async () => {
  const { client } = openShop([latin('Café, £2', 'text/html')], { charset: 'windows-1252' })
  await expect(readNextPage(client, '/more', new AbortController().signal)).resolves.toMatchObject({
    html: 'Café, £2',
  })
})
