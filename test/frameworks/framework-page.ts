import { readFileSync } from 'node:fs'
import path from 'node:path'

const docs = path.resolve(__dirname, '../../docs/frameworks')

/** The code blocks of that language on a page of docs/frameworks, unchanged. */
export function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(path.join(docs, `${page}.md`), 'utf8')
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
  return blocks.flatMap(([, written, code = '']) => (written === language ? [code] : []))
}

/** A page of that framework: its first block in the head, all others in the body. */
export function templateOf(page: string, language: string): string {
  const [head = '', ...body] = blocksOf(page, language)
  const isLoading = (block: string) => /^\{% load .*%\}\n/.test(block)
  // Django wants its tags loaded at the top of a template.
  const loads = body.filter(isLoading).map(block => block.slice(0, block.indexOf('\n') + 1))
  const rest = body.map(block => (isLoading(block) ? block.slice(block.indexOf('\n') + 1) : block))
  return `${loads.join('')}<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Milk</title>\n${head}</head>\n<body>\n${rest.join('\n')}<section id="milk"></section></body>\n</html>\n`
}

/** The row of each framework in the table of docs/frameworks/README.md: header, field, login page and its parameter. */
export function rowsOfFrameworks() {
  const table = readFileSync(path.join(docs, 'README.md'), 'utf8')
  return [...table.matchAll(/^\| \[.*?\]\((\w+)\.md\) \|(.*)\|$/gm)].map(([, page = '', rest = '']) => {
    const [header = '', field = '', login = '', back = ''] = rest.replace(/`/g, '').split('|')
    return [page, header.trim(), field.trim(), login.trim(), back.trim()] as const
  })
}
