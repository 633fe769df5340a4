import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { ReferralLink } from './ReferralLink'
import { options } from './referral-link.options'
import { referralLinkMessages } from './referral-link-messages'

export const widget = defineWidget({
  name: 'referral-link',
  title: FOR_EDITORS && 'Referral link',
  group: FOR_EDITORS && 'Sharing and contact',
  summary: FOR_EDITORS && "A customer's own link for neighbours, with a button that copies it.",
  options,
  messages: referralLinkMessages,
  component: ReferralLink,
})
