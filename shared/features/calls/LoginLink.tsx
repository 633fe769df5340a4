import type { ReactNode } from 'react'
import { unexplained } from '../../domain/api/client/errors'
import { failedCallMessages } from '../../domain/api/client/failure-messages'
import { useMessages } from '../../platform/messages/use-messages'
import { loginFrom } from '../../platform/page/addresses'
import { TextLink } from '../../ui/button/TextLink'

/** The way to the login page and back to this page, for a page that does not go there by itself. */
export function LoginLink() {
  const { logInAgain } = useMessages(failedCallMessages)
  return (
    <span>
      <TextLink href={loginFrom(location)}>{logInAgain}</TextLink>
    </span>
  )
}

type WayOnProps = { error: unknown; children: ReactNode }

/** What to do after a failed read: its button, or the way to the login if the session has ended (L-03). */
export function WayOn({ error, children }: WayOnProps) {
  const { loggedOut } = useMessages(failedCallMessages)
  if (unexplained(error) !== 'loggedOut') return children
  return (
    <>
      <span>{loggedOut}</span> <LoginLink />
    </>
  )
}
