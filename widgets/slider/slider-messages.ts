/** The texts of a slider; a page may replace any of them. */
export const sliderMessages = {
  pictures: 'Pictures',
  films: 'Films',
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  one: '{first} of {count}',
  some: '{first} to {last} of {count}',
  atStart: 'These are the first.',
  atEnd: 'These are the last.',
} as const

export type SliderMessages = { readonly [Name in keyof typeof sliderMessages]: string }
