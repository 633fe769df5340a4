import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.test', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    // The files in a zip have the date of the commit.
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-25T12:00:00Z' },
  })

/** Copies the current sources into a folder, as a repository with one commit. */
export function copySources(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(folder, file), { force: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  git(folder, 'init', '-q')
  // The trailing slash in .gitignore does not match the link that stands here.
  writeFileSync(path.join(folder, '.git/info/exclude'), 'node_modules\n')
  commitAll(folder)
}

export function commitAll(folder: string, tag?: string): void {
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', 'All')
  if (tag) git(folder, 'tag', tag)
}

export type Released = { code: number | null; stdout: string; stderr: string }

/** Makes a release there; `shell` has commands to run first, and `watch` gets the process. */
export function makeRelease(
  folder: string,
  { shell = '', watch }: { shell?: string; watch?: (kill: (signal: NodeJS.Signals) => void) => void } = {},
): Promise<Released> {
  const child = spawn('bash', ['-c', `${shell} exec "${process.execPath}" shared/tools/build/release.mjs`], {
    cwd: folder,
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', part => {
    stdout += part
  })
  child.stderr.on('data', part => {
    stderr += part
  })
  watch?.(signal => child.kill(signal))
  return new Promise(resolve => child.on('close', code => resolve({ code, stdout, stderr })))
}
