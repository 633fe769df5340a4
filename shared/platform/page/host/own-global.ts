/**
 * A global that the browser or a script has made. An element answers to its id or name wherever `window` has no property
 * of its own, as does what a script has put on `Object.prototype`: neither counts.
 */
export function ownGlobal(name: string): unknown {
  try {
    return Object.getOwnPropertyDescriptor(window, name) && Reflect.get(window, name)
  } catch {
    return undefined
  }
}

/** `requestIdleCallback`, which Safari has not. */
export const whenIdle = (): typeof requestIdleCallback | undefined =>
  ownGlobal('requestIdleCallback') as typeof requestIdleCallback | undefined
