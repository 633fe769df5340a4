import type { Machine } from './machine.mjs'

export function lowestNode(range: string): string
export function isNamed(range: string, version: string): boolean
export function getNode(version: string, machine?: Machine): string
export function pathWithNode(range: string, machine?: Machine): string
