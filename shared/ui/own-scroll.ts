import type { SyntheticEvent } from 'react'

const keep = (event: SyntheticEvent) => event.stopPropagation()

/** For what scrolls by itself: a page with smooth scrolling of its own would take the wheel and the finger away. */
export const ownScroll = { onWheel: keep, onTouchMove: keep }
