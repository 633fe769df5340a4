import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useShop } from '../../shared/domain/hooks/use-shop'
import { FailedCall } from '../../shared/features/calls/FailedCall'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { Panel } from '../../shared/ui/layout/Panel'
import { Title, type TitleLevel } from '../../shared/ui/layout/Title'
import { Confirmed } from './Confirmed'
import { usePostcodeCheck } from './check/use-postcode-check'
import { PostcodeEntry } from './PostcodeEntry'
import styles from './PostcodePanel.module.css'
import { panelView } from './panel-view'
import type { PanelOptions } from './postcode-panel.options'
import { postcodePanelMessages } from './postcode-panel-messages'
import { fetchResults, useResults } from './results/use-results'
import { useConfirmation } from './use-confirmation'
import { usePanelActions, usePostcodeFocus } from './use-panel-actions'

/** Aborts a check when the browser restores the page from its back/forward cache. */
function useStopOnRestore(stop: () => void) {
  const { restores } = useShop(shop => shop.session)
  const stopCheck = useEffectEvent(stop)
  useEffect(() => {
    if (restores) stopCheck()
  }, [restores])
}

type PanelTitleProps = { panel: PanelOptions; titleId: string; children: string }

const PanelTitle = ({ panel, titleId, children }: PanelTitleProps) => (
  <Title
    level={Number(panel.headingLevel) as TitleLevel}
    id={titleId}
    {...(panel.look !== 'band' && !panel.moving && { size: 'side' })}
  >
    {children}
  </Title>
)

const Frame = ({ look, children }: { look: PanelOptions['look']; children: ReactNode }) =>
  look === 'band' || look === 'plain' ? (
    <section className={styles.band}>{children}</section>
  ) : (
    <Panel>{children}</Panel>
  )

/** Asks for a postcode, shows the shop's answer in a dialog, and shows the postcode once it is confirmed. */
export function PostcodePanel(panel: PanelOptions) {
  const messages = useMessages(postcodePanelMessages)
  const { title, moving: isMoving, quotaBlocks, extraFields } = panel
  const isAccount = isMoving || panel.variant === 'account'
  const isBand = panel.look === 'band'
  const isPlain = panel.look === 'plain'
  const { isGuest } = useShop(shop => shop.session)
  const check = usePostcodeCheck({ isAccount, isMoving, quotaBlocks, extraFields, messages }, panel.error)
  useStopOnRestore(check.stop)
  const { isConfirmed, postcode, isBlocked, canCancel } = useConfirmation(panel)
  const focus = usePostcodeFocus()
  const results = useResults(check)
  const { typed, type, ask, edit, cancel, tryAgain } = usePanelActions(
    panel,
    { ...check, ask: results.ask },
    focus,
  )
  const titleId = useId()

  const { result, isChecking, isShown, isQuotaShown, answers } = panelView({
    look: panel.look,
    goesOn: panel.goesOn,
    check,
    hasResultPart: !!(results.part ?? results.missing),
    isConfirmed,
    isBlocked,
  })
  const content = (
    <>
      {!isPlain && <PanelTitle {...{ panel, titleId }}>{answers ? messages.delivered : title}</PanelTitle>}
      {isShown ? (
        <Confirmed
          {...{ postcode, isBand }}
          isBlocked={isQuotaShown}
          isAnnounced={answers}
          buttonRef={focus.change}
          onChange={() => edit(postcode)}
        />
      ) : (
        <PostcodeEntry
          {...{ typed, isMoving, isBand }}
          titleId={isPlain ? undefined : titleId}
          error={check.fieldError}
          isChecking={isChecking}
          hasLogin={isGuest && !isMoving}
          fieldRef={focus.field}
          onFocus={fetchResults}
          onType={type}
          onCheck={ask}
          onStop={check.stop}
          onCancel={canCancel ? cancel : undefined}
        />
      )}
    </>
  )
  return (
    <>
      <Frame look={panel.look}>
        {answers ? <div className={styles.line}>{content}</div> : content}
        {check.failure && <FailedCall failure={check.failure} />}
        {results.missing}
      </Frame>
      {result && results.part && (
        <results.part.ResultDialog
          {...{ panel, isAccount }}
          result={result}
          onClose={check.dismiss}
          onTryAgain={tryAgain}
          returnFocusTo={focus.control}
        />
      )}
    </>
  )
}
