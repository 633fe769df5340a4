/** What the panel says by itself; a page may replace it. */
export const infoPanelWording = { title: 'Good to know' } as const

export type InfoPanelWording = { readonly [Name in keyof typeof infoPanelWording]: string }
