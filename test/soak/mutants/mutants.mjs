// Bugs to plant: the text that each replaces must occur once in the file of that name, in any folder. `tests`
// are the nearest tests of `npm test`: [stage, patterns of files, words of titles]. The first of them that
// fails has noticed the bug.

const rules = [
  {
    name: 'money is cut off instead of rounded',
    file: 'money.ts',
    from: "(digits.charAt(2) >= '5' ? 1 : 0)",
    to: '0',
    tests: [['unit', '/money.test']],
  },
  {
    name: 'a typed quantity may be over the maximum',
    file: 'quantity.ts',
    from: 'return Math.min(asked, max)',
    to: 'return asked',
    tests: [['unit', '/quantity.test']],
  },
  {
    name: 'a week begins on Monday',
    file: 'dates.ts',
    from: '-dayjs.utc(date).day())',
    to: '1 - dayjs.utc(date).day())',
    tests: [['unit', '/week.test /dates.test']],
  },
  {
    name: 'summer time does not end',
    file: 'london.ts',
    from: ' && time < clocksChange(moment, october)',
    to: '',
    tests: [['unit', '/dates.test /time-zones.test']],
  },
  {
    name: 'a pause of a week has eight days',
    file: 'pause.ts',
    from: 'weeks * 7 - 1',
    to: 'weeks * 7',
    tests: [['unit', '/pause.test']],
  },
  {
    name: 'pauses that share their last day do not share one',
    file: 'pause.ts',
    from: 'one.start <= other.end',
    to: 'one.start < other.end',
    tests: [['unit', '/pause.test']],
  },
]

const store = [
  {
    name: 'a lost answer is taken for a refusal',
    file: 'outcome.ts',
    from: '    if (failure.isUnknown) return reconcile(change)\n',
    to: '',
    tests: [['unit', '/outcome.test']],
  },
  {
    name: 'an older answer replaces a newer one',
    file: 'resource.ts',
    from: '        if (latest !== mine) return false\n',
    to: '',
    tests: [['unit', '/resource.test']],
  },
  {
    name: 'a line whose change was lost counts as known',
    file: 'pending-changes.ts',
    from: 'if (!event.isRefusal) uncertain.add(line)',
    to: 'void event.isRefusal',
    tests: [['unit', '/sync-queue test/models/basket.model.full']],
  },
  {
    name: 'a change that the shop has already is sent again',
    file: 'pending-changes.ts',
    from: '&& server.get(line) === quantity)\n',
    to: '&& line === undefined)\n',
    tests: [['unit', '/sync-queue test/models/basket.model.full']],
  },
  {
    name: 'what an added product comes to is not noted of its line',
    file: 'basket-notes.ts',
    from: 'new Map(model.pending.server).set(lineId, quantity)',
    to: 'model.pending.server',
    tests: [['unit', '/basket.test']],
  },
  {
    name: 'Confirm Order may be pressed while it is being looked for',
    file: 'confirming.ts',
    from: "confirming.check !== 'checking'",
    to: 'true',
    tests: [['unit', '/checkout.test test/widgets/checkout-panel test/models/checkout.model.full']],
  },
]

const api = [
  {
    name: 'a change carries no token',
    file: 'exchange.ts',
    from: '  if (token !== null) headers.set(header, token)\n',
    to: '  void token\n',
    tests: [['unit', '/client']],
  },
  {
    name: 'each of several calls leads to the login',
    file: 'exchange.ts',
    from: '        departures++\n',
    to: '',
    tests: [['unit', '/client']],
  },
  {
    name: 'a repeat cannot be told from a second order',
    file: 'exchange.ts',
    from: "        if (key) request.headers.set('Idempotency-Key', key)\n",
    to: '',
    tests: [['unit', '/api/ /checkout-panel/']],
  },
  {
    name: 'a body is sent as JSON only where requests tell of their body',
    file: 'exchange.ts',
    from: "if (headers.has('Content-Type')) headers",
    to: 'if (request.body) headers',
    tests: [['engines', 'test/engines/firefox', 'PC-05|PP-01|AD-13']],
  },
  {
    name: 'arrays are written as the page has them written',
    file: 'json.ts',
    from: "  return write(value) ?? 'null'",
    to: "  return JSON.stringify(value) ?? 'null'",
    tests: [['unit', '/json.test']],
  },
]

const ui = [
  {
    name: 'a stepper that is disabled changes all the same',
    file: 'QuantityStepper.tsx',
    from: 'if (!disabledReason && next !== value)',
    to: 'if (next !== value)',
    tests: [['unit', '/QuantityStepper.test']],
  },
  {
    name: 'Enter in a quantity sends the page’s form',
    file: 'QuantityStepper.tsx',
    from: '      event.preventDefault()\n      take()',
    to: '      take()',
    tests: [['unit', '/QuantityStepper.test']],
  },
  {
    name: 'a wrong field is not marked as wrong',
    file: 'Field.tsx',
    from: "'aria-invalid': error ? true : undefined,",
    to: "'aria-invalid': undefined,",
    tests: [['unit', '/Field.test']],
  },
  {
    name: 'a closed dialog does not lead back to what opened it',
    file: 'return-focus.ts',
    from: '    opener,\n    fallback,',
    to: '    fallback,',
    tests: [['unit', '/Dialog.test']],
  },
  {
    name: 'a page stays hidden once its dialog is gone',
    file: 'aria-hide-outside.ts',
    from: '    uncover()\n    if (top) cover(top)\n',
    to: '    if (top) uncover()\n    if (top) cover(top)\n',
    tests: [['unit', '/Dialog.test']],
  },
  {
    name: 'a message takes the focus with it: in the parts',
    file: 'Alert.tsx',
    from: '  useFocusLeft(of)\n',
    to: '  void useFocusLeft\n  void of\n',
    tests: [['unit', '/Alert.test']],
  },
  ...['firefox', 'webkit'].map(engine => ({
    name: `a message takes the focus with it: in ${engine}`,
    file: 'Alert.tsx',
    from: '  useFocusLeft(of)\n',
    to: '  void useFocusLeft\n  void of\n',
    tests: [['engines', `test/engines/${engine}`, 'X2 A-74']],
  })),
  {
    name: 'news follow each other without a pause',
    file: 'live-region.ts',
    from: 'const apartMs = 1000',
    to: 'const apartMs = 0',
    tests: [['unit', '/page/shell.test']],
  },
]

const runtime = [
  {
    name: 'the caret of a field that is taken over goes to its end',
    file: 'adopt.ts',
    from: 'to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)',
    to: 'to.setSelectionRange(value.length, value.length)',
    tests: [['unit', '/mount/adopt.test']],
  },
  {
    name: 'of several presses on plus only the first is made again',
    file: 'replay-press.ts',
    from: 'isStep(control) || pressed.indexOf(control) === at',
    to: 'pressed.indexOf(control) === at',
    tests: [['unit', '/lazy/lazy-islands.test']],
  },
  {
    name: 'what did not arrive is not asked for again',
    file: 'fetch-chunk.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source itself that is named
    from: 'attempt(href).catch(() => attempt(`${href}?${++tries}`))',
    to: 'attempt(href)\n    void tries++',
    tests: [['browser', 'test/browser/faults/missing-files', 'A-102']],
  },
  {
    name: 'what the loader inserts has no nonce',
    file: 'fetch-chunk.ts',
    from: '      nonce: pageNonce(),\n',
    to: "      nonce: pageNonce() && '',\n",
    tests: [['browser', 'test/browser/hosts/policies']],
  },
  {
    name: 'a reload forgets what was chosen',
    file: 'arrival.ts',
    from: " || type === 'reload'",
    to: '',
    tests: [['browser', 'test/browser/history/back', 'loaded again']],
  },
  {
    name: 'Back forgets what was chosen',
    file: 'arrival.ts',
    from: "type === 'back_forward' || type",
    to: 'type',
    tests: [['browser', 'test/browser/history/back', 'loaded again']],
  },
  {
    name: 'what a page says that came by Back is taken for fresh',
    file: 'arrival.ts',
    from: "pageLoad()?.type === 'back_forward' || ",
    to: '',
    tests: [['unit', '/take-server-rendered.test']],
  },
  {
    name: 'a kept page is not looked after when it comes back',
    file: 'restored.ts',
    from: 'if (persisted) listener()',
    to: 'void persisted\n    void listener',
    tests: [['unit', 'test/every-widget/mechanisms/back']],
  },
  {
    name: 'a kept page begins anew when it comes back',
    file: 'restored.ts',
    from: 'if (persisted) listener()',
    to: "if (persisted) {\n      listener()\n      for (const field of document.querySelectorAll('input')) field.value = ''\n    }",
    tests: [['browser', 'test/browser/history/back', 'kept']],
  },
]

const styles = [
  {
    name: 'the words of a button can hardly be read',
    file: 'Button.module.css',
    from: '  --doorstep_fg: var(--doorstep-on-brand);\n  --doorstep_edge: transparent;',
    to: '  --doorstep_fg: var(--doorstep-brand-deep);\n  --doorstep_edge: transparent;',
    tests: [['browser', 'test/browser/postcode', 'two errors']],
  },
  {
    name: 'a stepper’s buttons are too small for a finger',
    file: 'QuantityStepper.module.css',
    from: 'grid-template-columns: var(--doorstep-control) minmax(44px, 52px) var(--doorstep-control);',
    to: 'grid-template-columns: 14px minmax(44px, 52px) 14px;',
    tests: [['browser', 'test/browser/looks/targets', 'on a phone']],
  },
  {
    name: 'a stepper’s buttons are too small for a finger, on a phone',
    file: 'QuantityStepper.module.css',
    from: '.stepper[data-size="small"] {',
    to: '@media (max-width: 400px) {\n  .stepper {\n    grid-template-columns: 14px minmax(44px, 52px) 14px;\n  }\n}\n.stepper[data-size="small"] {',
    tests: [['browser', 'test/browser/looks/targets', 'on a phone']],
  },
  {
    name: 'a field is wider than a phone',
    file: 'Field.module.css',
    from: '  align-content: start;\n  min-width: 0;',
    to: '  align-content: start;\n  min-width: 360px;',
    tests: [['browser', 'test/browser/postcode', 'two errors']],
  },
  {
    name: 'a widget is higher than what stood in its place',
    file: 'Panel.tsx',
    from: '{children}\n    </section>',
    to: '{children}\n      <span aria-hidden="true">.</span>\n    </section>',
    tests: [['browser', 'test/browser/looks/still', 'featured for a customer']],
  },
]

const widgets = [
  {
    name: 'a sent recipe leaves the focus behind',
    file: 'RecipeEmail.tsx',
    from: 'setFocus((sentTo !== null ? another : field).current)',
    to: 'void another',
    tests: [['unit', 'test/widgets/recipe-email']],
  },
  {
    name: 'the recipe’s form sends the page’s form around it',
    file: 'RecipeEmail.tsx',
    from: '    event.stopPropagation()\n',
    to: '',
    tests: [['unit', 'test/widgets/recipe-email']],
  },
  {
    name: 'an earlier box shows but two of its products',
    file: 'EarlierBox.tsx',
    from: 'const mostShown = 3',
    to: 'const mostShown = 2',
    tests: [['unit', 'test/widgets/order-again']],
  },
  {
    name: 'a basket sleeps no more',
    file: 'lazy-islands.ts',
    from: 'if (placeholder.contains(document.activeElement) || isLeftIn(widget)) activate(placeholder)',
    to: 'if (isLeftIn(widget) || widget) activate(placeholder)',
    tests: [['browser', 'test/browser/lazy-islands', 'loads at most']],
  },
  {
    name: 'a card asks for its dialog only once it is there itself',
    file: 'take-chunks.mjs',
    from: 'isPreloading ?',
    to: '!isPreloading ?',
    tests: [['browser', 'test/browser/lazy-islands', 'An early press by a customer at']],
  },
  {
    name: 'a card that passes below a mouse is fetched',
    file: 'load-strategies.ts',
    from: "() => record.element.matches(':hover,:focus-within') && record.listed?.load().catch(() => {}),\n        stayedMs,",
    to: '() => record.listed?.load().catch(() => {}),\n        0,',
    tests: [['browser', 'test/browser/lazy-islands', 'below the mouse']],
  },
  {
    name: 'scripts run while somebody scrolls',
    file: 'fetch-ahead.ts',
    from: '        await stillness()\n',
    to: '',
    tests: [['unit', 'test/shared/platform/runtime/lazy/fetch-ahead']],
  },
]

/** Text from others, and the places to which it may lead. */
const boundaries = [
  {
    name: 'any script of another site may run',
    file: 'allowed.ts',
    from: 'isSame(each, new URL(address))) === true',
    to: 'isSame(each, new URL(address))) !== false',
    tests: [['unit', '/allowed.test visitors-comment']],
  },
  {
    name: 'a form may be posted to a call of the shop',
    file: 'allowed.ts',
    from: "some(call => call.test(path)) ? 'post-to-call' : undefined",
    to: 'some(call => call.test(path)) ? undefined : undefined',
    tests: [['unit', '/allowed.test visitors-comment']],
  },
  {
    name: 'what is around a placeholder does not switch it off',
    file: 'placeholders.ts',
    from: 'closestTo(placeholder, ',
    to: '((each: HTMLElement, off: string) => (each.matches(off) ? each : null))(placeholder as HTMLElement, ',
    tests: [['unit', '/switched-off.test']],
  },
  {
    name: 'a widget finds another one in a comment of a visitor',
    file: 'placeholders.ts',
    from: ' &&\n      !isOff(each),',
    to: ',',
    tests: [['unit', 'page/placeholders.test test/widgets/order-edit']],
  },
  {
    name: 'two shops of one origin keep things under one name',
    file: 'own-name.ts',
    from: 'folderOfShop()}:',
    to: "''}:",
    tests: [['unit', '/two-shops.test /storage.test']],
  },
  {
    name: 'the mock answers any host',
    file: 'mock.ts',
    from: 'if (name === host.toLowerCase()) return true',
    to: 'if (name) return true',
    tests: [['unit', '/own-origin.full']],
  },
  {
    name: 'an element of the page is taken for what the browser has not',
    file: 'own-global.ts',
    from: 'Object.getOwnPropertyDescriptor(window, name) && ',
    to: '',
    tests: [['browser', 'test/browser/hosts/clobbered.test']],
  },
  {
    name: 'whoever walks up from the document comes to a form called parentNode',
    file: 'host-proof-page.js',
    from: "node === window ? undefined : Reflect.get(Node.prototype, 'parentNode', node)",
    to: 'node.parentNode',
    tests: [['browser', 'test/browser/hosts/clobbered.test']],
  },
  {
    name: 'an answer of any length is read',
    file: 'exchange.ts',
    from: 'if (String(reply.body).length > mostLetters) throw',
    to: 'if (String(reply.body).length < 0) throw',
    tests: [['unit', '/use-api.test']],
  },
  {
    name: 'a page that the browser has put aside is shown to the next customer',
    file: 'mount-widget.tsx',
    from: '  around.providers(historyStateProvider)\n',
    to: '',
    tests: [['unit', 'kept-of-a-login.test']],
  },
  {
    name: 'what is left on a page outlives its login',
    file: 'login.ts',
    from: 'if (owner === null || owner === last) return',
    to: 'if (owner === null || last) return',
    tests: [['unit', 'kept-of-a-login.test /who-is-there.test']],
  },
]

export const mutants = [...rules, ...store, ...api, ...ui, ...runtime, ...boundaries, ...styles, ...widgets]
