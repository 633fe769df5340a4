const { scopeStyles } = jest.requireActual<{ scopeStyles: (css: string) => string }>(
  '../../../../shared/tools/build/passes/scope-styles.mjs',
)

const selectors = (css: string) =>
  scopeStyles(css)
    .replace(/\{[^}]*\}/g, '')
    .trim()
const root = ':is(#_#_, .doorstep)'

test("A rule applies inside the widgets' roots only", () => {
  expect(selectors('.card > p {}')).toBe(`${root} .card > p`)
  expect(selectors(':where(:root) {}')).toBe(':where(:root)')
})

test.each([':where([data-ground="surface"])', ':where(.doorstep-card)'])(
  'G-70 The wrapper %s sets the background for a widget inside it, and for a part of a widget',
  wrapper => {
    expect(selectors(`${wrapper} .ground {}`)).toBe(`${wrapper} ${root} .ground, ${root} ${wrapper} .ground`)
  },
)
