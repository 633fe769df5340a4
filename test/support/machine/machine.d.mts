export type Machine = {
  env: Record<string, string | undefined>
  platform: string
  arch: string
  version: string
  isRoot: boolean
  exists: (file: string) => boolean
  downloaded: string | undefined
  run: (command: string, args: string[]) => { isDone: boolean; trouble: string }
  say: (sentence: string) => void
}
export const thisMachine: Machine
export function onPath(machine: Machine, names: readonly string[]): string | undefined
