import { findInPage } from '../../../shared/platform/page/host/find-in-page'
import { ownGlobal } from '../../../shared/platform/page/host/own-global'

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

const timeoutMs = 20_000
let asked = 0
const arriving = new Map<string, Promise<void>>()

/** Creates a trusted script URL if the page enforces Trusted Types; the address comes from the page itself. */
let vouch: ((address: string) => string) | undefined
function vouchedFor(address: string): string {
  const policies = ownGlobal('trustedTypes') as Policies | undefined
  if (!vouch && policies) {
    const policy = policies.createPolicy('doorstep-maps', { createScriptURL: given => given })
    vouch = given => policy.createScriptURL(given)
  }
  return vouch ? vouch(address) : address
}

function fetchScript(address: string): Promise<void> {
  const url = new URL(address, location.href)
  const callback = `doorstepMaps${++asked}`
  url.searchParams.set('callback', callback)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const end = (then: () => void) => {
      clearTimeout(timer)
      Reflect.deleteProperty(window, callback)
      then()
    }
    const giveUp = () => {
      script.remove()
      end(() => reject(new Error('The maps service does not answer')))
    }
    // A map service that does not answer. Ends with: its callback, its error, or the time.
    const timer = setTimeout(giveUp, timeoutMs)
    Object.assign(window, { [callback]: () => end(resolve) })
    script.async = true
    script.nonce = (findInPage('script[nonce]') as HTMLScriptElement | null)?.nonce ?? ''
    script.src = vouchedFor(url.href)
    script.onerror = giveUp
    document.head.append(script)
  })
}

/** Loads a map service's script once; the service calls a callback when it is ready (MP-04). */
export function loadMapsScript(address: string): Promise<void> {
  let arrival = arriving.get(address)
  if (!arrival) {
    arrival = fetchScript(address)
    arriving.set(address, arrival)
    arrival.catch(() => arriving.delete(address))
  }
  return arrival
}
