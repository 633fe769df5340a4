import type { MutationResult } from '../../../../../shared/domain/store/basket/pending-changes'
import fc from '../../../../support/fast-check'
import { openLineQueue } from './line-queue'

type Fault = 'ok' | 'lost before' | 'lost after' | 'refused' | 'line removed'
type Deed = { do: 'set' | 'other tab sets'; line: string; quantity: number } | { do: 'refresh' | 'deliver' }
type Step = { deed: Deed; pause: number }

const lines = ['milk', 'eggs', 'bread']
const most = 12
const line = fc.constantFrom(...lines)
const quantity = fc.nat(15)
const setBy = (who: 'set' | 'other tab sets') => fc.record({ do: fc.constant(who), line, quantity })
const steps = (isAlone: boolean) => {
  const deed = fc.oneof<fc.WeightedArbitrary<Deed>[]>(
    { weight: 8, arbitrary: setBy('set') },
    { weight: isAlone ? 0 : 1, arbitrary: setBy('other tab sets') },
    { weight: 1, arbitrary: fc.constant({ do: 'refresh' }) },
    { weight: 9, arbitrary: fc.constant({ do: 'deliver' }) },
  )
  // Short pauses: the next click may come while an answer is still on its way through our promises.
  const pause = fc.oneof(fc.constant(20), fc.nat(9))
  return fc.array(fc.record<Step>({ deed, pause }), { minLength: 5, maxLength: 50 })
}
const someFaults = fc.array(
  fc.constantFrom<Fault>('ok', 'ok', 'lost before', 'lost after', 'refused', 'line removed'),
  {
    minLength: 1,
    maxLength: 12,
  },
)

const breathe = async (turns = 20) => {
  for (let turn = 0; turn < turns; turn += 1) await null
}

/** A shop that applies a change when its request arrives, and answers later or never. */
function createShop(scheduler: fc.Scheduler, faults: Fault[]) {
  const server = new Map(lines.map(name => [name, 1]))
  // The server's last answers.
  let known = new Map(server)
  // Lines that somebody else has set since our last change of them arrived.
  const overruled = new Set<string>()
  const log = { sends: 0, reads: 0, isHealed: false, inFlight: 0, failedReads: 0 }
  // Collected instead of thrown: an error thrown inside a request would only look like a lost answer.
  const broken: string[] = []
  const require = (isKept: boolean, law: string) => {
    if (!isKept) broken.push(law)
  }
  const exchange = async <T>(label: string, arrive: () => T): Promise<T> => {
    log.inFlight += 1
    // Two changes at once lose updates on the server, and a read beside a change may show either.
    require(log.inFlight === 1, 'one request in flight')
    try {
      await scheduler.schedule(Promise.resolve(), `arrive ${label}`)
      const answer = arrive()
      await scheduler.schedule(Promise.resolve(), `deliver ${label}`)
      return answer
    } finally {
      log.inFlight -= 1
    }
  }
  let requests = 0
  const nextFault = (): Fault => {
    requests += 1
    return log.isHealed ? 'ok' : (faults[requests % faults.length] ?? 'ok')
  }
  const send = async (name: string, wanted: number) => {
    const fault = nextFault()
    log.sends += 1
    const problem = await exchange(`${name} ${wanted}`, () => {
      if (fault === 'line removed') server.delete(name)
      const isRefused = fault === 'refused' || !server.has(name) || wanted > most
      if (!isRefused && fault !== 'lost before') {
        server.set(name, wanted)
        overruled.delete(name)
      }
      if (fault === 'lost before' || fault === 'lost after') return 'lost'
      return isRefused ? 'refused' : null
    })
    if (problem) throw new Error(problem)
    known.set(name, wanted)
  }
  const reread = async () => {
    const fault = nextFault()
    log.reads += 1
    const snapshot = await exchange('read', () => new Map(server))
    if (fault === 'lost before') {
      log.failedReads += 1
      throw new Error('lost')
    }
    known = new Map(snapshot)
    return snapshot
  }
  const setElsewhere = (name: string, wanted: number) => {
    if (!server.has(name)) return
    server.set(name, wanted)
    overruled.add(name)
  }
  return { server, known: () => known, overruled, log, broken, require, send, reread, setElsewhere }
}

async function play(scheduler: fc.Scheduler, script: Step[], faults: Fault[]) {
  const shop = createShop(scheduler, faults)
  const { server, known, overruled, log, broken, require, send, reread } = shop
  const lastRequest = new Map<string, number>()
  const lastResult = new Map<string, { result: MutationResult; quantity: number }>()
  let changes = 0
  const queue = openLineQueue({
    initial: server,
    send,
    read: reread,
    onChange: () => {
      changes += 1
    },
    onResult(name, result, wanted) {
      require(!lastResult.has(name), 'one result for a change')
      require(wanted === lastRequest.get(name), 'no result for a change that was replaced')
      lastResult.set(name, { result, quantity: wanted })
    },
  })
  const counts = { changes: 0, refreshes: 0 }
  const request = (name: string, wanted: number) => {
    counts.changes += 1
    const before = changes
    const wasPending = queue.isPending(name)
    const isNew = queue.quantityOf(name) !== wanted
    queue.set(name, wanted)
    // A change of unknown or known outcome may be requested once more.
    if (isNew || (queue.isPending(name) && (!wasPending || lastResult.has(name)))) {
      lastRequest.set(name, wanted)
      lastResult.delete(name)
    }
    require(queue.quantityOf(name) === wanted, 'a change is shown at once')
    require(changes > before, 'a change is announced at once')
  }
  const act = (deed: Deed) => {
    if (deed.do === 'set') request(deed.line, deed.quantity)
    if (deed.do === 'refresh') {
      counts.refreshes += 1
      queue.refresh()
    }
    if (deed.do === 'other tab sets') shop.setElsewhere(deed.line, deed.quantity)
    if (deed.do === 'deliver' && scheduler.count() > 0) void scheduler.waitOne()
  }
  const deliverAll = async () => {
    let isIdle = false
    void queue.idle().then(() => {
      isIdle = true
    })
    await breathe()
    while (scheduler.count() > 0) {
      await scheduler.waitOne()
      await breathe()
    }
    require(isIdle, 'nothing hangs')
  }
  for (const { deed, pause } of script) {
    act(deed)
    await breathe(pause)
  }
  await deliverAll()
  require(lines.every(
    name => queue.quantityOf(name) === known().get(name),
  ), 'the screen shows what the server last said')
  const showsTheServer = () => lines.every(name => queue.quantityOf(name) === server.get(name))
  return {
    queue,
    server,
    log,
    broken,
    require,
    counts,
    lastRequest,
    lastResult,
    overruled,
    deliverAll,
    showsTheServer,
  }
}

test('In any order of clicks, arrivals, answers and faults the last change is saved or reported as unsaved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps(false), someFaults, async (scheduler, script, faults) => {
      const played = await play(scheduler, script, faults)
      const { queue, server, log, require, counts, lastRequest, lastResult, overruled } = played
      for (const [name, wanted] of lastRequest) {
        const last = lastResult.get(name)
        const isSo = (server.get(name) ?? 0) === wanted
        require(!queue.isPending(name), 'nothing is left pending')
        require(last?.quantity === wanted, 'the last change has a result')
        require(last?.result !== 'applied' ||
          isSo ||
          overruled.has(name), 'what is called applied is on the server')
      }
      require(log.sends <= counts.changes, 'no more changes than clicks')
      require(log.reads <= log.sends + counts.refreshes, 'no more reads than failures and refreshes')

      log.isHealed = true
      queue.refresh()
      await played.deliverAll()
      require(played.showsTheServer(), 'a fresh read shows what the server has')
      expect(played.broken).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('While the shop answers, every allowed change is applied, and every other is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps(true), async (scheduler, script) => {
      const { server, require, broken, lastRequest, lastResult, showsTheServer } = await play(
        scheduler,
        script,
        ['ok'],
      )
      for (const [name, wanted] of lastRequest) {
        require(lastResult.get(name)?.result ===
          (wanted > most ? 'refused' : 'applied'), `${name} is told rightly`)
        require(wanted > most || server.get(name) === wanted, `${name} is as asked for`)
      }
      require(showsTheServer(), 'the screen shows what the server has')
      expect(broken).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test("With lost answers but no other writers, the screen shows the server's state after the next read", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps(true), someFaults, async (scheduler, script, faults) => {
      const { log, broken, showsTheServer } = await play(scheduler, script, faults)
      fc.pre(log.failedReads === 0)
      expect(showsTheServer()).toBe(true)
      expect(broken).toEqual([])
    }),
    { numRuns: 300 },
  )
})
