type Channel = { onmessage: ((event: { data: unknown }) => void) | null }

const channels = new Set<Channel>()
const traffic: unknown[] = []

class BroadcastChannelStandIn implements Channel {
  onmessage: Channel['onmessage'] = null
  constructor() {
    channels.add(this)
  }
  close() {
    channels.delete(this)
  }
  postMessage(data: unknown) {
    traffic.push(data)
    for (const other of channels) {
      if (other === this) continue
      setTimeout(() => channels.has(other) && other.onmessage?.({ data: structuredClone(data) }), 1)
    }
  }
}

/** Stands in for the browser's channel between tabs: delivers to all others in a later task. */
export function installTabs() {
  const original = globalThis.BroadcastChannel
  channels.clear()
  traffic.length = 0
  Object.assign(globalThis, { BroadcastChannel: BroadcastChannelStandIn })
  return { channels, traffic, restore: () => void Object.assign(globalThis, { BroadcastChannel: original }) }
}
