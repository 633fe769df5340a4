import { expectServes, servers } from './servers'

// nginx and Apache, which are larger downloads, run in `npm run soak -- servers`.
describe('J-49 Caddy with the lines from the page on releases', () => {
  expectServes(servers.Caddy)
})
