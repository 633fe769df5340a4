// Runs at their full numbers the models, 200 changes of each widget's form in the catalogue, and in a browser the
// handovers, presses on a slow line, what widgets leave behind, every fault of every call and all journeys on the static demo; RUNS=<n> makes
// n times as many runs. The browser needs a build.
import { spawnSync } from 'node:child_process'

const parts = [
  '--selectProjects=unit test/models test/demo-pages/catalogue/form/walk',
  '--selectProjects=browser -i test/browser/handover test/browser/slow-line test/browser/leaving test/browser/fault',
  '--selectProjects=engines -i test/engines/static-demo',
]
for (const part of parts) {
  const { status } = spawnSync(`npx jest ${part}`, {
    shell: true,
    stdio: 'inherit',
    env: { RUNS: '1', ...process.env },
  })
  if (status !== 0) process.exitCode = status ?? 1
}
