import { createElement, Fragment, type ReactNode } from 'react'

const apart = (each: ReactNode) =>
  typeof each === 'string' || typeof each === 'number' ? <span>{each}</span> : each

/**
 * Each text among several children in an element of its own: a translator puts its own in the place of a text, and React
 * still finds, changes and removes the element around it.
 */
export const textsApart = (children: ReactNode): ReactNode =>
  Array.isArray(children) ? createElement(Fragment, null, ...children.map(apart)) : children
