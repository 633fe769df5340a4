import type { ReactNode } from 'react'
import { addressOfPage, pageWindow } from '../../shared/domain/rules/pages'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { pageLink } from '../../shared/platform/page/host/page-link'
import { formatNumber } from '../../shared/platform/values/format-number'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Icon } from '../../shared/ui/button/Icon'
import { chevronLeft, chevronRight } from '../../shared/ui/button/icon-shapes'
import { Surface } from '../../shared/ui/layout/Surface'
import styles from './Paginator.module.css'
import type { options } from './paginator.options'
import { paginatorMessages } from './paginator-messages'

type PageLinkProps = {
  page: number
  url: string
  /** The accessible name, which must make sense on its own. */
  name: string
  rel?: 'prev' | 'next'
  isCurrent?: boolean
  children: ReactNode
}

function PageLink({ page, url, name, rel, isCurrent, children }: PageLinkProps) {
  const { href, target } = pageLink(addressOfPage(url, page))
  return (
    <a
      href={href}
      target={target}
      className={styles.link}
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      rel={rel}
    >
      {children}
    </a>
  )
}

type StepLinkProps = Pick<PageLinkProps, 'page' | 'url'> & { rel: 'prev' | 'next' }

/** The link to the previous or the next page. */
function StepLink({ page, url, rel }: StepLinkProps) {
  const messages = useMessages(paginatorMessages)
  const isBack = rel === 'prev'
  return (
    <li>
      <PageLink {...{ page, url, rel }} name={isBack ? messages.previousPage : messages.nextPage}>
        {isBack && <Icon shape={chevronLeft} />}
        <span>{isBack ? messages.previous : messages.next}</span>
        {!isBack && <Icon shape={chevronRight} />}
      </PageLink>
    </li>
  )
}

/** Links to the pages of a list that the server renders, ten at a time (PG-02). */
export function Paginator({ url, ...list }: OptionValues<typeof options>) {
  const messages = useMessages(paginatorMessages)
  const { pages, current, numbers, shown, previous, next, before, after } = pageWindow(list)
  if (pages < 2) return null
  // Read at each render, because other scripts of the page may change the address.
  const pattern = url ?? location.pathname + location.search
  const numbered = (page: number) => interpolate(messages.page, { page: formatNumber(page) })
  /** Returns a link to the nearest page that is not shown. */
  const more = ({ first, count }: { first: number; count: number }, page: number, words: string) => (
    <li data-part="number">
      <PageLink
        page={page}
        url={pattern}
        name={count === 1 ? numbered(first) : interpolate(words, { count })}
      >
        …
      </PageLink>
    </li>
  )
  return (
    <Surface>
      <nav className={styles.paginator} aria-label={messages.pages}>
        {shown && (
          <p className={styles.shown}>
            {interpolate(messages.showing, {
              first: formatNumber(shown.first),
              last: formatNumber(shown.last),
              total: formatNumber(list.total),
            })}
          </p>
        )}
        <ul className={styles.pages}>
          {previous !== null && <StepLink page={previous} url={pattern} rel="prev" />}
          {before && more(before, before.first + before.count - 1, messages.pagesBefore)}
          {numbers.map(page => (
            <li key={page} data-part="number">
              <PageLink page={page} url={pattern} name={numbered(page)} isCurrent={page === current}>
                {formatNumber(page)}
              </PageLink>
            </li>
          ))}
          {after && more(after, after.first, messages.pagesAfter)}
          {current !== null && (
            <li data-part="place">
              {interpolate(messages.place, { page: formatNumber(current), pages: formatNumber(pages) })}
            </li>
          )}
          {next !== null && <StepLink page={next} url={pattern} rel="next" />}
        </ul>
      </nav>
    </Surface>
  )
}
