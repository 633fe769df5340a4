import '../servers/hear-demo-shop'
import { watchConsole } from './unexpected-words'

// Time enough on a busy machine.
jest.setTimeout(120_000)

// The environment fails the test that has said something, with all that its hooks have said.
Object.assign(globalThis, { unexpectedWords: watchConsole() })

// What a page needs takes longer to load than most tests without one.
if (typeof window !== 'undefined') require('./set-up-page')

// Jest fails a test for a rejection that nobody handled; what the last test of a file leaves behind comes a moment later.
const { setTimeout: realTimeout } = globalThis
afterAll(() => new Promise<void>(done => void realTimeout(done, 20)))
