import { useLayoutEffect, useRef } from 'react'

/** Renders the content of a template in the placeholder unchanged; it is part of the page and needs no sanitising. */
export function SlotContent({ fragment }: { fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(fragment.cloneNode(true))
  }, [fragment])
  return <div ref={place} />
}
