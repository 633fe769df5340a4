/** The pairs with too little contrast, in words, and the number of pairs measured. */
export type ContrastReport = { tried: number; failures: string[] }

/**
 * Runs in the page: measures every text, border and icon within the selector against its background, by computed
 * colours. It uses nothing from outside, because it is sent to a browser.
 */
export function measureContrast([selector, state]: readonly [string, string]): ContrastReport {
  type Colour = readonly [number, number, number, number]
  type Layers = readonly Colour[]
  const leastOfText = 4.5
  const leastOfEdge = 3
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas')
  const known = new Map<string, Colour>()
  const parse = (css: string): Colour => {
    const found = known.get(css)
    if (found) return found
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = css
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, alpha / 255] as const
    known.set(css, colour)
    return colour
  }
  const over = ([r, g, b, a]: Colour, below: Colour, opacity = 1): Colour => {
    const part = a * opacity
    const mix = (top: number, under: number) => top * part + under * (1 - part)
    return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 1]
  }
  const luminance = ([r, g, b]: Colour) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map(value => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ratio = (one: Colour, other: Colour) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  /**
   * The background of an element: its colour, or each colour of its gradient; a pseudo-element behind its content
   * counts too.
   */
  const paintOf = (style: CSSStyleDeclaration): Layers => {
    // A background image that does not fill the element is an icon, such as the arrow of a list.
    const image = style.backgroundSize === 'auto' ? style.backgroundImage : 'none'
    const stops = /gradient/.test(image) ? (image.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? []) : []
    return [...stops.map(parse), parse(style.backgroundColor)].filter(([, , , alpha]) => alpha > 0)
  }
  const pseudoPaint = (element: Element): Layers =>
    (['::before', '::after'] as const).flatMap(which => {
      const style = getComputedStyle(element, which)
      if (style.content === 'none' || style.position !== 'absolute') return []
      const box = element.getBoundingClientRect()
      const covers = Number.parseFloat(style.width) >= box.width * 0.8
      return covers && Number.parseFloat(style.height) >= box.height * 0.8 ? paintOf(style) : []
    })
  const grounds = new Map<Element, Layers>()
  /** All colours that may be behind the element's content. */
  const groundOf = (element: Element | null): Layers => {
    if (!element) return [[255, 255, 255, 1]]
    const found = grounds.get(element)
    if (found) return found
    const style = getComputedStyle(element)
    // An element positioned over a field has the field as its background.
    const isOnField = style.position === 'absolute' && !element.matches('input')
    const field = isOnField && element.parentElement?.querySelector(':scope > input')
    const below = groundOf(style.position === 'fixed' ? null : field || element.parentElement)
    const own = [...pseudoPaint(element), ...paintOf(style)]
    const result = own.length
      ? own.flatMap(colour => (colour[3] === 1 ? [colour] : below.map(each => over(colour, each))))
      : below
    grounds.set(element, result)
    return result
  }
  const opacities = new Map<Element, number>()
  const opacityOf = (element: Element | null): number => {
    if (!element) return 1
    const found =
      opacities.get(element) ?? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
    opacities.set(element, found)
    return found
  }
  const isSeen = (element: Element) => {
    const box = element.getBoundingClientRect()
    const { clipPath, overflow } = getComputedStyle(element)
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      box.width > 1 &&
      box.height > 1 &&
      !(clipPath !== 'none' && overflow === 'hidden') &&
      !element.closest('[class*=VisuallyHidden], label[data-hidden]')
    )
  }

  let tried = 0
  const failures: string[] = []
  const nameOf = (element: Element) => {
    const place = element.closest('[data-contrast-place]')?.getAttribute('data-contrast-place') ?? ''
    const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
    return `${place} [${state}] ${element.localName}.${element.getAttribute('class') ?? ''} "${words || element.getAttribute('aria-label') || ''}"`
  }
  const worst = (colour: Colour, below: Layers, opacity: number) =>
    Math.min(...below.map(each => ratio(over(colour, each, opacity), each)))
  const hold = (element: Element, what: string, found: number, least: number) => {
    tried++
    if (found < least) failures.push(`${nameOf(element)}: ${what} ${found.toFixed(2)}:1`)
  }

  const seen = [...document.querySelectorAll(selector)].flatMap(root => [root, ...root.querySelectorAll('*')])
  for (const element of new Set(seen)) {
    const hasText = [...element.childNodes].some(node => node instanceof Text && node.data.trim())
    if (!hasText && !element.matches('a, button, input, select, textarea, summary, svg *')) continue
    if (!isSeen(element)) continue
    const style = getComputedStyle(element)
    const below = groundOf(element)
    const opacity = opacityOf(element)
    const isField = element.matches(
      'input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select',
    )
    if (hasText && !element.closest('svg'))
      hold(element, 'text', worst(parse(style.webkitTextFillColor), below, opacity), leastOfText)
    if (isField) {
      hold(element, 'value', worst(parse(style.color), below, opacity), leastOfText)
      if (element.getAttribute('placeholder')) {
        const colour = parse(getComputedStyle(element, '::placeholder').color)
        hold(element, 'placeholder', worst(colour, below, opacity), leastOfText)
      }
    }
    const isOff = element.closest(':disabled, [aria-disabled=true]') !== null
    const edgeOf = (of: Element) => {
      const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(of)
      const isDrawn = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0
      const colour = parse(borderBottomColor)
      return isDrawn && colour[3] > 0.05 ? colour : null
    }
    // A field without a border has the border of its control.
    const edged = isField && !edgeOf(element) ? (element.parentElement ?? element) : element
    const border = edgeOf(edged)
    const hasEdge = border !== null
    const outside = groundOf(edged.parentElement)
    if ((isField || (element.matches('button, a') && hasEdge)) && !isOff) {
      const edge = border ? worst(border, outside, opacity) : 1
      const fill = Math.min(...below.flatMap(own => outside.map(each => ratio(own, each))))
      hold(element, 'edge', Math.max(edge, fill), leastOfEdge)
    }
    if (element.matches('svg *') && !element.matches('defs *, mask *, clipPath *') && !isOff) {
      const isIcon = element.closest('svg')?.getAttribute('viewBox') === '0 0 24 24'
      const ground = groundOf(element.closest('svg')?.parentElement ?? null)
      if (isIcon && style.stroke !== 'none')
        hold(element, 'sign', worst(parse(style.stroke), ground, opacity), leastOfEdge)
      else if (isIcon && style.fill !== 'none')
        hold(element, 'sign', worst(parse(style.fill), ground, opacity), leastOfEdge)
    }
    if (state === 'focus' && element.matches('a, button, input, select, textarea, summary')) {
      if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
        hold(
          element,
          'focus ring',
          Math.max(
            worst(parse(style.outlineColor), outside, 1),
            ...(style.boxShadow.match(/rgba?\([^()]*\)/g) ?? []).map(halo => worst(parse(halo), outside, 1)),
          ),
          leastOfEdge,
        )
    }
  }
  return { tried, failures }
}
