import { type ComponentProps, useEffect, useRef } from 'react'
import { FailedCall } from '../mount/FailedCall'

/** A failed call, brought into view: it stands above what was pressed, perhaps out of sight on a phone. */
export function OrderFailure(props: ComponentProps<typeof FailedCall>) {
  const box = useRef<HTMLDivElement>(null)
  const { failure } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies(failure): each failure is brought into view
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [failure])
  return (
    <div ref={box}>
      <FailedCall {...props} />
    </div>
  )
}
