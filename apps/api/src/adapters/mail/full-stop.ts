/** Ends a sentence with a full stop unless it ends with punctuation already ('Kertész Kft.'). */
export const withFullStop = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
