import type { CDPSession, Page } from 'playwright-core'

/** The same numbers for the same seed. */
export function dice(from: number) {
  let state = from
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, of: <T>(all: readonly T[]): T => all[below(all.length)] as T }
}
export type Dice = ReturnType<typeof dice>

/** The expected text of the field, computed without a browser. */
export class Typed {
  text = ''
  anchor = 0
  caret = 0
  get from() {
    return Math.min(this.anchor, this.caret)
  }
  get to() {
    return Math.max(this.anchor, this.caret)
  }
  put(more: string) {
    this.text = this.text.slice(0, this.from) + more + this.text.slice(this.to)
    this.moveTo(this.from + more.length)
  }
  erase() {
    if (this.from === this.to) this.anchor = Math.max(0, this.caret - 1)
    this.put('')
  }
  moveTo(caret: number) {
    this.anchor = this.caret = caret
  }
  left(isSelecting: boolean) {
    if (isSelecting) this.caret = Math.max(0, this.caret - 1)
    else this.moveTo(this.from === this.to ? Math.max(0, this.caret - 1) : this.from)
  }
}

/** One action of a person, in the page and in the computed text. */
type Deed = (page: Page, composer: CDPSession, typed: Typed, die: Dice) => Promise<void>

const letters = [...'ABCDEFGHKLMNPRSTUWXY0123456789']
export const deeds: Record<string, Deed> = {
  async type(page, _, typed, die) {
    for (let count = 1 + die.below(5); count > 0; count--) {
      const letter = die.of(letters)
      typed.put(letter)
      await page.keyboard.press(letter)
    }
  },
  async erase(page, _, typed) {
    typed.erase()
    await page.keyboard.press('Backspace')
  },
  async goLeft(page, _, typed) {
    typed.left(false)
    await page.keyboard.press('ArrowLeft')
  },
  async selectLeft(page, _, typed) {
    typed.left(true)
    await page.keyboard.press('Shift+ArrowLeft')
  },
  async compose(_, composer, typed, die) {
    for (const text of ['ｎ', 'ｎｉ'].slice(die.below(2)))
      await composer.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    typed.put('牛')
    await composer.send('Input.insertText', { text: '牛' })
  },
  /** Presses the field beyond its text. A press lasts a while, and waiting widgets may come in between. */
  async press(page, _, typed, die) {
    if (typed.text.length > 8) return
    const { x, y } = await page.evaluate(() => window.stage.hold())
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(after => window.stage.goOn(after), die.below(40))
    await page.mouse.up()
    typed.moveTo(typed.text.length)
  },
  async scroll(page) {
    await page.mouse.wheel(0, 40)
  },
}
