const channelName = 'doorstep'
const mostPerSecond = 20

export type OtherTabs = { tell: (message: object) => void; leave: () => void }

/**
 * Joins the tabs of this shop. Nothing heard is ever passed on, and a tab that talks too much is cut to
 * 20 messages a second, of which the newest is kept. Where the browser offers no channel, nothing happens.
 */
export function joinTabs(hear: (message: unknown) => void): OtherTabs {
  let channel: BroadcastChannel | undefined
  let isHearing = false
  let sent = 0
  let held: object | undefined

  const open = () => {
    try {
      channel ??= new BroadcastChannel(channelName)
      channel.onmessage = ({ data }) => {
        isHearing = true
        try {
          hear(data)
        } finally {
          isHearing = false
        }
      }
    } catch {
      // Private windows and sandboxed frames refuse; each tab then goes by itself.
    }
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const tell = (message: object) => {
    if (isHearing) return
    if (sent === mostPerSecond) {
      held = message
      return
    }
    if (sent++ === 0) setTimeout(startNewSecond, 1000)
    try {
      channel?.postMessage(message)
    } catch {
      // As above.
    }
  }
  const startNewSecond = () => {
    sent = 0
    const message = held
    held = undefined
    if (message) tell(message)
  }

  open()
  // An open channel keeps a page out of the back/forward cache in some browsers.
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', open)
  return {
    tell,
    leave() {
      close()
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', open)
    },
  }
}
