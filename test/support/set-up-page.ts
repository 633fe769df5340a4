import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as React from 'react'
import './layout'

// Who waits for nothing waits no longer for it.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no media; nothing matches unless a test says so.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

// React remembers a stack for every element it makes, for messages that name the component; nobody reads them here.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})
