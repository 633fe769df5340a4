import type { Fault } from './check'

/** A fault with its file. */
export type FileFault = Fault & { file: string }

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Returns a workflow command, with which GitHub annotates the line of the file. */
function asAnnotation({ file, line, column, rule, message }: FileFault): string {
  const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
  return `::error file=${property(file)},line=${line},col=${column},title=${property(`doorstep ${rule}`)}::${data(message)}`
}

function asSarif(faults: readonly FileFault[]): string {
  const rules = [...new Set(faults.map(({ rule }) => rule))].sort()
  const results = faults.map(({ file, line, column, rule, message }) => ({
    ruleId: rule,
    level: 'error',
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('\\').map(encodeURI).join('/') },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  }))
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver: { name: 'doorstep', rules: rules.map(id => ({ id })) } }, results }],
    },
    null,
    2,
  )
}

/** Returns a file's name at the beginning of a line, where GitHub would read :: as a command. */
const atStart = (file: string) => (/^\s*::/.test(file) ? `./${file}` : file)

/** The report formats by name, each as lines. */
export const formats: Readonly<Record<string, (faults: readonly FileFault[], read: number) => string[]>> = {
  text: (faults, read) => [
    ...faults.map(
      ({ file, line, column, rule, message }) => `${atStart(file)}:${line}:${column}  ${message} (${rule})`,
    ),
    `${counted(faults.length, 'fault')} in ${counted(read, 'file')}.`,
  ],
  json: faults => [JSON.stringify(faults, null, 2)],
  sarif: faults => [asSarif(faults)],
  github: faults => faults.map(asAnnotation),
}
