import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** What waits, watches, holds back, or uses the page's or other code's names, as it is written; and how many there may be. */
const kinds = {
  timer: [
    50,
    /\b(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|AbortSignal\.timeout)\(|\bsetTimeout\)\(|whenIdle\(\)\?\.\(/g,
  ],
  observer: [
    10,
    /new (?:window\.)?(?:(?:Mutation|Resize|Intersection|Performance)Observer|CloseWatcher|BroadcastChannel)\b/g,
  ],
  listener: [71, /\baddEventListener\b['(]/g],
  latch: [
    25,
    /\buseRef(?:<boolean>)?\((?:true|false)\)|\blet (?:is|has|was|may)[A-Z]\w* = (?:true|false)\b/g,
  ],
  'built-in': [10, /\b[A-Z]\w+\.prototype\b|\bObject\.defineProperty\(/g],
  'selector list': [
    23,
    /(['"`])(?:(?!\1)[^\n])*(?:\[(?:role|aria|open|hidden|popover|contenteditable)\b|:(?:modal|popover-open|fullscreen|disabled)|\bdialog(?:,(?! )|\[))(?:(?!\1)[^\n])*\1/g,
  ],
} as const

const comments = /^\s*(?:\/\/|\*|\/\*).*$/gm
const shipped = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(file => /(?<!\.examples)\.tsx?$/.test(file) && !file.startsWith('shared/tools/'))
  .map(file => [file, readFileSync(path.join(root, file), 'utf8')] as const)
const countIn = (text: string, pattern: RegExp) => [...text.replaceAll(comments, '').matchAll(pattern)].length

test('L-74 Each timer, observer and listener of the product has its end beside it', () => {
  const lasting = [kinds.timer, kinds.observer, kinds.listener]
  const endless = shipped
    .filter(([, text]) => lasting.some(([, pattern]) => countIn(text, pattern)))
    .filter(([, text]) => !/\/\/.*Ends with:|\* .*Ends with:/.test(text))
    .map(
      ([file]) =>
        `${file}: can the browser do it? If not, write beside it what it is for and "Ends with: …".`,
    )
  expect(endless).toEqual([])
})

test.each(Object.entries(kinds))('The product has no %s more than before', (_kind, [most, pattern]) => {
  expect(shipped.reduce((sum, [, text]) => sum + countIn(text, pattern), 0)).toBeLessThanOrEqual(most)
})
