import type { Machine } from './machine.mjs'

/** A machine with only those files; `does` defines the results of commands, all others succeed. */
export function pretendMachine(
  files: string[],
  given: Partial<Machine> = {},
  does: (line: string, there: Set<string>) => Partial<ReturnType<Machine['run']>> | undefined = () =>
    undefined,
) {
  const there = new Set(files)
  const ran: string[] = []
  const said: string[] = []
  const machine: Machine = {
    env: { PATH: '/bin:/opt/tools', HOME: '/home/kit' },
    platform: 'linux',
    arch: 'x64',
    version: '22.12.0',
    isRoot: true,
    downloaded: '/home/kit/browsers/chrome',
    exists: file => there.has(file),
    run(command, args) {
      const line = [command, ...args].join(' ')
      ran.push(line)
      return { isDone: true, trouble: '', ...does(line, there) }
    },
    say: sentence => void said.push(sentence),
    ...given,
  }
  return { machine, ran, said }
}
