import { type KeyboardEvent, useId, useRef } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { pageLink } from '../../shared/platform/page/host/page-link'
import { usePersistedState } from '../../shared/platform/providers/use-draft'
import { Icon } from '../../shared/ui/button/Icon'
import { chevronRight } from '../../shared/ui/button/icon-shapes'
import { takesEscape } from '../../shared/ui/takes-escape'
import styles from './MobileNav.module.css'
import type { options } from './mobile-nav.options'
import { mobileNavMessages } from './mobile-nav-messages'
import { type Groups, groupNames, isHere, openAtFirst, persistedOpen } from './nav-links'

/** The site's links in groups that open and close (MN-01); a single link to another shop needs no group. */
export function MobileNav({ groups }: OptionValues<typeof options>) {
  const messages = useMessages(mobileNavMessages)
  const [open, setOpen] = usePersistedState('open', openAtFirst(groups), persistedOpen)
  const shown = groupNames.filter(name => groups[name].length > 0)
  return (
    <nav className={styles.nav} data-ground="surface" aria-label={messages.menu}>
      <ul>
        {shown.map(name => {
          const [only, ...more] = groups[name]
          return (
            <li key={name} className={styles.group}>
              {name === 'switch' && only && !more.length ? (
                <NavLink {...only} isAlone />
              ) : (
                <Group
                  title={messages[name]}
                  links={groups[name]}
                  isOpen={open.includes(name)}
                  onExpiry={isOpen =>
                    setOpen(isOpen ? [...open, name] : open.filter(other => other !== name))
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type GroupProps = {
  title: string
  links: Groups['main']
  isOpen: boolean
  onExpiry: (isOpen: boolean) => void
}

function Group({ title, links, isOpen, onExpiry }: GroupProps) {
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || !takesEscape(event)) return
    onExpiry(false)
    setFocus(button.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles from the focused element inside
    <div onKeyDown={closeOnEscape}>
      <button
        type="button"
        ref={button}
        className={styles.title}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onExpiry(!isOpen)}
      >
        {title}
        <Icon shape={chevronRight} />
      </button>
      <ul id={listId} hidden={!isOpen}>
        {links.map(link => (
          <li key={`${link.href} ${link.label}`}>
            <NavLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type NavLinkProps = Groups['main'][number] & { isAlone?: boolean }

function NavLink({ href, label, isAlone }: NavLinkProps) {
  return (
    <a
      {...pageLink(href)}
      className={styles.link}
      data-alone={isAlone || undefined}
      aria-current={isHere(href) ? 'page' : undefined}
    >
      {label}
      {isAlone && <Icon shape={chevronRight} />}
    </a>
  )
}
