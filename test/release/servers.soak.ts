import { expectServes, servers } from './servers'

describe.each(Object.entries(servers))('%s with the lines from the page on releases', (_, begin) => {
  expectServes(begin)
})
