// Reports failed widgets to your site, at most `data-most` per page and without a visitor's data. Before the loader:
// <script src="/doorstep/helpers/report-errors.js" data-to="/errors" data-most="5" defer></script>
{
  // Reads the own property, because an element called "currentScript" or "Doorstep" would hide it.
  const own = Reflect.get(Object.getPrototypeOf(document), 'currentScript', document)
  const { to, most = 5 } = own.dataset
  const sent = new Set()
  const tell = about => {
    const text = JSON.stringify(about)
    if (sent.size < most && !sent.has(text)) navigator.sendBeacon(to, text) && sent.add(text)
  }
  // Of the error's text only the name of one of our files is sent, because the rest may contain a visitor's data.
  const fileIn = text => /\b[csw]\/[\w-]+\.(?:js|css)(?![\w.])|\bloader\.js(?![\w.])/.exec(text)?.[0]
  const version = () => (Object.hasOwn(window, 'Doorstep') ? window.Doorstep.version : undefined)
  addEventListener('doorstep:error', ({ detail: { widget, version, error, fingerprint } }) =>
    tell({ widget, version, error, fingerprint }),
  )
  addEventListener('doorstep:failed', ({ detail: { widget, message } }) =>
    tell({ widget, version: version(), failed: fileIn(message) ?? 'markup' }),
  )
  const tellFile = text => fileIn(text) && tell({ failed: fileIn(text) })
  addEventListener('unhandledrejection', ({ reason }) => tellFile(reason?.message ?? reason))
  addEventListener('error', ({ target }) => tellFile(target.src ?? target.href), true)
}
