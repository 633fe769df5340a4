import { shopClock } from '../../../shared/platform/page/shop-clock'
import '../contract/hear-calls'
import '../servers/hear-demo-shop'
import { watchConsole } from './unexpected-words'

// Long enough for a busy machine.
jest.setTimeout(120_000)

watchConsole()

// The page's set-up takes longer to load than most tests without a page.
if (typeof window !== 'undefined') require('./set-up-page')

// Dates of another year are shown with their year, so the clock must not depend on the year of the run.
shopClock.note(new Date('2026-11-25T12:00:00Z'))

// Jest fails a test for an unhandled rejection; one that the last test of a file has left comes a moment later.
const { setTimeout: realTimeout } = globalThis
afterAll(() => new Promise<void>(done => void realTimeout(done, 5)))
