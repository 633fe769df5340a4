import { examplesOf, pageOf } from '../support/all-widgets'
import { openShop } from '../support/browser'
import { tagsOf, visitHost } from './host-page'

test('x', async () => {
  const open = await openShop()
  for (const files of [[], ['javascript/mootools/mootools-core-nc.js']]) {
    const ex = pageOf((await examplesOf('pause-picker'))[0]!).replace(
      'data-widget',
      'data-load="ready" data-widget',
    )
    const page = await visitHost(
      open,
      { head: tagsOf(files), body: ex },
      { as: 'customer', hasPostcode: true },
    )
    await page.waitForSelector('[data-widget-state=mounted]')
    await page.getByRole('button', { name: /^Choose from a calendar: First/ }).click()
    await page.getByRole('grid').waitFor()
    await page.waitForTimeout(1500)
    console.log(
      files.join() +
        (await page
          .getByRole('grid')
          .evaluate(
            e =>
              `${e.querySelectorAll('button').length} ${e.querySelectorAll('[role=gridcell]').length} ` +
              e.outerHTML.slice(0, 900),
          )),
      page.complaints,
    )
  }
  await open.close()
})
