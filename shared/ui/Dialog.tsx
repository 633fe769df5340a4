import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import Modal from 'react-modal'
import { dialogLayer } from '../page/shell'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { cross } from './icon-shapes'
import { coverPage } from './page-cover'
import { rememberOpener, returnFocus } from './return-focus'
import { Title } from './Title'

type DialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  /** Escape, the backdrop and the close button wait while something is being saved. */
  isBusy?: boolean
  /** Actions, at the right; stretched on a phone. */
  footer?: ReactNode
  /** A picture above the title, on butter. */
  hero?: ReactNode
  /** In CSS pixels; 520 unless stated. */
  width?: number
  /** Where the focus goes when what opened the dialog is gone. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

// The keys stay here: React bubbles them to the dialog that contains this one, which would act on them as well.
function keepKeys(props: ComponentPropsWithRef<'div'>, children: ReactNode): ReactElement {
  return (
    <div
      {...props}
      role="dialog"
      onKeyDown={event => {
        props.onKeyDown?.(event)
        if (event.key === 'Tab' || event.key === 'Escape') event.stopPropagation()
      }}
      onSubmit={event => event.stopPropagation()}
    >
      {children}
    </div>
  )
}

/** A modal dialog in the page's one dialog layer; dialogs may open dialogs. */
export function Dialog({ isOpen, title, onClose, isBusy = false, width, ...inside }: DialogProps) {
  const titleId = useId()
  const opener = useRef<Element | null>(null)
  // Before react-modal renders the content, hence before anything in it can take the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  return (
    <Modal
      isOpen={isOpen}
      onRequestClose={onClose}
      shouldCloseOnEsc={!isBusy}
      shouldCloseOnOverlayClick={!isBusy}
      shouldFocusAfterRender={false}
      ariaHideApp={false}
      bodyOpenClassName={null}
      parentSelector={dialogLayer}
      portalClassName="doorstep-dialog"
      className={styles.dialog ?? ''}
      overlayClassName={styles.scrim ?? ''}
      style={width ? { content: { maxWidth: width } } : {}}
      aria={{ labelledby: titleId }}
      contentElement={keepKeys}
    >
      <DialogContent {...inside} {...{ title, titleId, onClose, isBusy, opener }} />
    </Modal>
  )
}

type DialogContentProps = Omit<DialogProps, 'isOpen' | 'width'> & {
  titleId: string
  opener: { readonly current: Element | null }
}

function DialogContent({
  title,
  titleId,
  onClose,
  isBusy,
  footer,
  hero,
  returnFocusTo,
  opener,
  children,
}: DialogContentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const fallback = useRef(returnFocusTo)
  useLayoutEffect(() => {
    fallback.current = returnFocusTo
  }, [returnFocusTo])
  useLayoutEffect(() => {
    const dialog = heading.current?.closest('[role=dialog]')
    const layer = dialog?.parentElement
    if (!dialog || !layer) return
    const { current: from } = opener
    const root = from?.closest('.doorstep') ?? null
    if (from && !dialog.contains(from)) rememberOpener(dialog, from)
    if (!dialog.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
    const uncover = coverPage(layer)
    return () => {
      uncover()
      // After the commit: by then it is known whether the opener is still there.
      queueMicrotask(() => returnFocus(dialog, fallback.current?.() ?? null, root))
    }
  }, [opener])
  return (
    <>
      {hero && <div className={styles.hero}>{hero}</div>}
      <div className={styles.head}>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <IconButton
          label="Close"
          shape={cross}
          disabledReason={isBusy ? 'Please wait, this is being saved' : undefined}
          onPress={onClose}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.measure}>{children}</div>
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  )
}
