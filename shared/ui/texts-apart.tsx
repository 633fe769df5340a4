import { createElement, Fragment, type ReactNode } from 'react'

const apart = (each: ReactNode) =>
  typeof each === 'string' || typeof each === 'number' ? <span>{each}</span> : each

/**
 * Wraps each text among several children in a `span`. Translation tools replace text nodes; React can still find,
 * change and remove the element around them.
 */
export const textsApart = (children: ReactNode): ReactNode =>
  Array.isArray(children) ? createElement(Fragment, null, ...children.map(apart)) : children
