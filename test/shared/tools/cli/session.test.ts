import { createServer } from 'node:http'
import { openSession } from '../../../../shared/tools/cli/session'
import { portOf } from '../../../support/servers/port-of'

test('G-09 A read is retried once when the server has closed the connection, and a change is not', async () => {
  const asked: string[] = []
  const server = createServer(({ method, url, socket }, answer) => {
    asked.push(`${method} ${url}`)
    const isFirst = asked.filter(each => each === asked.at(-1)).length === 1
    if (url !== '/' && isFirst) socket.destroy()
    else answer.end('{}')
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { send } = await openSession(`http://127.0.0.1:${portOf(server)}`, { page: '/' })
  asked.length = 0
  expect((await send('GET', '/week')).text).toBe('{}')
  await expect(send('POST', '/pay', {})).rejects.toThrow()
  expect(asked).toEqual(['GET /week', 'GET /week', 'POST /pay'])
  server.close()
  server.closeAllConnections()
})
