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
  // The ground of a wrapper, or a card of page.css, also applies to the roots inside it.
  const [, wrapper, inside] = /^(:where\((?:\[data-ground.*?\]|\.doorstep-card)\)) (.+)$/.exec(selector) ?? []
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
    // CSS modules also rename containers in each file. The original name is restored, because all widgets query the
    // container of their root, which the base sheet names.
    container(rule) {
      rule.params = rule.params.replace(/^\w+_(doorstep)\b/, '$1')
    },
  },
  Declaration: {
    // A dialog is the container for its own content, in place of the root.
    container(declaration) {
      declaration.value = declaration.value.replace(/^\w+_(doorstep)\b/, '$1')
    },
  },
}

/** Limits a style sheet to the widgets' roots. */
export const scopeStyles = css => postcss([scopeRules]).process(css, { from: undefined }).css
