/** A stub of that type with only the members that a test needs. */
export const standIn = <T extends object>(part: { readonly [Name in keyof T]?: unknown }): T => part as T
