import { useLayoutEffect, useRef } from 'react'
import { showProtectedEmails } from '../../platform/values/protected-email'

/** Renders the content of a template in the placeholder unchanged. It is part of the page and needs no sanitising. */
export function SlotContent({ fragment }: { fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = fragment.cloneNode(true) as DocumentFragment
    showProtectedEmails(content)
    place.current?.replaceChildren(content)
  }, [fragment])
  return <div ref={place} />
}
