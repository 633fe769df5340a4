import type { ReactNode } from 'react'
import { pageLink } from '../../platform/page/host/page-link'
import { Button } from '../../ui/button/Button'
import { Alert } from '../../ui/status/Alert'
import { useFormPost } from './use-form-post'

type PostedFormProps = {
  /** Where the browser posts it. */
  action: string
  /** How its fields are laid out. */
  className: string | undefined
  words: {
    send: string
    sending: string
    /** Said where the page has no token to send. */
    cannotSend: string
  }
  /** The button takes the whole width. */
  isWide?: boolean
  /** Told when it is sent. */
  onSent?: () => void
  children: ReactNode
}

/** A form of ours that the browser posts as any other, once and with the token of the moment (CALL-06). */
export function PostedForm({ action, className, words, isWide = false, onSent, children }: PostedFormProps) {
  const post = useFormPost(onSent)
  const { href, target } = pageLink(action)
  return (
    <form className={className} method="post" action={href} target={target} noValidate onSubmit={post.submit}>
      <input type="hidden" name="_token" ref={post.token} />
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
