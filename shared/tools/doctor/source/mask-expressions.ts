import { tagsOf } from './source-tags'

/** Replaces each character of a template expression; no markup, JSON or name contains it. */
export const filler = '\ue000'

const expressions = [
  // PHP, up to the end of the file if it is not closed.
  /<\?(?:php|=)?[\s\S]*?(?:\?>|$)/g,
  // ERB and EJS.
  /<%[\s\S]*?%>/g,
  // Comments, statements and values of Blade and Twig, and of Handlebars and Liquid.
  /\{\{--[\s\S]*?--\}\}|\{#[\s\S]*?#\}|\{%[\s\S]*?%\}|\{!![\s\S]*?!!\}|\{\{\{[\s\S]*?\}\}\}|\{\{[\s\S]*?\}\}/g,
  // Blade's directives: with arguments, up to two levels of nested brackets, or without.
  /@[a-zA-Z]+\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
  /@(?:end[a-z]+|else|csrf|default|break|continue|php|parent|show|stop|verbatim|guest|auth)\b/gi,
]

const masked = (source: string): string =>
  expressions.reduce(
    (text, expression) => text.replace(expression, found => found.replace(/[^\n]/g, filler)),
    source,
  )

/** Adds spaces around an expression between attributes: a template prints the space with it, or nothing at all. */
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

/** Replaces template expressions by fillers of the same length, so that all positions stay the same. */
export const maskExpressions = (source: string): string => setApart(masked(source))

/** Whether a template prints part of the text. */
export const isMasked = (text: string): boolean => text.includes(filler)
