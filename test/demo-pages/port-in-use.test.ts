import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { portOf } from '../support/servers/port-of'

/** Opens the demo shop at that port as `npm start` does after a build. */
const start = (port: string) =>
  new Promise<{ code: number | null; said: string }>(resolve => {
    const script = `
      const { importBundled } = await import('./build.mjs')
      const { serveDemo } = await import('./demo-pages/build-demo.mjs')
      await serveDemo({ outdir: 'dist', rebuild: async () => {}, importBundled })`
    const shop = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, PORT: port },
    })
    let said = ''
    for (const stream of [shop.stdout, shop.stderr]) stream.on('data', part => (said += part))
    shop.on('close', code => resolve({ code, said }))
  })

test('A port in use is reported in one line with advice', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(done => other.once('listening', done))
  const port = portOf(other)
  const { code, said } = await start(String(port))
  other.close()
  expect([code, said]).toEqual([
    1,
    `Port ${port} is taken, perhaps by a demo shop that is open already; name another one: PORT=4180 npm start\n`,
  ])
})

test('An invalid PORT is reported in one line', async () => {
  expect(await start('milk')).toEqual({
    code: 1,
    said: 'PORT is no port (0 to 65535); name another one: PORT=4180 npm start\n',
  })
})
