#!/usr/bin/env node
// doorstep COMMAND: each command is a file of the build.

const commands = { check: '../doorstep.mjs', probe: './probe.mjs' }
const [command] = process.argv.slice(2)
if (Object.hasOwn(commands, command)) await import(commands[command])
else {
  process.stderr.write(`doorstep COMMAND …, where COMMAND is one of ${Object.keys(commands).join(', ')}\n`)
  process.exitCode = 2
}
