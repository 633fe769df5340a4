const withoutAddress = ['feedback', 'report_driving', 'other']

/** Returns whether that kind of enquiry needs an address. An enquiry whose kind is not chosen yet may need one (EN-04). */
export const asksAddress = (type: string): boolean => !withoutAddress.includes(type)
