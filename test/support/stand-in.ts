/** A value of that kind with no more than what a test needs of it. */
export const standIn = <T extends object>(part: { readonly [Name in keyof T]?: unknown }): T => part as T
