/** What the block says; the page may replace any of it. */
export const socialWording = {
  title: 'Get social',
  more: 'Load More',
  read: 'Read the post',
} as const

export type SocialWording = { [Name in keyof typeof socialWording]: string }
