import type { ReactNode } from 'react'
import { tokenField } from '../../platform/page/globals'
import { pageLink } from '../../platform/page/host/page-link'
import { Button } from '../../ui/button/Button'
import { Alert } from '../../ui/status/Alert'
import { useFormPost } from './use-form-post'

type PostedFormProps = {
  /** The address to which the browser posts the form. */
  action: string
  /** The class that lays out its fields. */
  className: string | undefined
  words: {
    send: string
    sending: string
    /** Shown if the page has no token to send. */
    cannotSend: string
  }
  /** The button has the full width. */
  isWide?: boolean
  /** Called when the form is sent. */
  onSent?: () => void
  children: ReactNode
}

/** A form that the browser posts like any other, once and with the current token (CALL-06). */
export function PostedForm({ action, className, words, isWide = false, onSent, children }: PostedFormProps) {
  const post = useFormPost(onSent)
  const { href, target } = pageLink(action)
  return (
    <form className={className} method="post" action={href} target={target} noValidate onSubmit={post.submit}>
      <input type="hidden" name={tokenField()} ref={post.token} />
      {children}
      {post.cannotPost && <Alert tone="error" messages={[words.cannotSend]} />}
      <div>
        <Button type="submit" block={isWide} busy={post.isPosting && words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
