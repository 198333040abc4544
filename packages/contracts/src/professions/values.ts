/** Maximum length of a profession's name, in characters. */
export const professionNameLimit = 120;
/** Maximum length of a profession's synonyms, in characters. */
export const professionSynonymsLimit = 1500;
