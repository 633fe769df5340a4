import type { Knowledge } from '../doctor/check'
import type { Commands } from './command-line'
import type { UsedBy } from './run-probe'
import { checkUsage, probeUsage } from './usages'

/** What the build knows and the commands ask of it. */
export type Built = Omit<Knowledge, 'isOriginKnown'> & UsedBy

/** The commands, each with what the build knows. */
export const commandsFor = ({ widgetsByCall, widgetsByPage, ...knowledge }: Built): Commands => ({
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
      const { runProbe } = await import('./run-probe')
      return (words, out) => runProbe(words, { widgetsByCall, widgetsByPage }, out)
    },
  },
})
