import { useEffect, useRef } from 'react'
import type { BoxDraft } from '../../../shared/domain/rules/basket'
import {
  asksInstructions,
  asksOther,
  type Choices,
  longestOther,
} from '../../../shared/domain/rules/boxes/checkout'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { setFocus } from '../../../shared/platform/page/focus'
import { SelectField } from '../../../shared/ui/form/SelectField'
import { TextArea } from '../../../shared/ui/form/TextArea'
import { Title } from '../../../shared/ui/layout/Title'
import { controlIds } from '../blocker-messages'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'
import { isOtherFixed, type Option, wordsOf } from '../choices/offers'
import { FixedField } from './FixedField'

type WhereFieldsProps = {
  id: string
  draft: BoxDraft
  choices: Choices
  choose: (patch: Partial<Choices>) => void
  deliveryOptions: readonly Option[]
  instructionOptions: readonly Option[]
  error: string | null | undefined
}

/** Who receives the delivery, or else where it is left (CO-04 to CO-07). */
export function WhereFields({
  id,
  draft,
  choices,
  choose,
  deliveryOptions,
  instructionOptions,
  error,
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
      {isLocked ? (
        <LockedWhere {...{ choices, deliveryOptions, instructionOptions }} reasonId={ids.locked} />
      ) : (
        <>
          {deliveryOptions.length > 0 && (
            <SelectField label={messages.option} value={choices.slot} onChange={slot => choose({ slot })}>
              <Options options={deliveryOptions} chosen={choices.slot} name={messages.option} />
            </SelectField>
          )}
          {asksInstructions(choices) && (
            <InstructionSelect {...{ choices, instructionOptions }} onChoose={chooseInstructions} />
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

type InstructionSelectProps = Pick<WhereFieldsProps, 'choices' | 'instructionOptions'> & {
  onChoose: (instructions: string) => void
}

const InstructionSelect = ({ choices, instructionOptions, onChoose }: InstructionSelectProps) => {
  const messages = useMessages(checkoutPanelMessages)
  return (
    <SelectField label={messages.instructions} value={choices.instructions} onChange={onChoose}>
      <option value="">{messages.chooseInstructions}</option>
      <Options options={instructionOptions} chosen={choices.instructions} name={messages.instructions} />
    </SelectField>
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

/** The page's options; the order's current choice stays selectable even if the page no longer offers it. */
function Options({ options, chosen, name }: { options: readonly Option[]; chosen: string; name: string }) {
  const isOffered = options.some(({ value }) => String(value) === chosen)
  return (
    <>
      {chosen && !isOffered && (
        <option value={chosen}>{wordsOf(options, chosen) || `${name} ${chosen}`}</option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={String(value)}>
          {label || value}
        </option>
      ))}
    </>
  )
}
