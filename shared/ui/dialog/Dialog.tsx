import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import Modal from 'react-modal'
import { useMessages } from '../../platform/messages/use-messages'
import { hasFocus, setFocusInPlace } from '../../platform/page/focus'
import { onCloseRequest } from '../../platform/page/lifecycle/close-requests'
import { onRestored } from '../../platform/page/lifecycle/restored'
import { IconButton } from '../button/IconButton'
import { cross } from '../button/icon-shapes'
import { rememberOpener, returnFocus } from '../focus/return-focus'
import { isComposing } from '../is-composing'
import { Title } from '../layout/Title'
import { dialogMessages } from '../ui-messages'
import { ariaHideOutside } from './aria-hide-outside'
import styles from './Dialog.module.css'
import { DialogFootContext } from './DialogActions'
import { inheritTheme, PlaceContext } from './inherit-theme'
import { postponeGuards } from './late-guards'
import { onLayerGone, showOnTop, useLayer } from './on-top'

postponeGuards()

/** What had the focus when a dialog opened, the widget it belongs to, and how that looks. */
type Opener = { from: Element | null; root: Element | null; dress: (portal: HTMLElement) => void }

const noOpener: Opener = { from: null, root: null, dress: () => {} }

type DialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  /** Escape, the backdrop and the close button wait while something is being saved. */
  isBusy?: boolean
  /** Actions, at the right; stretched on a phone. What is inside adds its own with DialogActions. */
  footer?: ReactNode
  /** A picture above the title, on butter. */
  hero?: ReactNode
  /** Asks for a decision that cannot wait: its content is read out with its title. */
  isAlert?: boolean
  /** Where the focus goes when it opens; on the dialog itself, which is read out by its title, unless stated. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** In CSS pixels; 520 unless stated. */
  width?: number
  /** Where the focus goes when what opened the dialog is gone. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

// The keys stay here: React bubbles them to the dialog that contains this one, which would act on them as well.
const keepKeys =
  (role: 'dialog' | 'alertdialog') =>
  (props: ComponentPropsWithRef<'div'>, children: ReactNode): ReactElement => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two interactive roles
    <div
      {...props}
      role={role}
      onKeyDown={event => {
        // In Safari react-modal leads from stop to stop itself; from a summary, which is none, it would lead to the first.
        const isBetweenStops =
          event.target !== event.currentTarget && (event.target as HTMLElement).tabIndex < 0
        const isAnothers = isComposing(event) || (event.key === 'Tab' && isBetweenStops)
        if (!isAnothers) props.onKeyDown?.(event)
        if (event.key === 'Tab' || event.key === 'Escape') event.stopPropagation()
        // A dialog of the page's around the widget stays open.
        if (event.key === 'Escape' && !isComposing(event)) event.preventDefault()
      }}
      onSubmit={event => event.stopPropagation()}
    >
      {children}
    </div>
  )

const asDialog = keepKeys('dialog')
const asAlert = keepKeys('alertdialog')

/** A modal dialog in the page's one dialog layer; dialogs may open dialogs. */
export function Dialog({ isOpen, title, onClose, isBusy = false, width, isAlert, ...inside }: DialogProps) {
  const titleId = useId()
  const bodyId = isAlert ? `${titleId}-body` : undefined
  const opener = useRef<Opener>(noOpener)
  const place = useContext(PlaceContext)
  const layer = useLayer(isOpen, place)
  const close = useEffectEvent(onClose)
  const mayClose = useEffectEvent(() => !isBusy)
  useEffect(() => {
    if (!isOpen) return
    // A page out of the browser's history starts at rest; react-modal alone would keep it as it was left.
    const ends = [onRestored(() => close()), onCloseRequest(close, mayClose), onLayerGone(layer, close)]
    return () => {
      for (const end of ends) end()
    }
  }, [isOpen, layer])
  // Before react-modal renders the content, hence before anything in it can take the focus.
  useLayoutEffect(() => {
    if (!isOpen) return
    const from = document.activeElement
    const root = place ?? from?.closest('.doorstep') ?? null
    opener.current = { from, root, dress: root ? inheritTheme(root) : () => {} }
  }, [isOpen, place])
  return (
    <Modal
      isOpen={isOpen}
      onRequestClose={onClose}
      shouldCloseOnEsc={!isBusy}
      shouldCloseOnOverlayClick={!isBusy}
      shouldFocusAfterRender={false}
      ariaHideApp={false}
      bodyOpenClassName={null}
      parentSelector={useCallback(() => layer, [layer])}
      portalClassName="doorstep-dialog"
      className={styles.dialog ?? ''}
      overlayClassName={styles.scrim ?? ''}
      style={width ? { content: { maxWidth: width } } : {}}
      aria={{ labelledby: titleId, describedby: bodyId }}
      contentElement={isAlert ? asAlert : asDialog}
    >
      <DialogContent {...inside} {...{ title, titleId, bodyId, onClose, isBusy, opener }} />
    </Modal>
  )
}

type DialogContentProps = Omit<DialogProps, 'isOpen' | 'width' | 'isAlert'> & {
  titleId: string
  bodyId: string | undefined
  opener: { readonly current: Opener }
}

/** While the content is shown: the dialog looks like its widget, lies on top, has the focus, and hides the page. */
function useDialogLayer(
  opener: { readonly current: Opener },
  initialFocus: DialogProps['initialFocus'],
  returnFocusTo: DialogProps['returnFocusTo'],
) {
  const heading = useRef<HTMLHeadingElement>(null)
  const fallback = useRef(returnFocusTo)
  const first = useRef(initialFocus)
  useLayoutEffect(() => {
    fallback.current = returnFocusTo
  }, [returnFocusTo])
  useLayoutEffect(() => {
    const dialog = heading.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
    const layer = dialog?.parentElement
    if (!dialog || !layer) return
    const { from, root, dress } = opener.current
    const portal = layer.parentElement
    if (portal) dress(portal)
    const lower = showOnTop(portal)
    if (from && !dialog.contains(from)) rememberOpener(dialog, from)
    // The heading would be read a second time: it is the dialog's name.
    if (!hasFocus(dialog)) setFocusInPlace(first.current?.() ?? dialog)
    const uncover = ariaHideOutside(layer)
    return () => {
      uncover()
      lower()
      // After the commit: by then it is known whether the opener is still there.
      queueMicrotask(() => returnFocus(dialog, fallback.current?.() ?? null, root))
    }
  }, [opener])
  return heading
}

function DialogContent({
  title,
  titleId,
  bodyId,
  onClose,
  isBusy,
  footer,
  hero,
  initialFocus,
  returnFocusTo,
  opener,
  children,
}: DialogContentProps) {
  const labels = useMessages(dialogMessages)
  const heading = useDialogLayer(opener, initialFocus, returnFocusTo)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  return (
    <>
      {hero && <div className={styles.hero}>{hero}</div>}
      <div className={styles.head}>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <IconButton
          label={labels.closeDialog}
          shape={cross}
          disabledReason={isBusy ? labels.dialogBusy : undefined}
          onPress={onClose}
        />
      </div>
      <div className={styles.body} id={bodyId}>
        <div className={styles.measure}>
          <DialogFootContext value={actions}>{children}</DialogFootContext>
        </div>
      </div>
      {footer ? (
        <div className={styles.foot}>
          {footer}
          <div className={styles.actions} ref={setActions} />
        </div>
      ) : (
        <div className={`${styles.foot} ${styles.actions}`} ref={setActions} />
      )}
    </>
  )
}
