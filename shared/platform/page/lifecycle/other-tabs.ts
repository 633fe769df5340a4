import { ownName } from '../storage/own-name'
import { onLeft } from './left'
import { onRestored } from './restored'

const mostPerSecond = 20

export type OtherTabs<Message extends { kind: string } = { kind: string }> = {
  /** Tells every other tab; what is said while a message is being heard is not sent. */
  tell: (message: Message) => void
  /** Hears the other tabs, never this one; messages arrive unchecked. Returns the undo. */
  listen: (hear: (message: unknown) => void) => () => void
}

/** Sends `mostPerSecond` messages a second at most; of those beyond, the newest of each kind follows in the next second. */
function limitPerSecond<Message extends { kind: string }>(send: (message: Message) => void) {
  const waiting = new Map<string, Message>()
  let sent = 0
  const sendLimited = (message: Message) => {
    if (sent === mostPerSecond) {
      waiting.set(message.kind, message)
      return
    }
    if (sent++ === 0) setTimeout(startNewSecond, 1000)
    send(message)
  }
  const startNewSecond = () => {
    sent = 0
    const messages = [...waiting.values()]
    waiting.clear()
    messages.forEach(sendLimited)
  }
  return sendLimited
}

/**
 * One page's link to the other tabs of this shop, open while anybody listens. Nothing heard is ever passed on, and a
 * page that talks too much is cut to 20 messages a second, of which the newest of each kind is kept. Where the browser
 * offers no channel, nothing happens.
 */
export function linkTabs<Message extends { kind: string }>(): OtherTabs<Message> {
  const listeners = new Set<{ hear: (message: unknown) => void }>()
  let channel: BroadcastChannel | undefined
  let isHearing = false
  let ends: (() => void)[] = []

  const open = () => {
    try {
      channel ??= new BroadcastChannel(ownName())
      channel.onmessage = ({ data }) => {
        isHearing = true
        try {
          for (const { hear } of listeners) hear(data)
        } finally {
          isHearing = false
        }
      }
    } catch {
      // Private windows and sandboxed frames refuse; each tab is then on its own.
    }
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const send = limitPerSecond<Message>(message => {
    try {
      channel?.postMessage(message)
    } catch {
      // As above.
    }
  })

  return {
    tell(message) {
      if (!isHearing) send(message)
    },
    listen(hear) {
      const listener = { hear }
      listeners.add(listener)
      if (listeners.size === 1) {
        open()
        // An open channel keeps a page out of the back/forward cache in some browsers.
        ends = [onLeft(close), onRestored(open)]
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size) return
        close()
        for (const end of ends) end()
      }
    },
  }
}
