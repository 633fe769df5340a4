import { ownName } from '../storage/own-name'
import { onLeft } from './left'
import { onRestored } from './restored'

const mostPerSecond = 20

export type OtherTabs<Message extends { kind: string } = { kind: string }> = {
  /** Sends a message to every other tab; messages sent while another is being handled are dropped. */
  tell: (message: Message) => void
  /** Listens to the other tabs, never to this one; messages arrive unchecked. Returns a function that stops it. */
  listen: (hear: (message: unknown) => void) => () => void
}

/** Sends at most `mostPerSecond` messages a second. Of the rest, the newest of each kind follows in the next second. */
function limitPerSecond<Message extends { kind: string }>(send: (message: Message) => void) {
  const waiting = new Map<string, Message>()
  let sent = 0
  const sendLimited = (message: Message) => {
    if (sent === mostPerSecond) {
      waiting.set(message.kind, message)
      return
    }
    // Other tabs hear of a change; a tab says 20 things a second at most. Ends with: nobody listens any more;
    // the page is left; one second.
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
 * Links a page to the other tabs of this shop, while it has listeners. It never passes on a message, and sends at
 * most 20 a second, of which it keeps the newest of each kind. Without a channel in the browser, nothing happens.
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
      // Private windows and sandboxed frames refuse a channel; each tab is then on its own.
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
      // A closed channel refuses messages.
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
