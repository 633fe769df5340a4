import { customer, open } from './host-looks'
import { allSettled, everyWidget, visitHost } from './host-page'

test("F-73 A host's picture rules do not reach the widgets, and its quirks mode adds no margin to their forms", async () => {
  const page = await visitHost(
    open,
    {
      doctype: '',
      head: `<style>img { width: 3px; height: 3px; margin: 9px; padding: 9px; border: 5px solid; border-radius: 50%; outline: 2px solid; position: absolute; visibility: hidden; min-width: 400px; object-position: 9px 9px; transition: all 9s }</style>`,
      body: `<main>${await everyWidget('at once')}</main>`,
    },
    customer,
  )
  await allSettled(page)
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll('.doorstep img')].map(element => {
      const { transitionDuration, visibility, outlineStyle, minWidth, borderTopWidth, objectPosition } =
        getComputedStyle(element)
      return { transitionDuration, visibility, outlineStyle, minWidth, borderTopWidth, objectPosition }
    }),
  )
  expect(looks.length).toBeGreaterThan(2)
  for (const look of looks)
    expect(look).toEqual({
      transitionDuration: '0s',
      visibility: 'visible',
      outlineStyle: 'none',
      minWidth: expect.stringMatching(/^(0px|auto)$/),
      borderTopWidth: '0px',
      objectPosition: '50% 50%',
    })
  const margins = await page.evaluate(() =>
    [...document.querySelectorAll('.doorstep form')].map(form => getComputedStyle(form).marginBottom),
  )
  expect(margins.length).toBeGreaterThan(0)
  expect(new Set(margins)).toEqual(new Set(['0px']))
})
