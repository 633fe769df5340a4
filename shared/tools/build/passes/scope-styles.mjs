// Build pass: keeps the host page's element, attribute and ID styles out of the widgets, and the widgets' out of
// the page. `:is(#_#_, …)` has the specificity of two IDs without needing one.
import postcss from 'postcss'

const root = '.doorstep'
const hardened = `:is(#_#_, ${root})`

const scope = selector => {
  // Page-wide on purpose: tokens on :where(:root), and the scroll lock of an open dialog on <body>.
  if (/^(:where\(:root|:root|body\b|html\b)/.test(selector)) return selector
  if (selector.startsWith(root) && !/^\.doorstep[\w-]/.test(selector)) {
    return `${root}${hardened}${selector.slice(root.length)}`
  }
  // What a wrapper says of its ground, or a card of page.css, holds for the roots in it as well, the page's or a widget's.
  const [, wrapper, inside] = /^(:where\(\[(?:data-ground|class).*?\]\)) (.+)$/.exec(selector) ?? []
  return [...(wrapper ? [`${wrapper} ${hardened} ${inside}`] : []), `${hardened} ${selector}`]
}

const scopeRules = {
  postcssPlugin: 'scope-styles',
  Rule(rule) {
    if (rule.scoped || (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name))) return
    rule.scoped = true
    rule.selectors = rule.selectors.flatMap(scope)
  },
  AtRule: {
    // CSS modules rename containers too, file by file; every widget asks its root, which is named in the base sheet.
    container(rule) {
      rule.params = rule.params.replace(/^\w+_(doorstep)\b/, '$1')
    },
  },
  Declaration: {
    // A dialog is a root's stand-in for what is inside it.
    container(declaration) {
      declaration.value = declaration.value.replace(/^\w+_(doorstep)\b/, '$1')
    },
  },
}

/** Confines a style sheet to the widgets' roots. */
export const scopeStyles = css => postcss([scopeRules]).process(css, { from: undefined }).css
