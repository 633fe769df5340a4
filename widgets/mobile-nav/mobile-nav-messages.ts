/** The texts of the navigation; a page may replace any of them. */
export const mobileNavMessages = {
  menu: 'Menu',
  main: 'Shop',
  delivery: 'My deliveries',
  bestOfLocal: 'Best of Local',
  switch: 'Switch',
} as const
