import { expectServes, servers } from './servers'

// nginx and Apache, which are larger to fetch, run in `npm run soak -- servers`.
describe('J-49 Caddy, told what the page of releases says', () => {
  expectServes(servers.Caddy)
})
