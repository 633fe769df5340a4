import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { startMock } from '../../../../shared/tools/cli/mock/mock'
import { siteIn } from '../../../../shared/tools/cli/mock/run-mock'
import { portOf } from '../../../support/servers/port-of'
import { standIn } from '../../../support/stand-in'

const startAt = (more: object) =>
  startMock(
    standIn<Parameters<typeof startMock>[0]>({
      shop: createDemoShop({ now: () => new Date('2026-11-25T12:00Z') }),
      ...{ port: 0, host: '127.0.0.1', as: 'customer', bundle: 'dist', slow: 0, note: () => undefined },
      ...more,
    }),
  )

test("J-41 mock answers at a site's addresses, of which one is a page of another site", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-'))
  const file = path.join(folder, 'site.json')
  writeFileSync(file, '{ "root": "/winkel", "pages": { "contact": "https://help.example/contact" } }')
  const site = siteIn(file)
  rmSync(folder, { recursive: true })
  const running = await startAt({ site })
  expect((await fetch(`${running.url}/winkel/api/basket/ordered`)).status).toBe(200)
  running.close()
})

test('L-66 Through mock, the host, origin and referer of a form agree, and links and forms of a page lead to the mock', async () => {
  const own = createServer(({ headers: { host, origin, referer } }, outgoing) => {
    const at = `http://${host}`
    outgoing.setHeader('Content-Type', 'text/html; charset=iso-8859-1')
    const links = `<a href="${at}/milk">caf\xe9</a><form action='${at}'>${at.replaceAll('/', '\\/')}\\/api ${at}0/`
    outgoing.end(Buffer.from(`${origin === at} ${referer === `${at}/login`} ${links}`, 'latin1'))
  })
  await new Promise<void>(ready => own.listen(0, '127.0.0.1', ready))
  const pages = `http://127.0.0.1:${portOf(own)}`
  const { url, close } = await startAt({ pages })
  const headers = { Origin: url, Referer: `${url}/login` }
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ a: 'b' }),
  })
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(text).toBe(
    `true true <a href="${url}/milk">caf\xe9</a><form action='${url}'>${url.replaceAll('/', '\\/')}\\/api ${pages}0/`,
  )
  close()
  own.close()
})
