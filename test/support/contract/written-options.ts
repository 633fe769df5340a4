import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { WrittenOptions } from '../../../shared/tools/contract/written-schema'

/** The schemas of options, as `shared/contract/options.yaml` has them. */
export const writtenOptions: WrittenOptions = parse(
  readFileSync(path.join(__dirname, '../../../shared/contract/options.yaml'), 'utf8'),
)
