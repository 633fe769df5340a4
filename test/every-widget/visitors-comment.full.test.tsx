import { type Attack, attacks, type Sanitiser, sanitisers, testComment, watchDoors } from './visitors-comment'

const doors = watchDoors()
const all = (Object.keys(sanitisers) as Sanitiser[])
  .filter(sanitiser => sanitiser !== 'sanitize-html with its defaults')
  .flatMap(sanitiser => (Object.keys(attacks) as Attack[]).map(attack => [sanitiser, attack] as const))

describe.each(all)('a comment filtered by %s, with %s', (sanitiser, attack) =>
  testComment(doors, sanitiser, attack),
)
