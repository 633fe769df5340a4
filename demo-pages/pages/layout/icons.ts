import { type Html, html, trusted } from './html'

const paths = {
  tick: '<path d="M5 12.5l4.5 4.5L19 7"/>',
  error: '<circle cx="12" cy="12" r="9"/><path d="M12 7v6M12 16.4v.1"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6v.1"/>',
  float:
    '<path d="M2 7h11v9H2zM13 10h4.5L21 13v3h-8z"/><circle cx="6.5" cy="17.5" r="1.8"/><circle cx="16.5" cy="17.5" r="1.8"/>',
  search: '<path d="M16 16l5 5"/><circle cx="10.5" cy="10.5" r="6.5"/>',
  user: '<path d="M4.5 20.5c0-4 3.5-6 7.5-6s7.5 2 7.5 6"/><circle cx="12" cy="7.5" r="4"/>',
  basket: '<path d="M3 9h18l-2 11H5zM8 9l3-6M16 9l-3-6M9.5 13v3.5M14.5 13v3.5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  house: '<path d="M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6"/>',
  pencil: '<path d="M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3"/>',
  left: '<path d="M15 5l-7 7 7 7"/>',
  right: '<path d="M9 5l7 7-7 7"/>',
  warning: '<path d="M12 3.5L22 20.5H2zM12 10v4.5M12 17.4v.1"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  bin: '<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5"/>',
  tag: '<path d="M3.5 12.5v-9h9l8.5 8.5-9 9zM6.8 8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0"/>',
  grid: '<path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z"/>',
  list: '<path d="M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1"/>',
  calendar: '<path d="M4 6.5h16V20H4zM4 10.5h16M8 3.5v4M16 3.5v4"/>',
  lock: '<path d="M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 017 0v3"/>',
  copy: '<path d="M9 9h11v11H9zM5.5 15H4V4h11v1.5"/>',
  heart: '<path d="M12 20C5 15 3 12 3 8.7A4.7 4.7 0 0112 7a4.7 4.7 0 019 1.7C21 12 19 15 12 20z"/>',
  repost: '<path d="M5 8h9a4 4 0 014 4v3M15 13l3 3 3-3M19 17h-9a4 4 0 01-4-4v-3M9 11L6 8l-3 3"/>',
}

type IconName = keyof typeof paths

/** Draws a 20 px line icon that assistive technology ignores. */
export function icon(name: IconName, className = 'icon'): Html {
  return html`<svg class="${className}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${trusted(paths[name])}</svg>`
}
