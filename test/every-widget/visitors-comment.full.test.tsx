import { type Attack, attacks, type Sanitiser, sanitisers, testComment, watchDoors } from './visitors-comment'

const doors = watchDoors()
const all = (Object.keys(sanitisers) as Sanitiser[])
  .filter(sanitiser => sanitiser !== 'sanitize-html as it comes')
  .flatMap(sanitiser => (Object.keys(attacks) as Attack[]).map(attack => [sanitiser, attack] as const))

describe.each(all)('a comment that has been through %s, with %s', (sanitiser, attack) =>
  testComment(doors, sanitiser, attack),
)
