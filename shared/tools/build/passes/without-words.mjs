// The texts for editors in the definitions serve tables and completion; visitors need not download them.
import { parseSync, types } from '@babel/core'
import { MappedText } from './mapped-text.mjs'

const editorsFields = ['summary', 'title', 'group']
const builders = [
  'text',
  'shownText',
  'flag',
  'flagOrReason',
  'wholeNumber',
  'calendarDate',
  'typedDate',
  'path',
  'readPath',
  'imagePath',
  'postPath',
  'scriptAddress',
  'fieldName',
  'picture',
  'linkAddress',
  'oneOf',
  'list',
  'record',
  'fieldErrors',
  'slot',
  'selector',
]

/** The string that a node represents, if it is a literal. */
function writtenText(node) {
  if (types.isStringLiteral(node)) return node.value
  return types.isTemplateLiteral(node) && !node.expressions.length ? node.quasis[0].value.raw : null
}

/** The definitions of a module: objects that are constants, or arguments of a call whose result is one. */
const definitionsIn = ({ program }) =>
  program.body.flatMap(statement => {
    const declared = types.isExportNamedDeclaration(statement) ? statement.declaration : statement
    const made = types.isVariableDeclaration(declared) ? declared.declarations.map(each => each.init) : []
    return made
      .flatMap(init => (types.isCallExpression(init) ? init.arguments : [init]))
      .filter(each => types.isObjectExpression(each))
  })

/**
 * The pieces of a definition's source that only editors read, each with its replacement.
 * @returns {{ start: number, end: number, put: string }[]}
 */
function editorsPieces(source) {
  /** @type {any} */
  const ast = parseSync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
  })
  const pieces = []
  const empty = node => pieces.push({ start: node.start, end: node.end, put: "''" })
  for (const { properties, end } of definitionsIn(ast))
    for (const [at, property] of properties.entries()) {
      if (!types.isObjectProperty(property) || !types.isIdentifier(property.key)) continue
      const { key, value } = property
      if (editorsFields.includes(key.name) && writtenText(value) !== null) empty(value)
      // What the server may render is only for editors and the build.
      if (key.name === 'serverRendered' && types.isObjectExpression(value))
        pieces.push({ start: property.start, end: properties[at + 1]?.start ?? end - 1, put: '' })
    }
  types.traverseFast(ast, node => {
    if (!types.isCallExpression(node) || !types.isIdentifier(node.callee)) return
    const [first] = node.arguments
    // A sentence ends with a full stop. The decoders have a `oneOf` too, whose strings decide what is accepted.
    if (builders.includes(node.callee.name) && writtenText(first)?.endsWith('.')) empty(first)
  })
  // Of two nested pieces only the outer one is kept.
  const isInside = (one, other) => one !== other && one.start >= other.start && one.end <= other.end
  return pieces.filter(one => !pieces.some(other => isInside(one, other)))
}

/** Replaces the texts for editors in a definition's source by empty strings. */
export function withoutWords(source) {
  const pieces = editorsPieces(`${source}`)
  if (source instanceof MappedText) return source.withPieces(pieces)
  return pieces
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), source)
}
