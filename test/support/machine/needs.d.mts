import type { Machine } from './machine.mjs'

export type Need = {
  name: string
  packages: string[]
  stages: string[]
  variable?: string
  isFaster?: boolean
  find: (machine: Machine) => unknown
}
export const needs: Need[]
export function findFirefox(machine: Machine): string | undefined
export function findWebKit(machine: Machine): Record<'driver' | 'browser' | 'screen', string | undefined>
