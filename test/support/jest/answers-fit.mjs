// At the end of a run of tests: does every answer that the demo shop gave in it fit the contract?
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const folder = path.join('node_modules', '.cache', 'doorstep', 'answers')

const pointer = (...steps) =>
  `contract#/${steps.map(step => encodeURIComponent(String(step).replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`

/** The calls of the document, each with what its path looks like; one that may be any address of a page is not among them. */
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

/** The schema of that answer in the document, by its pointer. */
function schemaFor({ template, method, operation }, status) {
  const known = [String(status), `${String(status)[0]}XX`].find(each => operation.responses[each])
  if (!known) return null
  const shared = operation.responses[known].$ref?.split('/').at(-1)
  const steps = shared
    ? ['components', 'responses', shared]
    : ['paths', template, method.toLowerCase(), 'responses', known]
  return pointer(...steps, 'content', 'application/json', 'schema')
}

/** What is wrong with answers, by the document: a sentence for each that does not fit. */
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

/** Keeps what the demo shop says while a test file runs: each kind of answer some times, which is cheap and enough. */
export function keepAnswers(testFile) {
  const textsOfKinds = new Map()
  return {
    hear({ method, path: address, status, body }) {
      const kind = `${method} ${address.replace(/\d+/g, '#')} ${status}`
      const texts = textsOfKinds.get(kind) ?? new Map()
      textsOfKinds.set(kind, texts)
      if (texts.size < 40) texts.set(JSON.stringify(body), address)
    },
    /** One answer a line, for the end of the run. */
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

export default async function checkAnswers() {
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
