// What newer tools do to a page, as small as it can be said. Each was played first with the tool itself.

const change = `
  const shown = html => new DOMParser().parseFromString(html, 'text/html')
  const fetched = async url => (await fetch(url)).text()
  document.addEventListener('click', event => {
    const link = event.target.closest('a')
    if (!link) return
    event.preventDefault()
    go(link.href, true)
  })
  addEventListener('popstate', () => go(location.href, false))`

/** Routers that keep an element while the whole body changes. */
export const routers = {
  /** As Livewire 4: what it keeps is taken out and put back, and Back shows the page as it was left. */
  livewire: `{
    const left = {}
    let at = location.href
    async function go(url, isNew) {
      const html = (!isNew && left[url]) || (await fetched(url))
      left[at] = document.documentElement.outerHTML
      if (isNew) history.pushState({}, '', url)
      at = url
      const kept = [...document.querySelectorAll('[x-persist]')]
      for (const each of kept) each.remove()
      document.body.replaceWith(document.adoptNode(shown(html).body))
      for (const each of kept) document.querySelector('[x-persist="' + each.getAttribute('x-persist') + '"]').replaceWith(each)
    }
    ${change}
  }`,
  /** As Astro 7: what it keeps is moved in one step, within a transition. */
  astro: `{
    async function go(url, isNew) {
      const next = shown(await fetched(url)).body
      if (isNew) history.pushState({}, '', url)
      await document.startViewTransition(() => {
        const name = 'data-astro-transition-persist'
        const kept = [...document.querySelectorAll('[' + name + ']')]
        for (const each of kept) document.documentElement.moveBefore(each, null)
        document.body.replaceWith(next)
        for (const each of kept) {
          const place = next.querySelector('[' + name + '="' + each.getAttribute(name) + '"]')
          place.parentNode.moveBefore(each, place)
          place.remove()
        }
      }).finished
    }
    ${change}
  }`,
} as const

/** As Unpoly 3: a link opens in a layer that keeps the focus, and closes at Escape and at a press outside. */
export const unpolyLayers = `document.getElementById('go').addEventListener('click', async event => {
  event.preventDefault()
  const page = new DOMParser().parseFromString(await (await fetch(event.target.href)).text(), 'text/html')
  const layer = document.createElement('up-modal')
  layer.style.cssText = 'position: fixed; inset: 0; z-index: 3000; overflow: auto; background: rgb(0 0 0 / .5)'
  layer.innerHTML = '<up-modal-box role="dialog" aria-modal="true" tabindex="-1" style="display: block; background: white; margin: 50px"></up-modal-box>'
  const [box] = layer.children
  box.append(page.getElementById('inside'))
  document.body.append(layer)
  box.focus()
  const ends = new AbortController()
  const close = () => { ends.abort(); layer.remove() }
  const hear = (name, act) => document.addEventListener(name, act, { signal: ends.signal })
  hear('focusin', ({ target }) => box.contains(target) || box.focus())
  hear('keydown', ({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close())
  layer.addEventListener('click', ({ target }) => box.contains(target) || close())
})`

/** As GrowthBook's editor of experiments: what it has changed it changes again whenever the page has changed it back. */
export const experiments = `{
  const known = new WeakMap()
  const hold = (selector, read, write) => change => {
    const apply = each => {
      const wanted = change(read(each))
      if (wanted !== read(each)) write(each, wanted)
    }
    const look = () => {
      for (const each of document.querySelectorAll(selector)) {
        if (known.get(each)?.has(change)) continue
        known.set(each, (known.get(each) ?? new Set()).add(change))
        new MutationObserver(() => apply(each)).observe(each, { childList: true, subtree: true, attributes: true, characterData: true })
        apply(each)
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    look()
  }
  window.mutate = {
    html: (selector, change) => hold(selector, each => each.innerHTML, (each, html) => { each.innerHTML = html })(change),
    classes: (selector, change) => hold(selector, each => each.className, (each, names) => { each.className = names })(names => {
      const set = new Set(names.split(' '))
      change(set)
      return [...set].join(' ')
    }),
    attribute: (selector, name, change) => hold(selector, each => each.getAttribute(name), (each, value) => each.setAttribute(name, value))(change),
  }
}`

/** Some of the rules of EasyList of July 2026 whose words are near ours. */
export const blocked = {
  hidden: [
    '#ad-shop',
    '#adv-banner-r',
    '#banner_sedo',
    '#featuread',
    '#homepage-sponsored',
    '#panel_ad1',
    '#promo_ads',
    '#search-sponsor',
    '#sidebarAdUnitWidget',
    '#sponsorFooter',
    '#sponsored-footer',
    '#sponsorfeature',
    '#sticky-footer-ads',
    '#topsponsorads',
    '.ad-banner-top',
    '.ad-popup',
    '.ad-slider',
    '.ad-widget-box',
    '.adRecommendRight',
    '.adinjwidget',
    '.ads-sticky',
    '.banner-728',
    '.banner-advert',
    '.featureAd',
    '.is-sponsored',
    '.mod-sponsored-links',
    '.panel-adsense',
    '.rc-sponsored',
    '.slider-item-ad',
    '.sponsorArea',
    '.sponsored-block',
    '.sponsoredBox',
    '.sponsored_link',
    '.sponsors-box',
    '.SponsoredContent',
    '.sticky-ads-content',
    '.tpd-banner-desktop',
    '.TrackedBannerPromo',
    '.widget_adsblock',
    '.widget_openxwpwidget',
  ],
  addresses: [
    '/ads/',
    '/adserver',
    '/analytics.js',
    '/analytics/layer',
    '/banner-ad.',
    '/c_track',
    '/clicktracker',
    '/collect?',
    '/collector/v1/event',
    '/event_logger',
    '/eventtracker.js',
    '/ga_tracking',
    '/log.json',
    '/log?',
    '/popunder',
    '/stats?',
    '/track.',
    '/tracking.js',
  ],
}
