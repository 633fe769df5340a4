/** The texts of the steps of the registration; the page may replace any of them. */
export const registrationStepsMessages = {
  registration: 'Registration',
  checkPostcode: 'Check your postcode',
  chooseItems: 'Choose your items',
  complete: 'Complete your registration for deliveries',
  completed: ', completed',
  register: 'Register',
  milk: 'Milk',
  storeCupboard: 'Store cupboard',
  drinksSnacks: 'Drinks & snacks',
  butcher: 'Butcher',
  bakery: 'Bakery',
  greengrocer: 'Greengrocer',
} as const
