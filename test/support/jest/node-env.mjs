import { TestEnvironment } from 'jest-environment-node'
import { oneTestAtATime } from './one-test-at-a-time.mjs'

/** The Node environment, for tests without a page. */
export default oneTestAtATime(TestEnvironment)
