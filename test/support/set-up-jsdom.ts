import '@testing-library/jest-dom'

// jsdom has no media; nothing matches unless a test says so. Some tests have no window at all.
if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
