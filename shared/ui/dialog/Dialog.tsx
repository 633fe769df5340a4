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
import openings from 'react-modal/lib/helpers/portalOpenInstances.js'
import { useMessages } from '../../platform/messages/use-messages'
import { focusPressed, hasFocus, setFocusInPlace } from '../../platform/page/focus'
import { ignoreHeldEnter } from '../../platform/page/held-enter'
import { pageBody } from '../../platform/page/host/find-in-page'
import { onCloseRequest } from '../../platform/page/lifecycle/close-requests'
import { onRestored } from '../../platform/page/lifecycle/restored'
import { keepPress } from '../../platform/page/press'
import { IconButton } from '../button/IconButton'
import { cross } from '../button/icon-shapes'
import { rememberOpener, returnFocus } from '../focus/return-focus'
import { isComposing } from '../is-composing'
import { Title } from '../layout/Title'
import { ownScroll } from '../own-scroll'
import { takesEscape } from '../takes-escape'
import { dialogMessages } from '../ui-messages'
import { ariaHideOutside } from './aria-hide-outside'
import styles from './Dialog.module.css'
import { DialogFootContext } from './DialogActions'
import { inheritTheme, PlaceContext } from './inherit-theme'
import { onLayerGone, showNear, showOnTop, useLayer } from './on-top'

// react-modal's own focus guard is put in at the start of the page, and taken out again. On a page with a rule such as
// `li + li` the browser then styles everything anew. A bundler and a test runner import the list of guards differently.
const registry = 'default' in openings ? openings.default : openings
registry.subscribers = []

/** The focused element when a dialog opened, its widget's root, and a function that gives the dialog the widget's theme. */
type Opener = { from: Element | null; root: Element | null; dress: (portal: HTMLElement) => void }

const noOpener: Opener = { from: null, root: null, dress: () => {} }

type DialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  /** Something is being saved: Escape, the backdrop and the close button do nothing. */
  isBusy?: boolean
  /** The actions, on the right; full width on a phone. The content can add its own with DialogActions. */
  footer?: ReactNode
  /** A picture above the title, on the accent colour. */
  hero?: ReactNode
  /** The dialog asks for a decision: its content is read out with its title. */
  isAlert?: boolean
  /** Returns the element to focus when the dialog opens; by default the dialog itself, whose title is read out. */
  initialFocus?: (() => HTMLElement | null) | undefined
  /** The dialog keeps its head in place while what it shows grows and shrinks, such as with another tab. */
  isSteady?: boolean | undefined
  /** The width in CSS pixels; 520 by default. */
  width?: number
  /** Returns the element to focus on closing if the opener is gone. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

// Key events stop here: React bubbles them to an outer dialog, which would handle them, too.
const keepKeys =
  (role: 'dialog' | 'alertdialog') =>
  (props: ComponentPropsWithRef<'div'>, children: ReactNode): ReactElement => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has one of two interactive roles
    <div
      {...props}
      {...ownScroll}
      role={role}
      onKeyDown={event => {
        ignoreHeldEnter(event.nativeEvent)
        // In Safari react-modal itself moves the focus at Tab. From an element that it does not list, such as a
        // summary, it would jump to the first one.
        const isBetweenStops =
          event.target !== event.currentTarget && (event.target as HTMLElement).tabIndex < 0
        const isAnothers = isComposing(event) || (event.key === 'Tab' && isBetweenStops)
        if (!isAnothers) props.onKeyDown?.(event)
        if (event.key === 'Tab' || event.key === 'Escape') event.stopPropagation()
        // Keeps an outer dialog of the page open.
        takesEscape(event)
      }}
      onSubmit={event => event.stopPropagation()}
      onMouseDownCapture={({ nativeEvent }) => keepPress(nativeEvent)}
      onClickCapture={({ target, isTrusted }) => {
        if (isTrusted) focusPressed((target as Element).closest('button'))
      }}
      onAnimationEnd={({ target, currentTarget }) => {
        // On a page that two fingers have zoomed, the dialog can stand beside what is seen.
        if (target === currentTarget) currentTarget.firstElementChild?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {children}
    </div>
  )

const asDialog = keepKeys('dialog')
const asAlert = keepKeys('alertdialog')

/** A modal dialog in the dialog layer of the page; dialogs may open dialogs. */
export function Dialog({
  isOpen,
  title,
  onClose,
  isBusy = false,
  width,
  isAlert,
  isSteady,
  ...inside
}: DialogProps) {
  const titleId = useId()
  const bodyId = isAlert ? `${titleId}-body` : undefined
  const opener = useRef<Opener>(noOpener)
  const place = useContext(PlaceContext)
  const layer = useLayer(isOpen, place)
  const close = useEffectEvent(onClose)
  const mayClose = useEffectEvent(() => !isBusy)
  useEffect(() => {
    if (!isOpen) return
    // A page restored from the browser's history has no open dialog; react-modal alone would keep it open.
    const ends = [onRestored(() => close()), onCloseRequest(close, mayClose), onLayerGone(layer, close)]
    return () => {
      for (const end of ends) end()
    }
  }, [isOpen, layer])
  // A layout effect runs before react-modal renders the content and anything in it can take the focus.
  useLayoutEffect(() => {
    if (!isOpen) return
    const from = document.activeElement
    const root = place ?? from?.closest('.doorstep') ?? null
    opener.current = { from, root, dress: root ? inheritTheme(root) : () => {} }
  }, [isOpen, place])
  return (
    <Modal
      isOpen={isOpen}
      // The second press of a double press that opened the dialog does not close it.
      onRequestClose={({ detail }) => detail > 1 || onClose()}
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
      data={{ steady: isSteady || undefined }}
      contentElement={isAlert ? asAlert : asDialog}
    >
      <DialogContent {...inside} {...{ title, titleId, bodyId, onClose, isBusy, opener }} />
    </Modal>
  )
}

type DialogContentProps = Omit<DialogProps, 'isOpen' | 'width' | 'isAlert' | 'isSteady'> & {
  titleId: string
  bodyId: string | undefined
  opener: { readonly current: Opener }
}

/**
 * Gives the shown dialog its widget's theme, puts it on top, moves the focus into it, and hides the page from screen
 * readers.
 */
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
    showNear(from === pageBody() ? root : from, layer)
    if (from && !dialog.contains(from)) rememberOpener(dialog, from)
    // The heading is not focused: it names the dialog and would be read twice.
    if (!hasFocus(dialog)) setFocusInPlace(first.current?.() ?? dialog)
    const uncover = ariaHideOutside(layer)
    return () => {
      uncover()
      lower()
      // Runs after the commit, when it is known whether the opener is still on the page.
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
  const messages = useMessages(dialogMessages)
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
          label={messages.closeDialog}
          shape={cross}
          disabledReason={isBusy ? messages.dialogBusy : undefined}
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
