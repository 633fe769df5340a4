import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const demo = path.resolve(__dirname, '../../../demo-pages')
const script = path.resolve(__dirname, '../../support/servers/php-days.php')

/** What comes | the state of what is due on Friday 4 December | whether more can be ordered for it. */
const rows = {
  'pause, holiday': ' | paused | closed',
  'pause, cut-off': ' | paused | closed',
  'pause, one-off': ' | paused | closed',
  'pause, skip': ' | paused | closed',
  'pause, house move': '8: 2 of 101 | paused | closed',
  'pause, paused arrival': ' | paused | closed',
  'holiday, cut-off': '8: 2 of 101, 8: box | moved | closed',
  'holiday, one-off': '8: 2 of 101, 8: 1 of 111, 8: box | moved | closed',
  'holiday, skip': '8: box | moved | closed',
  'holiday, house move': '8: 2 of 101, 8: box | moved | closed',
  'holiday, paused arrival': ' | moved | closed',
  'cut-off, one-off': '4: 2 of 101, 4: 1 of 111, 4: box |  | closed',
  'cut-off, skip': '4: box |  | closed',
  'cut-off, house move': '4: box, 8: 2 of 101 |  | closed',
  'cut-off, paused arrival': '4: 2 of 101, 4: box |  | closed',
  'one-off, skip': '4: 1 of 111, 4: box |  | open',
  'one-off, house move': '4: 1 of 111, 4: box, 8: 2 of 101 |  | closed',
  'one-off, paused arrival': '4: 2 of 101, 4: 1 of 111, 4: box |  | open',
  'skip, house move': '4: box, 8: 2 of 101 |  | closed',
  'skip, paused arrival': '4: box |  | open',
  'house move, paused arrival': '4: box |  | closed',
}

test('L-31 A-128 In the PHP shop a Friday has one reason, whichever two causes meet on it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'php-days-'))
  try {
    const env = { ...process.env, SHOP_DATABASE: path.join(folder, 'shop.sqlite') }
    expect(JSON.parse(execFileSync('php', [script], { env, encoding: 'utf8' }))).toEqual(rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('L-73 The PHP shop reads the same table: noon for 24 December is one line of it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'php-rules-'))
  try {
    cpSync(path.join(demo, 'php-shop/lib'), path.join(folder, 'php-shop/lib'), { recursive: true })
    const rules = JSON.parse(readFileSync(path.join(demo, 'rules.json'), 'utf8'))
    writeFileSync(
      path.join(folder, 'rules.json'),
      JSON.stringify({ ...rules, closesFor: { '12-24': '12:00' } }),
    )
    const asked = "echo cut_off('2026-12-24')->format(DATE_ATOM), ' ', closing_in_words();"
    const code = `require '${folder}/php-shop/lib/calendar.php'; ${asked}`
    expect(execFileSync('php', ['-r', code], { encoding: 'utf8' })).toBe(
      '2026-12-23T12:00:00+00:00 9pm the evening before, for 24 December until noon the day before',
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
