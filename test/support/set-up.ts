import './hear-demo-shop'

// Time enough on a busy machine.
jest.setTimeout(120_000)

// What a page needs takes longer to load than most tests without one.
if (typeof window !== 'undefined') require('./set-up-page')

// Jest fails a test for a rejection that nobody handled; what the last test of a file leaves behind comes a moment later.
const { setTimeout: realTimeout } = globalThis
afterAll(() => new Promise<void>(done => void realTimeout(done, 20)))
