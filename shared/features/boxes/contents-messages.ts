/** The texts of a box's contents. */
export const contentsMessages = { andMore: '{names} and {more} more' } as const
