import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { pageLink } from '../../platform/page/host/page-link'
import { parseUrl } from '../../platform/values/links'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { textsApart } from '../texts-apart'
import { newTabMessages } from '../ui-messages'
import styles from './TextLink.module.css'

type TextLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'className' | 'style'> & {
  /** A web, mail or telephone address; for any other only the text is rendered. */
  href: string
  /** Opens in a new tab, says so, and sends no referrer to the other site. */
  opensNewTab?: boolean
  /** The link was written by somebody else, so search engines are told that we do not vouch for it. */
  isUntrusted?: boolean
  tone?: 'danger'
  children: ReactNode
}

const safe = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const isSafe = (href: string): boolean => safe.has(parseUrl(href, location.href)?.protocol ?? '')

/** A link in running text. */
export function TextLink({ href, opensNewTab, isUntrusted, tone, children, ...attributes }: TextLinkProps) {
  const { newTab } = useMessages(newTabMessages)
  if (!isSafe(href)) return <span>{children}</span>
  const elsewhere = opensNewTab
    ? { target: '_blank', rel: `noopener noreferrer${isUntrusted ? ' nofollow' : ''}` }
    : {}
  return (
    <a {...attributes} {...pageLink(href)} {...elsewhere} className={styles.link} data-tone={tone}>
      {opensNewTab ? <span>{children}</span> : textsApart(children)}
      {opensNewTab && <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>}
    </a>
  )
}
