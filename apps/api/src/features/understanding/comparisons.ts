/** Sources of patterns of how a text compares, folded. A new way to say it is one word here. */
export const atMost = String.raw`(?:max(?:imum|imalisan)?\.?|legfeljebb|legfolebb)`;
export const atLeast = String.raw`(?:min(?:imum|imalisan)?\.?|legalabb)`;
export const about = String.raw`(?:kb\.?|korulbelul|nagyjabol|cirka|ca\.?)`;
/** Behind a number: 'felett', 'feletti', 'alatt'. */
export const above = '(?:felett|folott)[ie]?';
export const below = 'alatti?';
export const around = 'korul(?:i|belul)?|kornyeken';
export const more = '(?:dragabb|tobb|nagyobb|hosszabb|magasabb)';
export const less = '(?:olcsobb|kevesebb|kisebb|rovidebb|alacsonyabb)';
/** Endings of these: 'többet', 'olcsóbban', 'kisebbért'. */
export const comparedEnding = '(?:[aeo]?t|[ae]n|e|be|ert)?';

const ofMax = new RegExp(`^(?:vagy )?(?:<|ala|${atMost}|${less})`);
const ofMin = new RegExp(`^(?:vagy |es )?(?:>|fel|fol|${atLeast}|${more}|plusz|\\+)`);
const ofAbout = new RegExp(`^(?:${about}|${around})`);

/** What such a word says of a quantity. */
export const findSide = (said: string): 'min' | 'max' | 'about' | undefined =>
  ofMax.test(said) ? 'max' : ofMin.test(said) ? 'min' : ofAbout.test(said) ? 'about' : undefined;
