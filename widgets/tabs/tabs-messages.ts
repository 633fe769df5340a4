/** What the tabs say; a page may replace any of it. */
export const tabsMessages = { tabs: 'Parts of this page' } as const

export type TabsMessages = { readonly [Name in keyof typeof tabsMessages]: string }
