/** Maximum length of a profession's name, in characters. */
export const professionNameLimit = 120;
