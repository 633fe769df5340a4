// The table of chunks. Each chunk is one script that widgets share. It consists only of the files and packages listed
// here, and exports those files that others import. One more user of an exported file does not change the chunk.
//   A file is listed by its own path or by its folder; the longer path wins.
//   A chunk may import only chunks above it. File names contain the position in this table: a chunk inserted between
//   others renames those below it once, and so changes every file that uses them.
//   For packages, the list names the exports in use, because the others are left out.

/** The file that tells a developer where to name a file. */
export const tableFile = 'shared/tools/build/chunks/chunks.mjs'

/** The folder whose files may be in chunks; examples and explanations are only for the catalogue and the tests. */
export const folder = 'shared'
export const isShipped = file =>
  /\.tsx?$/.test(file) && !/\.(about|examples|d)\.ts$|(^|\/)example[^/]*$/.test(file)

/** The shared scripts, in order: each may import only those above it. */
export const chunks = {
  react: {
    packages: {
      react: [
        'Component',
        'Fragment',
        'Suspense',
        'createContext',
        'createElement',
        'lazy',
        'memo',
        'startTransition',
        'useCallback',
        'useContext',
        'useDebugValue',
        'useDeferredValue',
        'useEffect',
        'useEffectEvent',
        'useId',
        'useLayoutEffect',
        'useMemo',
        'useReducer',
        'useRef',
        'useState',
        'useSyncExternalStore',
      ],
      'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
      'react-dom': ['createPortal', 'flushSync'],
      'react-dom/client': ['createRoot'],
      scheduler: [],
    },
  },
  // Reads the page and its placeholders: no component, and nothing of React. Apart from `core`,
  // so that a fix in either leaves the larger part of both in the browsers' caches.
  page: {
    files: [
      'shared/domain/api/client/failure-messages.ts',
      'shared/platform/options/',
      'shared/platform/page/addresses.ts',
      'shared/platform/page/arrival.ts',
      'shared/platform/page/focus.ts',
      'shared/platform/page/globals.ts',
      'shared/platform/page/held-enter.ts',
      'shared/platform/page/host/elements.ts',
      'shared/platform/page/host/find-in-page.ts',
      'shared/platform/page/host/own-global.ts',
      'shared/platform/page/host/page-link.ts',
      'shared/platform/page/host/page-origin.ts',
      'shared/platform/page/host/unhidden.ts',
      'shared/platform/page/known-page.ts',
      'shared/platform/page/lifecycle/by-itself.ts',
      'shared/platform/page/lifecycle/freshness.ts',
      'shared/platform/page/lifecycle/other-tabs.ts',
      'shared/platform/page/lifecycle/reload.ts',
      'shared/platform/page/login/login.ts',
      'shared/platform/page/events/measure.ts',
      'shared/platform/page/events/last-events.ts',
      'shared/platform/page/placeholders.ts',
      'shared/platform/page/facts/published-facts.ts',
      'shared/platform/page/layer.ts',
      'shared/platform/page/live-region.ts',
      'shared/platform/page/top-of-page.ts',
      'shared/platform/page/site-block.ts',
      'shared/platform/values/plain-letters.ts',
      'shared/platform/page/facts/shop-said.ts',
      'shared/platform/page/storage/',
      'shared/platform/page/events/window-events.ts',
      'shared/platform/page/facts/written-page.ts',
      'shared/site/events.ts',
      'shared/site/kept-events.ts',
      'shared/site/kept-of-login.ts',
      'shared/site/ordered-facts.ts',
      'shared/site/pages.ts',
      'shared/site/calls.ts',
      'shared/site/tabs.ts',
      'shared/platform/values/decoder.ts',
      'shared/platform/values/json.ts',
      'shared/platform/values/links.ts',
      'shared/platform/values/money.ts',
      'shared/platform/values/throttle.ts',
    ],
  },
  core: {
    files: [
      'shared/platform/messages/use-messages.ts',
      'shared/platform/providers/',
      'shared/platform/runtime/follow-reset.ts',
      'shared/platform/runtime/keep-focus.ts',
      'shared/platform/runtime/mount/ErrorBoundary.tsx',
      'shared/platform/runtime/mount/adopt.ts',
      'shared/platform/runtime/mount/define-widget.ts',
      'shared/platform/runtime/mount/with-labels.ts',
      'shared/platform/runtime/mount/fallback.ts',
      'shared/platform/runtime/mount/mount-widget.tsx',
      'shared/platform/runtime/mount/replay-press.ts',
      'shared/platform/runtime/mount/widget-root.tsx',
      'shared/ui/button/',
      'shared/ui/dialog/DialogActions.tsx',
      'shared/ui/dialog/inherit-theme.ts',
      'shared/ui/focus/',
      'shared/ui/layout/Title.tsx',
      'shared/ui/layout/VisuallyHidden.tsx',
      'shared/ui/product/Price.tsx',
      'shared/ui/status/',
      'shared/ui/ui-messages.ts',
    ],
    packages: { zustand: ['useStore'], 'zustand/vanilla': ['createStore'] },
  },
  dates: {
    files: [
      'shared/domain/rules/dates/clock.ts',
      'shared/domain/rules/dates/dates.ts',
      'shared/platform/page/shop-clock.ts',
      'shared/platform/providers/use-clock.ts',
      'shared/platform/page/printed-time.ts',
      'shared/platform/values/london.ts',
      'shared/platform/values/server-time.ts',
    ],
  },
  fields: {
    files: [
      // Too small for a file of its own, and not to be copied: two widgets of a page share its state.
      'shared/features/registration/scheme.ts',
      'shared/ui/ShownValue.tsx',
      'shared/ui/form/Field.tsx',
      'shared/ui/form/FieldMessage.tsx',
      'shared/ui/form/TextField.tsx',
      'shared/ui/shown-fields.ts',
    ],
  },
  // What seldom changes of the calls. Apart from `calls`, so that a fix there leaves it in the browsers' caches.
  ky: {
    files: ['shared/domain/api/client/framework-phrases.ts'],
    packages: { ky: ['default', 'HTTPError'] },
  },
  calls: {
    files: [
      'shared/domain/api/client/',
      'shared/domain/api/product.ts',
      'shared/platform/page/events/activate-waiting.ts',
      'shared/domain/page/analytics.ts',
      'shared/domain/page/connect-page.ts',
      'shared/domain/page/take-server-rendered.ts',
      'shared/domain/hooks/use-api.ts',
      'shared/domain/hooks/use-change.ts',
      'shared/domain/hooks/use-shop.ts',
      'shared/domain/page/visit-memory.ts',
      'shared/domain/rules/customers/postcode.ts',
      'shared/domain/rules/order-change.ts',
      'shared/domain/rules/quantity.ts',
      'shared/domain/store/create-shop-store.ts',
      'shared/domain/store/outcome.ts',
      'shared/domain/store/page-hints.ts',
      'shared/site/cards.ts',
      'shared/domain/store/session.ts',
      'shared/domain/store/watched.ts',
      'shared/features/calls/',
      'shared/platform/page/login/lacks-token.ts',
      'shared/platform/values/keep-order.ts',
      'shared/platform/page/lifecycle/leave-for-login.ts',
      'shared/platform/page/lifecycle/navigation.ts',
      'shared/platform/providers/use-navigation.ts',
    ],
  },
  // The messages of the editors; the widgets that open an editor also offer them as labels. Nearly all of them show a
  // quantity too, and one file less to fetch is noticed at the press on a card.
  quantities: {
    files: ['shared/features/ordering/editor-messages.ts', 'shared/ui/form/QuantityStepper.tsx'],
  },
  forms: { packages: { yup: ['object', 'string'] } },
  dialogs: {
    files: ['shared/ui/dialog/', 'shared/ui/focus/return-focus.ts'],
  },
  basket: {
    files: [
      'shared/domain/api/basket.ts',
      'shared/domain/page/connect-basket.ts',
      'shared/domain/hooks/use-basket.ts',
      'shared/domain/rules/basket-changes.ts',
      'shared/domain/store/basket/',
    ],
  },
  'basket-panel': { files: ['shared/features/basket/'] },
  orders: {
    files: [
      'shared/domain/api/box-orders.ts',
      'shared/domain/page/expiry-timers.ts',
      'shared/domain/store/resource.ts',
      'shared/features/boxes/PayLink.tsx',
      'shared/features/boxes/boxes-messages.ts',
    ],
  },
  week: {
    files: [
      'shared/domain/page/connect-weeks.ts',
      'shared/domain/hooks/use-weeks.ts',
      'shared/domain/store/weeks.ts',
      'shared/features/week/',
    ],
  },
  boxes: {
    files: [
      'shared/features/boxes/box-records.ts',
      'shared/features/boxes/box-sums.tsx',
      'shared/features/boxes/box.options.ts',
      'shared/features/boxes/latest-boxes.ts',
      'shared/ui/layout/Table.tsx',
    ],
  },
  'box-dialog': { files: ['shared/features/boxes/'] },
  ordering: {
    files: [
      'shared/domain/api/essentials.ts',
      'shared/domain/rules/essentials/day-caps.ts',
      'shared/domain/rules/essentials/regular-order.ts',
      'shared/features/ordering/',
    ],
  },
  editors: {
    files: [
      'shared/features/ordering/EditLink.tsx',
      'shared/features/ordering/EditorDialog.tsx',
      'shared/ui/status/SavedNote.tsx',
      'shared/features/ordering/use-open-dialog.ts',
    ],
  },
  line: { files: ['shared/features/ordering/line/'] },
  regular: {
    files: ['shared/features/ordering/regular/'],
  },
  'one-off': {
    files: ['shared/features/ordering/one-off/'],
  },
  day: {
    files: [
      'shared/features/ordering/EditorTabs.tsx',
      'shared/features/ordering/day/',
      'shared/ui/layout/Tabs.tsx',
    ],
  },
  account: { files: ['shared/domain/api/account.ts', 'shared/features/account/'] },
  explanations: {
    files: [
      'shared/tools/doctor/placeholder/explain-options.ts',
      'shared/tools/doctor/placeholder/markup.ts',
      'shared/tools/doctor/placeholder/option-attributes.ts',
      'shared/tools/doctor/placeholder/written.ts',
    ],
  },
  'json-slips': { files: ['shared/tools/doctor/placeholder/json-slips.ts'] },
  crashes: { files: ['shared/platform/runtime/mount/tell-crash.ts'] },
  essentials: { files: ['shared/features/ordering/EssentialsTabs.tsx'] },
  calendar: { files: ['shared/ui/date/Calendar.tsx'] },
}

/**
 * The files that are copied into each script that uses them: small files without state, for which a copy costs less
 * than a request or a place in a shared chunk.
 */
export const copied = [
  'shared/domain/api/',
  'shared/domain/hooks/basket-beside.ts',
  'shared/domain/hooks/use-changed-elsewhere.ts',
  'shared/domain/hooks/use-code.ts',
  'shared/domain/hooks/use-reading.ts',
  'shared/domain/rules/',
  'shared/features/basket/basket-messages.ts',
  'shared/features/basket/minimum-order.ts',
  // Names the files of a dialog: in a chunk it would rename whatever names the chunk.
  'shared/features/boxes/use-box-dialog.ts',
  'shared/features/calls/PostedForm.tsx',
  'shared/features/calls/use-form-post.ts',
  'shared/features/calls/use-form-token.ts',
  'shared/features/ordering/OrderEditDialog.tsx',
  'shared/features/ordering/blocked.options.ts',
  'shared/features/ordering/posted-edits.ts',
  'shared/features/ordering/product.options.ts',
  'shared/features/ordering/reason-of.ts',
  'shared/features/ordering/regular/period-in-words.ts',
  'shared/features/registration/',
  'shared/platform/options/post-path.ts',
  'shared/platform/options/script-address.ts',
  'shared/platform/options/selector.ts',
  'shared/platform/page/allowed.ts',
  'shared/platform/page/focus-outcome.ts',
  'shared/platform/page/host/page-wide.ts',
  'shared/platform/page/host/zoom-of.ts',
  'shared/platform/page/login/idempotency.ts',
  'shared/platform/page/lifecycle/alarms.ts',
  'shared/platform/page/lifecycle/close-requests.ts',
  'shared/platform/page/lifecycle/left.ts',
  'shared/platform/page/lifecycle/restored.ts',
  'shared/platform/page/lifecycle/stayed.ts',
  'shared/platform/page/lifecycle/visibility.ts',
  'shared/platform/page/report.ts',
  'shared/platform/page/storage/saved-elsewhere.ts',
  'shared/platform/providers/SendOnce.tsx',
  'shared/platform/providers/use-send-once.ts',
  'shared/platform/providers/use-form-sent.ts',
  'shared/platform/page/login/fresh-token.ts',
  'shared/platform/page/login/past-login.ts',
  'shared/platform/values/',
  'shared/site/',
  'shared/ui/',
  'shared/ui/button/ButtonLink.tsx',
  'shared/ui/dialog/on-top.ts',
  'shared/ui/dialog/use-close-soon.ts',
  'shared/ui/button/LinkButton.tsx',
  'shared/ui/form/ErrorSummary.tsx',
  'shared/ui/form/TextArea.tsx',
  'shared/ui/status/Badge.tsx',
]

/**
 * Style sheets that are combined into one file each. Every widget needs the first; the others are fetched by widgets
 * that use them, themselves or in a part that is loaded later. A sheet that two widgets use must be listed here; all
 * others go into their widget's own file. A page has `shop` and at most two other files. Splitting the first in two
 * would cost 950 bytes, because both would contain the same tokens and declarations.
 */
export const styleBundles = {
  shop: [
    'shared/ui/style/tokens.css',
    'shared/ui/style/base.css',
    'shared/ui/status/Alert.module.css',
    'shared/ui/button/Icon.module.css',
    'shared/ui/button/Button.module.css',
    'shared/ui/status/Spinner.module.css',
    'shared/ui/form/Field.module.css',
    'shared/ui/form/SelectField.module.css',
    'shared/ui/button/TextLink.module.css',
    'shared/ui/form/Checkbox.module.css',
    'shared/ui/layout/VisuallyHidden.module.css',
    'shared/ui/button/IconButton.module.css',
    'shared/ui/layout/Title.module.css',
    'shared/ui/product/Price.module.css',
    'shared/ui/layout/Panel.module.css',
    'shared/ui/layout/Surface.module.css',
    'shared/ui/layout/Tabs.module.css',
    // Too small for files of their own.
    'shared/features/account/AccountRow.module.css',
    'shared/features/registration/OfflineCheckbox.module.css',
    'widgets/community-grid/CommunityGrid.module.css',
    'widgets/enquiry-form/EnquiryForm.module.css',
    'widgets/promo-field/PromoField.module.css',
    'widgets/recipe-email/RecipeEmail.module.css',
    'widgets/slider/Slider.module.css',
    'shared/ui/status/Badge.module.css',
    'shared/ui/status/Skeleton.module.css',
    'shared/ui/product/FoilCap.module.css',
    'shared/ui/form/QuantityStepper.module.css',
    'shared/features/basket/BasketPanel.module.css',
    'shared/features/basket/BasketRow.module.css',
    'shared/ui/layout/Table.module.css',
    'shared/ui/dialog/Dialog.module.css',
    'shared/ui/dialog/DialogActions.module.css',
    'shared/ui/status/SavedNote.module.css',
    'shared/ui/form/RadioGroup.module.css',
    'shared/ui/form/ErrorSummary.module.css',
    'shared/features/ordering/Editors.module.css',
    'shared/features/ordering/ProductSummary.module.css',
    'shared/features/week/WeekNav.module.css',
    'widgets/direct-debit/DirectDebit.module.css',
    'widgets/header-basket/entries/Entry.module.css',
    'widgets/header-basket/days/Day.module.css',
    'widgets/header-basket/week/OpenWeek.module.css',
    'widgets/header-basket/totals/DiscountCode.module.css',
    'widgets/header-basket/totals/Totals.module.css',
    'widgets/header-basket/week/WeekAhead.module.css',
    'widgets/mobile-nav/MobileNav.module.css',
    'widgets/order-dialog/OrderDialog.module.css',
    'widgets/postcode-panel/PostcodePanel.module.css',
    'widgets/registration-steps/RegistrationSteps.module.css',
    'widgets/typeahead/Typeahead.module.css',
    'widgets/weekly-cost/WeeklyCost.module.css',
    'widgets/weekly-view-link/WeeklyViewLink.module.css',
  ],
  dates: [
    'shared/ui/date/DateField.module.css',
    'shared/ui/date/Calendar.module.css',
    'widgets/house-move/HouseMove.module.css',
    'widgets/paginator/Paginator.module.css',
    'widgets/pause-picker/PausePicker.module.css',
    'widgets/transaction-search/TransactionSearch.module.css',
  ],
}

/** The style sheet that pages link for their own cards and header. */
export const forPages = 'shared/ui/style/page.css'
