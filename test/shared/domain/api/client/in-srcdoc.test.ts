/**
 * @jest-environment ./test/support/jest/jsdom-env.mjs
 * @jest-environment-options { "url": "about:srcdoc" }
 */
import { json, openShop } from '../fake-shop'

test('K-276 On a page in `srcdoc`, where Firefox refuses calls that outlive their page, a change is sent without that', async () => {
  const { client, sent } = openShop([json({})])
  await client.call('saveRegularOrder', { body: {} })
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([false])
})
