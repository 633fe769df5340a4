import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Time enough on a busy machine; who waits for nothing waits no longer for it.
jest.setTimeout(120_000)
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no media; nothing matches unless a test says so. Some tests have no window at all.
if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

// Jest fails a test for a rejection that nobody handled; what the last test of a file leaves behind comes a moment later.
const { setTimeout: realTimeout } = globalThis
afterAll(() => new Promise<void>(done => void realTimeout(done, 20)))
