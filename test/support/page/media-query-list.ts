/** What a browser answers when it is asked for a medium. */
export const mediaQueryList = (media: string, matches = false): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
