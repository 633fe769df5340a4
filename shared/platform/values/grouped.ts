/** A whole number as people read it: "1,234,567". */
export const grouped = (whole: number | string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
