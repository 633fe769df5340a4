import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as clients from '../../../shared/domain/api/client/client'

const folder = path.join('node_modules', '.cache', 'doorstep', 'calls')
const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
const heard = new Set<string>()

// Saved before a test spies on it.
const queryAll = typeof document === 'undefined' ? null : Document.prototype.querySelectorAll

/** The widgets on the page, with those that they have placed themselves. */
const placed = () =>
  [...(queryAll?.call(document, '[data-widget]') ?? [])].map(each => each.getAttribute('data-widget'))

function mockHeardClient(): typeof clients {
  const actual = jest.requireActual<typeof clients>('../../../shared/domain/api/client/client')
  return {
    ...actual,
    createApiClient(options) {
      const { call } = actual.createApiClient(options)
      return {
        call: (name, given) => {
          heard.add(JSON.stringify({ call: name, placed: [...new Set(placed())].sort() }))
          return call(name, given)
        },
      }
    },
  }
}

// Records which calls a widget's own tests make; calls-fit.mjs compares them with what the widgets declare.
if (file.startsWith(path.join('test', 'widgets'))) {
  jest.mock('../../../shared/domain/api/client/client', () => mockHeardClient())
  afterAll(() => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      path.join(folder, `${file.replace(/\W+/g, '-')}.json`),
      JSON.stringify({ file, heard: [...heard] }),
    )
  })
}
