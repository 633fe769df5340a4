import type { MouseEvent } from 'react'
import { LinkButton } from '../../shared/ui/button/LinkButton'
import { TextLink } from '../../shared/ui/button/TextLink'
import styles from './OrderDialog.module.css'

type DetailsLinkProps = {
  words: string
  name: string
  /** The page of the product, if it has one. */
  page: string | undefined
  /** Opens the product's sheet; undefined where the page gives no facts. */
  onOpen: (() => void) | undefined
}

/** A link to the product's page, or on the same page to its sheet. */
export function DetailsLink({ words, name, page, onOpen }: DetailsLinkProps) {
  const named = { 'aria-label': `${words}: ${name}` }
  const open = (event: MouseEvent) => {
    // With a modifier key the link opens elsewhere, like any link.
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  if (page === undefined && !onOpen) return null
  return (
    <p className={styles.details}>
      {page === undefined ? (
        <LinkButton {...named} aria-haspopup="dialog" onPress={open}>
          {words}
        </LinkButton>
      ) : (
        <TextLink {...named} href={page} onClick={open}>
          {words}
        </TextLink>
      )}
    </p>
  )
}
