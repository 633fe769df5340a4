import { createResource } from '../../../../shared/domain/store/resource'
import fc from '../../../support/fast-check'

type Answer = { start: number; version: number }
type Deed = 'join' | 'leave' | 'refresh' | 'invalidate' | 'wait' | 'change' | 'deliver'
type Step = { deed: Deed; who: number; inOneBreath: boolean }

const rareDeeds: Deed[] = ['join', 'leave', 'refresh', 'invalidate', 'wait', 'change', 'change']
const deed = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(...rareDeeds) },
  { weight: 9, arbitrary: fc.constant<Deed>('deliver') },
)
const steps = fc.array(fc.record<Step>({ deed, who: fc.nat(9), inOneBreath: fc.boolean() }), {
  minLength: 10,
  maxLength: 60,
})
const faults = fc.array(fc.record({ fails: fc.boolean(), obeysAbort: fc.boolean() }), {
  minLength: 1,
  maxLength: 8,
})

const breathe = async (turns = 20) => {
  for (let turn = 0; turn < turns; turn += 1) await null
}

/** A server whose requests arrive, and whose answers are delivered, in any order the scheduler likes. */
function createServer(scheduler: fc.Scheduler, failures: { fails: boolean; obeysAbort: boolean }[]) {
  const server = { version: 0, starts: 0, isHealed: false, open: new Set<AbortSignal>() }
  const read = async (signal: AbortSignal): Promise<Answer> => {
    server.starts += 1
    const start = server.starts
    const { fails, obeysAbort } = failures[start % failures.length]!
    server.open.add(signal)
    const aborted = new Promise<never>((_, reject) => {
      if (obeysAbort) signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
    })
    const answered = (async () => {
      await scheduler.schedule(Promise.resolve(), `arrive ${start}`)
      const { version } = server
      await scheduler.schedule(Promise.resolve(), `deliver ${start}`)
      if (fails && !server.isHealed) throw new Error(`read ${start} failed`)
      return { start, version }
    })()
    answered.catch(() => {})
    try {
      return await Promise.race([answered, aborted])
    } finally {
      server.open.delete(signal)
    }
  }
  const inFlight = () => [...server.open].filter(signal => !signal.aborted).length
  return { server, read, inFlight }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function createPlay(scheduler: fc.Scheduler, failures: { fails: boolean; obeysAbort: boolean }[]) {
  const { server, read, inFlight } = createServer(scheduler, failures)
  const resource = createResource<Answer>({ read })
  const leavers: (() => void)[] = []
  const broken: string[] = []
  const counts = { asked: 0, refreshing: 0, versionAsked: 0 }
  let shown: Answer = { start: 0, version: 0 }

  const require = (isKept: boolean, law: string) => {
    if (!isKept) broken.push(law)
  }
  const look = () => {
    const { value } = resource.getState()
    require(inFlight() <= 1, 'one read in flight')
    require(value !== null || shown.start === 0, 'the last value stays')
    require(value === null || value.start >= shown.start, 'no older answer replaces a newer one')
    shown = value ?? shown
  }
  const ask = () => {
    counts.asked += 1
    counts.versionAsked = server.version
  }
  const refresh = async () => {
    ask()
    const { version } = server
    counts.refreshing += 1
    await resource.getState().refresh()
    counts.refreshing -= 1
    const { status, value } = resource.getState()
    require(status !== 'ready' || (value?.version ?? -1) >= version, 'a refresh waits for its own answer')
  }
  const deeds: Record<Deed, (who: number) => void> = {
    join() {
      counts.asked += 1
      leavers.push(resource.subscribe(look))
    },
    leave: who => leavers.splice(who % (leavers.length || 1), 1)[0]?.(),
    refresh: () => void refresh(),
    invalidate() {
      ask()
      resource.invalidate()
    },
    wait: () => jest.advanceTimersByTime(250),
    change() {
      server.version += 1
    },
    deliver() {
      if (scheduler.count() > 0) void scheduler.waitOne()
    },
  }
  const deliverAll = async () => {
    for (let round = 0; round < 4; round += 1) {
      await breathe()
      while (scheduler.count() > 0) {
        await scheduler.waitOne()
        await breathe()
      }
      jest.advanceTimersByTime(250)
    }
    await breathe()
    look()
  }
  const isAlone = () => leavers.length === 0 && counts.refreshing === 0
  const hasCaughtUp = () => (resource.getState().value?.version ?? -1) >= counts.versionAsked
  return {
    server,
    resource,
    leavers,
    broken,
    counts,
    deeds,
    require,
    look,
    inFlight,
    deliverAll,
    isAlone,
    hasCaughtUp,
  }
}

test('In any order of arrivals, answers and failures one read is in flight, and the newest wins', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, faults, async (scheduler, script, failures) => {
      const play = createPlay(scheduler, failures)
      const { server, resource, leavers, counts, deeds, require, deliverAll } = play
      const status = () => resource.getState().status
      for (const { deed, who, inOneBreath } of script) {
        deeds[deed](who)
        // The next step may come while an answer is still on its way through our promises.
        await breathe(inOneBreath ? who : 20)
        if (inOneBreath) continue
        play.look()
        require(!play.isAlone() || play.inFlight() === 0, 'the last to leave ends the read')
      }
      await deliverAll()
      require(counts.refreshing === 0, 'every refresh ends')
      require(status() !== 'loading', 'nothing hangs')
      require(leavers.length === 0 || status() !== 'idle', 'who asks is answered')
      require(leavers.length === 0 ||
        status() === 'failed' ||
        play.hasCaughtUp(), 'nothing stale is left standing')

      server.isHealed = true
      for (const leave of leavers.splice(0)) leave()
      await breathe()
      deeds.join(0)
      await deliverAll()
      require(status() === 'ready' && play.hasCaughtUp(), 'a new asker gets what is so now')
      require(server.starts <= counts.asked, 'no more reads than were asked for')
      leavers[0]?.()
      expect(play.broken).toEqual([])
    }),
    { numRuns: 400 },
  )
})
