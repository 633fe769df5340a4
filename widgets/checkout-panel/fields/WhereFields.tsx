import { useEffect, useRef } from 'react'
import type { BoxDraft } from '../../../shared/domain/rules/basket'
import {
  asksInstructions,
  asksOther,
  type Choices,
  longestOther,
} from '../../../shared/domain/rules/boxes/checkout'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { setFocus } from '../../../shared/platform/page/focus'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { TextArea } from '../../../shared/ui/form/TextArea'
import { Title } from '../../../shared/ui/layout/Title'
import { controlIds } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'
import { isOtherFixed, type Option, wordsOf } from '../choices/offers'
import { ChoiceField } from './ChoiceField'
import { FixedField } from './FixedField'

type WhereFieldsProps = {
  id: string
  draft: BoxDraft
  choices: Choices
  choose: (patch: Partial<Choices>) => void
  deliveryOptions: readonly Option[]
  instructionOptions: readonly Option[]
  error: string | null | undefined
  isTiled: boolean
  address: readonly string[]
}

/** The fields for the person who receives the delivery, or else for the place where it is left (CO-04 to CO-07). */
export function WhereFields({
  id,
  draft,
  choices,
  choose,
  deliveryOptions,
  instructionOptions,
  error,
  isTiled,
  address,
}: WhereFieldsProps) {
  const messages = useMessages(checkoutPanelMessages)
  const isLocked = draft.parentId !== null
  const ids = controlIds(id)
  const other = useRef<HTMLTextAreaElement>(null)
  const isChosen = useRef(false)
  const isAsked = asksOther(choices)
  useEffect(() => {
    // Move the focus only if the customer has just chosen "other".
    if (isAsked && isChosen.current) setFocus(other.current)
    isChosen.current = false
  }, [isAsked])
  const chooseInstructions = (instructions: string) => {
    isChosen.current = true
    choose({ instructions })
  }
  return (
    <section className={styles.part}>
      <Title>{messages.where}</Title>
      {address.length > 0 && <Address address={address} />}
      {isLocked ? (
        <LockedWhere {...{ choices, deliveryOptions, instructionOptions }} reasonId={ids.locked} />
      ) : (
        <>
          {deliveryOptions.length > 0 && (
            <ChoiceField
              {...{ isTiled }}
              field="where"
              name={messages.option}
              options={deliveryOptions}
              chosen={choices.slot}
              onChoose={slot => choose({ slot })}
            />
          )}
          {asksInstructions(choices) && (
            <ChoiceField
              {...{ isTiled }}
              field="where"
              name={messages.instructions}
              options={instructionOptions}
              chosen={choices.instructions}
              empty={messages.chooseInstructions}
              onChoose={chooseInstructions}
            />
          )}
        </>
      )}
      {isAsked && isOtherFixed(draft) && (
        <FixedField label={messages.other} value={choices.other} reasonId={ids.locked} />
      )}
      {isAsked && !isOtherFixed(draft) && (
        <TextArea
          ref={other}
          id={ids.other}
          label={messages.other}
          value={choices.other}
          maxLength={longestOther}
          error={error}
          onChange={text => choose({ other: text })}
        />
      )}
    </section>
  )
}

/** Where the box goes, and the way to another address. */
function Address({ address }: Pick<WhereFieldsProps, 'address'>) {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <div className={styles.address}>
      <p>
        <span className={styles.term}>{`${messages.address}: `}</span>
        {address.join(', ')}
      </p>
      <TextLink href={pages.addresses} aria-label={messages.changeTheAddress} data-action="">
        {messages.changeAddress}
      </TextLink>
    </div>
  )
}

type LockedWhereProps = Pick<WhereFieldsProps, 'choices' | 'deliveryOptions' | 'instructionOptions'> & {
  reasonId: string
}

/** The place of an order that can no longer be changed. */
const LockedWhere = ({ choices, deliveryOptions, instructionOptions, reasonId }: LockedWhereProps) => {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <>
      {wordsOf(deliveryOptions, choices.slot) && (
        <FixedField
          label={messages.option}
          value={wordsOf(deliveryOptions, choices.slot)}
          reasonId={reasonId}
        />
      )}
      {asksInstructions(choices) && wordsOf(instructionOptions, choices.instructions) && (
        <FixedField
          label={messages.instructions}
          value={wordsOf(instructionOptions, choices.instructions)}
          reasonId={reasonId}
        />
      )}
    </>
  )
}
