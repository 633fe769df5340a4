import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as shops from '../../../demo-pages/shop/create-demo-shop'

type Answers = { hear: NonNullable<shops.DemoShopOptions['hear']>; lines(): string[] }

const folder = path.join('node_modules', '.cache', 'doorstep', 'answers')
let keep = () => {}

function mockHeardShops(): typeof shops {
  const actual = jest.requireActual<typeof shops>('../../../demo-pages/shop/create-demo-shop')
  const { keepAnswers } = jest.requireActual<{ keepAnswers(file: string): Answers }>(
    '../jest/answers-fit.mjs',
  )
  const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
  const answers = keepAnswers(file)
  keep = () => {
    const lines = answers.lines()
    if (!lines.length) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${file.replace(/\W+/g, '-')}.jsonl`), lines.join('\n'))
  }
  return {
    ...actual,
    createDemoShop: (options = {}) => actual.createDemoShop({ hear: answers.hear, ...options }),
  }
}

// Records the answers of every demo shop in a test; they are checked against the contract at the end of the run.
jest.mock('../../../demo-pages/shop/create-demo-shop', () => mockHeardShops())
afterAll(() => keep())
