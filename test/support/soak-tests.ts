import { isSoak } from './soak'

declare global {
  namespace jest {
    interface It {
      /** A test that only `npm run soak` runs, because `npm test` proves the same in a quicker way. */
      soak: It
    }
  }
}

const none = () => undefined
test.soak = isSoak ? test : (Object.assign(none, { each: () => none }) as unknown as jest.It)
