import type { Machine } from './machine.mjs'

export function findChromium(machine?: Machine): string | undefined
export function getChromium(machine?: Machine): string
export function findShell(machine: Machine): string | undefined
export function getShell(machine?: Machine): string
