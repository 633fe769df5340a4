// Runs at the end of the tests: checks every answer of the demo shop against the contract.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import checkCalls from '../contract/calls-fit.mjs'

const folder = path.join('node_modules', '.cache', 'doorstep', 'answers')

const pointer = (...steps) =>
  `contract#/${steps.map(step => encodeURIComponent(String(step).replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`

/** The calls of the document with a pattern of their path; a call at an arbitrary address of the page is left out. */
const operationsOf = ({ paths }) =>
  Object.entries(paths)
    .filter(([template]) => !/^\/\{\w+\}$/.test(template))
    .flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        template,
        method: method.toUpperCase(),
        operation,
        pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
      })),
    )

/** A pointer to the schema of the response in the document. */
function schemaFor({ template, method, operation }, status) {
  const known = [String(status), `${String(status)[0]}XX`].find(each => operation.responses[each])
  if (!known) return null
  const shared = operation.responses[known].$ref?.split('/').at(-1)
  const steps = shared
    ? ['components', 'responses', shared]
    : ['paths', template, method.toLowerCase(), 'responses', known]
  return pointer(...steps, 'content', 'application/json', 'schema')
}

/** The responses that violate the document, a sentence each. */
export async function contractFaults(document, answers, Ajv) {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'contract')
  const operations = operationsOf(document)
  return answers.flatMap(({ method, path: address, status, body, from }) => {
    const found = operations.find(each => each.method === method && each.pattern.test(address))
    if (!found) return []
    const name = schemaFor(found, status)
    const fits = name && ajv.getSchema(name)
    if (fits?.(body)) return []
    const why = fits ? ajv.errorsText(fits.errors?.slice(0, 3)) : 'no such answer is documented'
    return [`${method} ${address} answered ${status}: ${why} (${from})`]
  })
}

/** Records the demo shop's answers while a test file runs: some of each kind, which is cheap and enough. */
export function keepAnswers(testFile) {
  const textsOfKinds = new Map()
  return {
    hear({ method, path: address, status, body }) {
      const kind = `${method} ${address.replace(/\d+/g, '#')} ${status}`
      const texts = textsOfKinds.get(kind) ?? new Map()
      textsOfKinds.set(kind, texts)
      if (texts.size < 40) texts.set(JSON.stringify(body), address)
    },
    /** The answers as lines, for the check at the end of the run. */
    lines: () =>
      [...textsOfKinds].flatMap(([kind, texts]) => {
        const [method, , status] = kind.split(' ')
        return [...texts].map(
          ([body, address]) =>
            `{"method":"${method}","path":${JSON.stringify(address)},"status":${status},"from":${JSON.stringify(testFile)},"body":${body}}`,
        )
      }),
  }
}

export default async function checkAtTheEnd({ testNamePattern }) {
  await checkAnswers()
  await checkCalls(testNamePattern)
}

async function checkAnswers() {
  if (!existsSync(folder)) return
  const answers = readdirSync(folder).flatMap(file =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map(line => JSON.parse(line)),
  )
  rmSync(folder, { recursive: true })
  const contract = path.join('dist', 'openapi.json')
  if (!existsSync(contract)) throw new Error('dist/openapi.json is missing: run npm run build.')
  const { default: Ajv } = await import('ajv/dist/2020.js')
  const found = await contractFaults(JSON.parse(readFileSync(contract, 'utf8')), answers, Ajv.default ?? Ajv)
  if (found.length) throw new Error(`Answers of the demo shop do not fit the contract:\n${found.join('\n')}`)
  console.log(`${answers.length} answers of the demo shop fit the contract.`)
}
