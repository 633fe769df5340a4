/** The texts of the referral link; a page may replace any of them. */
export const referralLinkMessages = {
  title: 'Tell a neighbour',
  about: 'Share your link. When they register with it, we will know you sent them.',
  link: 'Your referral link',
  copy: 'Copy',
  copied: 'Copied',
  linkCopied: 'Link copied.',
  notCopied: "We couldn't copy it for you. The link is selected: copy it from there.",
  share: 'Share',
  notShared: "We couldn't share it from here. Copy the link instead.",
} as const
