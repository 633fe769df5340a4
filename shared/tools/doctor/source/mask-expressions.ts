import { tagsOf } from './source-tags'

/** Stands for a letter of a template's expression: no markup, no JSON and no name has it. */
export const filler = '\ue000'

const expressions = [
  // PHP, up to the file's end where it is not closed.
  /<\?(?:php|=)?[\s\S]*?(?:\?>|$)/g,
  // ERB and EJS.
  /<%[\s\S]*?%>/g,
  // Blade's and Twig's comments, statements and values, Handlebars' and Liquid's.
  /\{\{--[\s\S]*?--\}\}|\{#[\s\S]*?#\}|\{%[\s\S]*?%\}|\{!![\s\S]*?!!\}|\{\{\{[\s\S]*?\}\}\}|\{\{[\s\S]*?\}\}/g,
  // Blade's directives: with what stands in their brackets, one level of brackets deep, or alone.
  /@[a-zA-Z]+\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
  /@(?:end[a-z]+|else|csrf|default|break|continue|php|parent|show|stop|verbatim|guest|auth)\b/gi,
]

const masked = (source: string): string =>
  expressions.reduce(
    (text, expression) => text.replace(expression, found => found.replace(/[^\n]/g, filler)),
    source,
  )

/** Sets blanks around an expression that stands between attributes: a template writes the blank in it, or nothing at all. */
function setApart(text: string): string {
  const letters = text.split('')
  for (const { attributes } of tagsOf(text))
    for (const { name, from } of attributes) {
      const length = name.length - name.replace(/^\ue000+/, '').length
      if (!length || (name.length > length && !/[a-z]/.test(name.charAt(length)))) continue
      if (/["']/.test(text.charAt(from - 1))) letters[from] = ' '
      if (name.length > length) letters[from + length - 1] = ' '
    }
  return letters.join('')
}

/** Puts letters of no meaning in the place of a template's expressions, so that everything else stays where it is. */
export const maskExpressions = (source: string): string => setApart(masked(source))

/** Whether a template decides what is there. */
export const isMasked = (text: string): boolean => text.includes(filler)
