/** @jest-environment ./test/support/node-env.mjs */
const { scopeStyles } = jest.requireActual<{ scopeStyles: (css: string) => string }>(
  '../../../../shared/tools/build/passes/scope-styles.mjs',
)

const selectors = (css: string) =>
  scopeStyles(css)
    .replace(/\{[^}]*\}/g, '')
    .trim()
const root = ':is(#_#_, .doorstep)'

test("a rule holds inside the widgets' roots only", () => {
  expect(selectors('.card > p {}')).toBe(`${root} .card > p`)
  expect(selectors(':where(:root) {}')).toBe(':where(:root)')
})

test('what a wrapper says of its ground holds for a whole widget in it, and for a part of one', () => {
  const wrapper = ':where([data-ground="surface"])'
  expect(selectors(`${wrapper} .ground {}`)).toBe(`${wrapper} ${root} .ground, ${root} ${wrapper} .ground`)
})
