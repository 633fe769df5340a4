/**
 * Returns a global that the browser or a script has defined. Ignores elements whose id or name becomes a property of
 * `window`, and properties that a script has put on `Object.prototype`.
 */
export function ownGlobal(name: string): unknown {
  try {
    return Object.getOwnPropertyDescriptor(window, name) && Reflect.get(window, name)
  } catch {
    return undefined
  }
}

/** Returns `requestIdleCallback`, which Safari lacks. */
export const whenIdle = (): typeof requestIdleCallback | undefined =>
  ownGlobal('requestIdleCallback') as typeof requestIdleCallback | undefined
