/** Replaces each character of a template expression; no markup, JSON or name contains it. */
export const filler = '\ue000'

/** Returns true if a template prints part of the text. */
export const isMasked = (text: string): boolean => text.includes(filler)
