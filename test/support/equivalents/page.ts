import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { type CallName, routes } from '../../../shared/domain/api/client/routes'
import { installTabs } from '../../shared/platform/page/tabs'
import { present } from '../present'
import { openScene, type Scene } from '../truth/scene'
import { faultsOfMessages } from '../words/said-twice'
import { wordsShown } from '../words/words-shown'
import type { Contract } from './contract'
import { type Site, sitesOf, withChoices } from './sites'

/** A call at an address, with the response to it. */
type Answered = { call: CallName; answer: unknown }

const patterns = (Object.keys(routes) as CallName[])
  .map(call => ({ call, route: present(routes[call]) }))
  .filter(({ route }) => route.as === 'json' && route.path.startsWith('/'))
  .map(({ call, route }) => ({
    call,
    method: route.method,
    shape: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

const callOf = (method: string, path: string): CallName | undefined =>
  patterns.find(each => each.method === method && each.shape.test(path))?.call

/** An answer printed in the page; without it, the widget calls the shop. */
const printed = /<script[^>]*data-doorstep-answer[^>]*>[\s\S]*?<\/script>/g

/** The text of a scene's page, and the faults in its messages, when responses are changed on their way. */
export async function look(
  scene: Scene,
  change: (key: string, call: CallName, answer: unknown) => unknown,
  isAsWritten = false,
): Promise<{ shown: string; faults: string[] }> {
  const tabs = installTabs()
  try {
    jest.setSystemTime(new Date(scene.at))
    const visit = createDemoShop({ now: () => new Date() }).visit({
      as: scene.as ?? 'customer',
      hasPostcode: true,
    })
    await scene.begin?.(visit)
    const page: Scene['page'] = data => scene.page(data).replace(printed, '')
    // With other facts the button to press may be missing; the page's text shows that.
    const open = async () =>
      scene.open?.().catch(problem => (isAsWritten ? Promise.reject(problem) : undefined))
    await openScene({ ...scene, page, open }, visit, async request => {
      const { pathname, search } = new URL(request.url)
      const call = callOf(request.method, pathname)
      const answer = await visit.fetch(request)
      if (!call || answer.status !== 200) return answer
      return Response.json(change(`${request.method} ${pathname}${search}`, call, await answer.json()))
    })
    return { shown: wordsShown(), faults: faultsOfMessages() }
  } finally {
    tabs.restore()
  }
}

/** A place in one of the responses that a scene's page is made from. */
export type Place = { key: string; site: Site }

const verdicts = new Map<CallName, Map<string, boolean[][]>>()
/** The verdicts about the places of one response also hold for other responses of the same call. */
const verdictsOf = (call: CallName) => {
  const known = verdicts.get(call) ?? new Map<string, boolean[][]>()
  verdicts.set(call, known)
  return known
}

/** Every place in the responses for a scene's page, and the text of the page with the demo shop's own spelling. */
export async function placesIn(scene: Scene, contract: Contract, isFull: boolean) {
  const answered = new Map<string, Answered>()
  const plain = await look(
    scene,
    (key, call, answer) => {
      answered.set(key, { call, answer })
      return answer
    },
    true,
  )
  const places = [...answered].flatMap(([key, { call, answer }]): Place[] =>
    sitesOf(call, answer, contract, isFull, verdictsOf(call)).map(site => ({ key, site })),
  )
  return { plain, places, answered }
}

/** The fact and the spelling chosen for one place. */
export type Choice = Place & { fact: number; spelling: number }

/** Changes responses by the choices for their places; a change that the contract does not allow is left out. */
export const changeBy = (chosen: readonly Choice[], contract: Contract) => {
  const refused: string[] = []
  const change = (key: string, call: CallName, answer: unknown): unknown => {
    const changed = withChoices(
      answer,
      chosen.filter(each => each.key === key),
    )
    if (contract.allows(call, changed)) return changed
    refused.push(key)
    return answer
  }
  return { change, refused }
}
