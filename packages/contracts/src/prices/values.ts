/** Maximum number of rows in the price table of a listing. */
export const priceTableLimit = 100;

/** Maximum price of a row, in forints. */
export const priceLimit = 999_999_999;

/** Maximum length of a row's name, in characters. */
export const productNameLimit = 160;
