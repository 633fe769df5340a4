import { useEffectEvent, useLayoutEffect } from 'react'

/** Tells whoever shows a part how things stand in it, as soon as that has changed. */
export function useReport<T>(value: T, tell: ((value: T) => void) | undefined): void {
  const report = useEffectEvent((news: T) => tell?.(news))
  useLayoutEffect(() => report(value), [value])
}
