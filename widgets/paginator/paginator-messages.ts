/** The texts of a paginator; a page may replace any of them. */
export const paginatorMessages = {
  pages: 'Results pages',
  showing: 'Showing {first} to {last} of {total}',
  place: 'Page {page} of {pages}',
  page: 'Page {page}',
  previous: 'Previous',
  previousPage: 'Previous page',
  next: 'Next',
  nextPage: 'Next page',
  pagesBefore: 'Previous {count} pages',
  pagesAfter: 'Next {count} pages',
} as const
