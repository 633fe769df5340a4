import { placeholder, playRows, type Row, until } from './play-rows'

// Right-to-left pages, capitals of other alphabets, and texts in other scripts.

const rtl = '<script>document.documentElement.dir = "rtl"; document.documentElement.lang = "ar"</script>'
const gallery = `${placeholder('slider', 'data-slides="row" data-title="This week" data-per-view="1"')}<div class="slides" id="row"><ul>${['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(name => `<li style="width: 300px"><h3><a href="/found?${name}">${name}</a></h3></li>`).join('')}</ul></div>`

const rows: Row[] = [
  {
    id: 'K-124',
    report: 'https://github.com/UI5/webcomponents/issues/2006',
    sees: 'from right to left, Next moves the slides to the right',
    head: rtl,
    body: gallery,
    act: async ({ page }) => {
      const at = async () => (await page.getByRole('link', { name: 'One' }).boundingBox())?.x ?? 0
      const before = await at()
      await page.getByRole('button', { name: /^Next/ }).click()
      await until(async () => (await at()) > before + 50, 'a move to the right')
    },
  },
  {
    id: 'K-131',
    report: 'https://github.com/jclehner/rxdroid/issues/14',
    sees: 'from right to left, a date reads day, month, year from the left, as typed',
    head: rtl,
    body: placeholder('pause-picker'),
    act: async ({ page }) =>
      expect(
        await page
          .getByRole('textbox')
          .first()
          .evaluate(field => getComputedStyle(field).direction),
      ).toBe('ltr'),
  },
]

playRows(rows)
