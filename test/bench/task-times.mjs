// The processor time of the main thread's tasks, which other work on the machine does not affect.

const categories = ['toplevel', 'devtools.timeline']
const isDrawing = /^(?:Layout|ParseHTML|UpdateLayoutTree)$/

/** Milliseconds of processor time of each task of the page's main thread during `act`. */
export async function taskTimes(browser, tab, act) {
  await browser.startTracing(tab, { categories })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const threadOf = ({ pid, tid }) => `${pid}/${tid}`
  const drawn = Map.groupBy(
    traceEvents.filter(({ name }) => isDrawing.test(name)),
    threadOf,
  )
  const [[main]] = [...drawn].sort(([, one], [, other]) => other.length - one.length)
  return traceEvents
    .filter(event => event.ph === 'X' && event.name.endsWith('RunTask') && threadOf(event) === main)
    .map(({ tdur, dur }) => (tdur ?? dur) / 1000)
}
