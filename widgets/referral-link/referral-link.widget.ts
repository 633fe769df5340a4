import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { ReferralLink } from './ReferralLink'
import { options } from './referral-link.options'
import { referralLinkMessages } from './referral-link-messages'

export const widget = defineWidget({
  name: 'referral-link',
  title: 'Referral link',
  group: 'Sharing and contact',
  summary: "A customer's own link for neighbours, with a button that copies it.",
  options,
  messages: referralLinkMessages,
  component: ReferralLink,
})
