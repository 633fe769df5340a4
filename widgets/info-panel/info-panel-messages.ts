/** The panel's default title; a page may replace it. */
export const infoPanelMessages = {
  title: 'Good to know',
} as const
