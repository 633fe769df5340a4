import { LinkButton } from '../../ui/button/LinkButton'

type EditLinkProps = {
  words: string
  /** The subject of the link, added to its accessible name. */
  about: string
  onPress: () => void
}

/** A button that looks like a link and opens a dialog. */
export function EditLink({ words, about, onPress }: EditLinkProps) {
  return (
    <LinkButton aria-label={`${words} ${about}`} aria-haspopup="dialog" onPress={onPress}>
      {words}
    </LinkButton>
  )
}
