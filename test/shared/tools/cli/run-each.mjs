// Runs the command beside this file once for each list of arguments, all in this process, and prints the
// results: `node run-each.mjs '[["--help"]]'`.
const outputs = /** @type {const} */ (['stdout', 'stderr'])
const print = process.stdout.write.bind(process.stdout)
const answers = []
for (const [at, words] of JSON.parse(process.argv[2] ?? '[]').entries()) {
  const said = { stdout: '', stderr: '' }
  for (const name of outputs)
    process[name].write = text => {
      said[name] += text
      return true
    }
  process.argv = [...process.argv.slice(0, 2), ...words]
  process.exitCode = undefined
  await import(`./doorstep.mjs?${at}`)
  answers.push({ status: process.exitCode ?? 0, ...said })
}
process.exitCode = 0
print(JSON.stringify(answers))
