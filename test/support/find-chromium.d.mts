export type Machine = {
  env: Record<string, string | undefined>
  platform: string
  isRoot: boolean
  exists: (file: string) => boolean
  downloaded: string
  run: (command: string, args: string[], options?: { quiet?: boolean }) => boolean
  say: (sentence: string) => void
}
export const thisMachine: Machine
export function findChromium(machine?: Machine): string | undefined
export function getChromium(machine?: Machine): string
export function getShell(machine?: Machine): string
export function getHostLibraries(machine?: Machine): void
