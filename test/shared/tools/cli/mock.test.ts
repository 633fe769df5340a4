import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { startMock } from '../../../../shared/tools/cli/mock/mock'
import { siteIn } from '../../../../shared/tools/cli/mock/run-mock'
import { standIn } from '../../../support/stand-in'

test("J-41 mock answers at a site's addresses, of which one is a page of another site", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-'))
  const file = path.join(folder, 'site.json')
  writeFileSync(file, '{ "root": "/winkel", "pages": { "contact": "https://help.example/contact" } }')
  const site = siteIn(file)
  rmSync(folder, { recursive: true })
  const running = await startMock(
    standIn<Parameters<typeof startMock>[0]>({
      site,
      shop: createDemoShop({ now: () => new Date('2026-11-25T12:00Z') }),
      port: 0,
      host: '127.0.0.1',
      as: 'customer',
      bundle: 'dist',
      slow: 0,
      note: () => undefined,
    }),
  )
  expect((await fetch(`${running.url}/winkel/api/basket/ordered`)).status).toBe(200)
  running.close()
})
