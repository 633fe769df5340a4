/** What the tabs say; a page may replace any of it. */
export const tabsWording = { tabs: 'Parts of this page' } as const

export type TabsWording = { readonly [Name in keyof typeof tabsWording]: string }
