import { useRef } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { copy, tick } from '../../shared/ui/button/icon-shapes'
import { FieldMessage } from '../../shared/ui/form/FieldMessage'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import styles from './ReferralLink.module.css'
import type { options } from './referral-link.options'
import { referralLinkMessages } from './referral-link-messages'
import { useCopy } from './use-copy'

/** Selects all text of the field at a click, unless part of it is selected already. */
const selectAll = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
  if (field.selectionStart === field.selectionEnd) field.select()
}

/** The customer's referral link, to copy or share (RL-01). */
export function ReferralLink({ url }: OptionValues<typeof options>) {
  const messages = useMessages(referralLinkMessages)
  const field = useRef<HTMLInputElement>(null)
  const sharing = useCopy(url, field)
  return (
    <Panel title={messages.title}>
      <p className={styles.about}>{messages.about}</p>
      <div className={styles.link}>
        <TextField
          ref={field}
          label={messages.link}
          value={url}
          onChange={() => {}}
          readOnly
          spellCheck={false}
          onFocus={selectAll}
          onClick={selectAll}
          action={
            <div className={styles.copy}>
              <Button tone={sharing.isCopied ? 'secondary' : 'primary'} block onPress={sharing.copy}>
                <Icon shape={sharing.isCopied ? tick : copy} />
                {sharing.isCopied ? messages.copied : messages.copy}
              </Button>
            </div>
          }
        />
        {/* The message is also announced. It stays, so that nothing moves without a press. */}
        {sharing.note && (
          <FieldMessage tone={sharing.note.isFailure ? 'error' : 'success'}>
            {messages[sharing.note.says]}
          </FieldMessage>
        )}
      </div>
      {sharing.share && (
        <Button tone="secondary" block onPress={sharing.share}>
          {messages.share}
        </Button>
      )}
    </Panel>
  )
}
