/** Rows of the price table of one listing. */
export const priceTableLimit = 100;

/** Greatest price of a row, in forints. */
export const priceLimit = 999_999_999;

/** Longest name of a row, in characters. */
export const productNameLimit = 160;
