import { setTimeout as pause } from 'node:timers/promises'

// WebDriver and WebDriver BiDi name the keys without a character by code points of Unicode's private area.
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Presses of the mouse at a place of the window, one right after the other, as both protocols write them. */
export const clickActions = (x: number, y: number, times = 1) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      ...Array.from({ length: times }, () => [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]).flat(),
    ],
  },
]

/** Presses of keys, one after the other, as both protocols write them. */
export const keyActions = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap(key => {
      const value = keyCodes[key] ?? key
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
    }),
  },
]

/** Asks until there is an answer; the error of the last try is thrown when it takes more than 15 seconds. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + 15_000
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (Date.now() > end) throw problem
      await pause(50)
    }
  }
}
