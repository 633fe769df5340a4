import type { Example } from '../../shared/platform/runtime/example'

const link = (page: number, words: string) => `<a href="/account/transactions?page=${page}">${words}</a>`

export const examples: Example[] = [
  {
    name: 'On the second of five pages',
    about: 'The whole list has 112 things, 25 on a page. In a narrow column the numbers make room.',
    visitor: 'customer',
    markup: `<div data-widget="paginator" data-total="112" data-page="2" data-url="/account/transactions?page={page}">
  ${link(1, 'Previous')} ${link(3, 'Next')}
</div>`,
  },
  {
    name: 'A long list',
    about: 'Ten numbers at a time, with ways to the ten before and the ten after.',
    visitor: 'customer',
    markup: `<div data-widget="paginator" data-total="1120" data-page="14" data-url="/account/transactions?page={page}">
  ${link(13, 'Previous')} ${link(15, 'Next')}
</div>`,
  },
  {
    name: 'Shorter pages',
    about: 'Ten things on a page and five numbers at a time.',
    visitor: 'customer',
    markup: `<div data-widget="paginator" data-total="112" data-per-page="10" data-chunk="5" data-page="6" data-url="/account/transactions?page={page}">
  ${link(5, 'Previous')} ${link(7, 'Next')}
</div>`,
  },
  {
    name: 'A page that is not there',
    about:
      'Somebody followed an old link: nothing is said of what is shown, and the way back leads to the last page.',
    visitor: 'customer',
    markup: `<div data-widget="paginator" data-total="60" data-page="9">${link(3, 'Previous')}</div>`,
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    visitor: 'customer',
    markup: `<div data-widget="paginator" data-total="60" data-page="2">
  <script type="application/json">
    { "labels": { "previous": "Newer", "previousPage": "Newer payments", "next": "Older", "nextPage": "Older payments" } }
  </script>
  ${link(1, 'Newer')} ${link(3, 'Older')}
</div>`,
  },
]
