import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls `tell` with the value, first after mounting and then whenever it changes. */
export function useReport<T>(value: T, tell: ((value: T) => void) | undefined): void {
  const report = useEffectEvent((news: T) => tell?.(news))
  useLayoutEffect(() => report(value), [value])
}
