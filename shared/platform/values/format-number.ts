/** Formats a whole number for people: "1,234,567". */
export const formatNumber = (whole: number | string): string =>
  String(whole).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',')
