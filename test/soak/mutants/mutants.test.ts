import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

const testFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map(file => `test/${file}`)
  .filter(file => /\.test\.tsx?$/.test(file))

test('L-70 Every bug of the list can be planted, and names the nearest tests', () => {
  const program = `
    import { mutants } from './test/soak/mutants/mutants.mjs'
    import { placeOf } from './test/soak/mutants/planted.mjs'
    for (const each of mutants) placeOf(each)
    console.log(JSON.stringify(mutants))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const mutants: { name: string; tests: string[][] }[] = JSON.parse(said)
  expect(mutants.length).toBeGreaterThan(35)
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  const stages = mutants.flatMap(({ tests }) => tests.map(([stage]) => stage))
  const places = mutants.flatMap(({ tests }) => tests.flatMap(([, files]) => files?.split(' ') ?? []))
  expect(places.filter(place => !testFiles.some(file => file.includes(place)))).toEqual([])
  expect(new Set(stages)).toEqual(new Set(['unit', 'browser', 'engines']))
})
