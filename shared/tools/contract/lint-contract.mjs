// Lints shared/contract/openapi.yaml with Redocly's rules, and prints the errors.
import path from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'

const file = path.resolve(import.meta.dirname, '../../contract/openapi.yaml')

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'no-unused-components': 'error',
    // Fields that are not named are ignored.
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-invalid-parameter-examples': 'error',
    // The session of the page authorises a call. The owner chooses the licence.
    'security-defined': 'off',
    'info-license': 'off',
    // A server can refuse what only one of two forms of an answer needs.
    'no-required-schema-properties-undefined': 'off',
    // The description shows the script that a site writes.
    'no-unsafe-markdown': 'off',
    // The page itself chooses two of the addresses.
    'no-ambiguous-paths': 'off',
    'no-identical-paths': 'off',
    'operation-4xx-response': 'off',
  },
})
const problems = await lint({ ref: file, config })
for (const { severity, message, location } of problems)
  process.stdout.write(`${severity}: ${location.map(({ pointer }) => pointer).join(', ')}: ${message}\n`)
process.exitCode = problems.length ? 1 : 0
