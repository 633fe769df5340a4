// Runs the models at their full numbers; RUNS=<n> makes n times as many runs.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx jest --selectProjects=unit test/models', {
  shell: true,
  stdio: 'inherit',
  env: { RUNS: '1', ...process.env },
})
process.exitCode = status ?? 1
