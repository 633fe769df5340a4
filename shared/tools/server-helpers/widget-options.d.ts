// In a release, the build writes the names of this release's widgets, options and slots here.

/** The options of each widget. */
export type OptionNames = Record<string, string>
/** The slots of each widget. */
export type SlotNames = Record<string, string>
