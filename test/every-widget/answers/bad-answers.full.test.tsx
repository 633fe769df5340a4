import { readFileSync } from 'node:fs'
import { describeBadAnswers } from './bad-answers'

/* Every widget that calls a shop. */

type Paths = Record<string, Record<string, { 'x-widgets'?: string[] }>>
const { paths }: { paths: Paths } = JSON.parse(readFileSync('dist/openapi.json', 'utf8'))
const calls = Object.values(paths).flatMap(each => Object.values(each))

describeBadAnswers([...new Set(calls.flatMap(call => call['x-widgets'] ?? []))].sort())
