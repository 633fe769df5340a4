// The only page that a static server sends: it stores the shop in the browser, and opens the requested page.
const triesKey = 'doorstep-demo-tries'

const title = document.querySelector('h1') as HTMLElement
const bar = document.querySelector('progress') as HTMLProgressElement

function stop(sentence: string): void {
  bar.remove()
  title.textContent = 'The demo shop cannot open here'
  const said = document.querySelector('[role=status]')
  said?.replaceChildren(sentence)
}

/** Returns the folders that may contain the demo, the nearest first, because a page knows only its own path. */
function foldersAbove(pathname: string): string[] {
  const parts = pathname.split('/').slice(1, -1)
  return [...parts.keys(), parts.length]
    .map(
      count =>
        `/${parts
          .slice(0, count)
          .map(part => `${part}/`)
          .join('')}`,
    )
    .reverse()
}

async function register(): Promise<ServiceWorkerRegistration> {
  let problem: unknown
  for (const folder of foldersAbove(location.pathname)) {
    try {
      return await navigator.serviceWorker.register(`${folder}demo-worker.js`)
    } catch (reason) {
      problem = reason
    }
  }
  throw problem
}

/** Waits until the worker has stored everything and answers. */
const whenReady = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = active ?? waiting ?? installing
    const look = () => {
      if (worker?.state === 'activated') resolve()
      if (worker?.state === 'redundant') reject(new Error('The worker could not be installed.'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })

/** Returns true after three attempts in ten seconds, which mean that the browser does not use the worker. */
function isInVain(): boolean {
  const earlier = (sessionStorage.getItem(triesKey) ?? '').split(' ').map(Number)
  const tries = [...earlier, Date.now()].filter(time => Date.now() - time < 10_000)
  sessionStorage.setItem(triesKey, tries.join(' '))
  return tries.length > 2
}

async function start(): Promise<void> {
  if (!isSecureContext)
    return stop('It runs inside your browser, which allows that over https or on localhost only.')
  if (!('serviceWorker' in navigator))
    return stop(
      'It runs inside your browser as a service worker, which this window does not have. Private windows often lack them.',
    )
  navigator.serviceWorker.onmessage = ({ data }) => Object.assign(bar, { max: data.all, value: data.done })
  try {
    await whenReady(await register())
  } catch (problem) {
    console.error(problem)
    return stop('It could not be stored in this browser. Reload the page to try again.')
  }
  if (isInVain())
    return stop(
      'It is stored, but this browser asks the server instead. Its developer tools may bypass service workers.',
    )
  location.reload()
}

void start()
