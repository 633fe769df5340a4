import type { Knowledge } from '../doctor/check'
import type { Commands } from './command-line'
import type { MockedShop } from './mock/mock'
import type { UsedBy } from './probe/run-probe'
import { checkUsage, mockUsage, probeUsage } from './usages'

/** What the build knows and the commands need. */
export type Built = Omit<Knowledge, 'isOriginKnown'> &
  UsedBy & {
    /** Loads the demo shop. */
    shop: () => Promise<() => MockedShop>
  }

/** The commands, each with the part of the build's knowledge that it needs. */
export const commandsFor = ({
  widgetsByCall,
  widgetsByPage,
  asksOf,
  schemas,
  shop,
  ...knowledge
}: Built): Commands => ({
  check: {
    about: 'reads pages and templates, and says what to change where',
    usage: checkUsage,
    load: async () => {
      const { run } = await import('../doctor/command')
      return (words, out) => run(words, knowledge, out)
    },
  },
  probe: {
    about: 'asks a shop all that the widgets read, and says what fits',
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
