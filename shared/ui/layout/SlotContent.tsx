import { useLayoutEffect, useRef } from 'react'

/** What an editor wrote in a template of the placeholder, as it is: it is part of the page already. */
export function SlotContent({ fragment }: { fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(fragment.cloneNode(true))
  }, [fragment])
  return <div ref={place} />
}
