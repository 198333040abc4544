/** Words as a sentence of a mail: what ends in a sign of its own ('Kertész Kft.') gets no second one. */
export const withFullStop = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
