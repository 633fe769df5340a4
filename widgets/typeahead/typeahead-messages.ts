/** The texts of the search field; a page may replace any of them. */
export const typeaheadMessages = {
  label: 'Search the shop',
  like: 'Search for milk, bread, bacon',
  search: 'Search',
  suggestions: 'Suggestions',
  foundNone: 'No suggestions.',
  foundOne: '1 suggestion. Choose it with the down arrow key.',
  foundMore: '{count} suggestions. Choose with the arrow keys.',
} as const
