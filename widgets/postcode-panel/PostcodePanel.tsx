import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FailedCall } from '../../shared/services/FailedCall'
import { leftText, useLeftDraft } from '../../shared/services/use-draft'
import { useShop, useShopStore } from '../../shared/services/use-shop'
import { Panel } from '../../shared/ui/Panel'
import { Title, type TitleLevel } from '../../shared/ui/Title'
import { Confirmed } from './Confirmed'
import { PostcodeEntry } from './PostcodeEntry'
import styles from './PostcodePanel.module.css'
import type { PanelOptions } from './postcode-panel.options'
import { ResultDialog } from './ResultDialog'
import { useConfirmation } from './use-confirmation'
import { usePostcodeCheck } from './use-postcode-check'

/** Asks for a postcode, tells in a dialog what the shop answered, and shows the postcode once it is confirmed. */
export function PostcodePanel(panel: PanelOptions) {
  const { title, moving: isMoving, labels: wording, quotaBlocks, extraFields } = panel
  const isAccount = isMoving || panel.variant === 'account'
  const isBand = panel.look === 'band'
  const { editPostcode, cancelEdit } = useShopStore().getState()
  const { isGuest, restores } = useShop(shop => shop.session)
  const [typed, setTyped, forgetTyped] = useLeftDraft('postcode', panel.value ?? '', leftText)
  const check = usePostcodeCheck({ isAccount, isMoving, quotaBlocks, extraFields, wording }, panel.error)
  const { isConfirmed, postcode, blocked, canCancel } = useConfirmation(panel)
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const [focusMoves, moveFocus] = useState(0)
  const control = () => change.current ?? field.current

  useEffect(() => {
    if (!focusMoves) return
    change.current?.focus()
    field.current?.focus()
    field.current?.select()
  }, [focusMoves])

  const startAfresh = useEffectEvent(check.stop)
  useEffect(() => {
    if (restores) startAfresh()
  }, [restores])

  const type = (text: string) => {
    if (text !== typed) check.stop()
    setTyped(text)
  }
  const ask = async () => {
    // Kept in the tab only while it is half typed: a postcode says where somebody lives.
    forgetTyped()
    if (await check.ask(typed)) field.current?.focus()
  }
  const edit = () => {
    setTyped(postcode ?? '')
    forgetTyped()
    editPostcode()
    moveFocus(focusMoves + 1)
  }
  const cancel = () => {
    check.stop()
    if (isMoving) setTyped('')
    else cancelEdit()
    forgetTyped()
    moveFocus(focusMoves + 1)
  }
  const outcome = check.result?.outcome
  const tryAgain = () => {
    check.stop()
    moveFocus(focusMoves + 1)
    // Where the shop could not be asked, the question is still the same.
    if (outcome?.kind === 'unanswered') void ask()
  }
  const isToldElsewhere = panel.goesOn && outcome?.kind === 'matched' && !outcome.quotaReached

  const isPlain = panel.look === 'plain'
  const Frame = isBand || isPlain ? 'section' : Panel
  return (
    <>
      <Frame {...((isBand || isPlain) && { className: styles.band })}>
        {!isPlain && (
          <Title
            level={Number(panel.headingLevel) as TitleLevel}
            id={titleId}
            {...(!isBand && { size: 'small' })}
          >
            {title}
          </Title>
        )}
        {isConfirmed && !check.isChecking ? (
          <Confirmed
            {...{ postcode, isBand, wording }}
            blocked={!check.result && blocked !== null}
            buttonRef={change}
            onChange={edit}
          />
        ) : (
          <PostcodeEntry
            {...{ typed, isMoving, isBand, wording }}
            titleId={isPlain ? undefined : titleId}
            error={check.fieldError}
            isChecking={check.isChecking}
            hasLogin={isGuest && !isMoving}
            fieldRef={field}
            onType={type}
            onCheck={ask}
            onStop={check.stop}
            onCancel={canCancel ? cancel : undefined}
          />
        )}
        {check.failure && <FailedCall failure={check.failure} />}
      </Frame>
      {check.result && !isToldElsewhere && (
        <ResultDialog
          {...{ panel, isAccount }}
          result={check.result}
          onClose={check.dismiss}
          onTryAgain={tryAgain}
          returnFocusTo={control}
        />
      )}
    </>
  )
}
