/** A MediaQueryList with a fixed result. */
export const mediaQueryList = (media: string, matches = false): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
