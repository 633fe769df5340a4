/** The texts of the tabs; a page may replace any of them. */
export const tabsMessages = {
  tabs: 'Parts of this page',
} as const
