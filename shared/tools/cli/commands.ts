import type { Knowledge } from '../doctor/check'
import type { Commands } from './command-line'
import type { InitKnown } from './init/instructions'
import type { MockedShop } from './mock/mock'
import type { UsedBy } from './probe/run-probe'
import { checkUsage, initUsage, mockUsage, probeUsage } from './usages'

/** The data from the build that the commands need. */
export type Built = Omit<Knowledge, 'isOriginKnown'> &
  UsedBy & {
    /** Loads the demo shop. */
    shop: () => Promise<() => MockedShop>
    /** The pages of docs/frameworks, an example of each widget, and the calls as the contract shows them. */
    init: Omit<InitKnown, 'callsOf'>
  }

/** The commands, each with the part of the build's knowledge that it needs. */
export const commandsFor = ({
  widgetsByCall,
  widgetsByPage,
  asksOf,
  schemas,
  shop,
  init,
  ...knowledge
}: Built): Commands => ({
  init: {
    about: 'asks five questions, and prints what to paste into your pages',
    usage: initUsage,
    load: async () => {
      const { runInit } = await import('./init/run-init')
      const callsOf = (widget: string) => asksOf[widget]?.firstCalls ?? asksOf[widget]?.calls ?? []
      return (words, out) => runInit(words, { ...init, callsOf }, out)
    },
  },
  check: {
    about: 'reads pages and templates, and says what to change where',
    usage: checkUsage,
    load: async () => {
      const { run } = await import('../doctor/command')
      return (words, out) => run(words, knowledge, out)
    },
  },
  probe: {
    about: 'makes the widgets’ calls to a shop, and says which answers fit',
    usage: probeUsage,
    load: async () => {
      const { runProbe } = await import('./probe/run-probe')
      return (words, out) => runProbe(words, { widgetsByCall, widgetsByPage, asksOf, schemas }, out)
    },
  },
  mock: {
    about: 'answers every call, so that pages can be developed without a shop',
    usage: mockUsage,
    load: async () => {
      const [{ runMock }, createShop] = await Promise.all([import('./mock/run-mock'), shop()])
      return (words, out) => runMock(words, createShop, out)
    },
  },
})
