const withoutAddress = ['feedback', 'report_driving', 'other']

/** Is an enquiry of that kind about somebody's address? One whose kind is not chosen yet may be (EN-04). */
export const asksAddress = (type: string): boolean => !withoutAddress.includes(type)
