import { expectServes, servers } from './servers'

describe.each(Object.entries(servers))('%s, told what the page of releases says', (_, begin) => {
  expectServes(begin)
})
