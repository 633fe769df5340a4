import { failedCallMessages } from '../../domain/api/client/failure-messages'
import { useMessages } from '../../platform/messages/use-messages'
import { loginFrom } from '../../platform/page/addresses'
import { TextLink } from '../../ui/button/TextLink'

/** The way to the login page and back to this page, for a page that does not go there by itself. */
export function LoginLink() {
  const { logInAgain } = useMessages(failedCallMessages)
  return (
    <div>
      <TextLink href={loginFrom(location)}>{logInAgain}</TextLink>
    </div>
  )
}
