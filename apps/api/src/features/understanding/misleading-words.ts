import type { Reading } from './candidates.ts';
import { month } from './days/calendar.ts';
import { isRent } from './given-home.ts';
import type { Context } from './interpretation.ts';
import type { Filters } from './meaning.ts';
import type { Word } from './split-words.ts';

/** 'most vettem egy házat', 'most tört el': what has just happened, not who is there now. */
const isOfPast = (words: readonly Word[], { last }: Reading, { open }: Filters) =>
  open?.join() === 'now' && words[last]?.isJoined === true && pastVerb.test(words[last].flat);
const pastVerb = /(?:[tl]t|t[aeu]m|tunk|tuk|tek|tak)$/;

/**
 * Only who lets a home says whether pets may come: 'kutyás családnak eladó ház' leaves none out, nor does the animal alone
 * ('ház a kutyák miatt') without a rent.
 */
function isPetOfOther(word: string, { isPetAllowed }: Filters, { readings, items }: Context): boolean {
  const ofItems = items.flatMap(({ meanings }) => meanings.property ?? []);
  // 'havi 200 ezer'
  const isMonthly = ofItems.some(({ filters }) => filters.adType !== undefined);
  if (isPetAllowed === undefined || isMonthly || readings.some(isRent)) return false;
  const isSold =
    readings.some(({ meaning }) => meaning?.filters.adType !== undefined) ||
    ofItems.some(({ implied }) => implied?.adType !== undefined);
  return isSold || /^(?:kuty|macsk|cic)(?!\p{L}*(?:[ae]l|barat|as)$)/u.test(word);
}

/** 'januártól költözhető' says when, not that it may be at once. */
const isMoveOfDay = ({ text }: Context, { start, last, first }: Reading, { moveImmediately }: Filters) =>
  moveImmediately !== undefined && last - first === 1 && dayBefore.test(text.original.slice(0, start));
const dayBefore = new RegExp(
  `(?:(?<![a-z])(?:${month})[a-z]{0,8}\\.?|honap[a-z]{0,4}|tavass?z?[a-z]{0,4}|nyar[a-z]{0,4}|ossz?el|tell?el)(?: ?\\d{1,2}\\.?-?[a-z]{0,6})? ?$`,
);

/** Whether the words of a reading say something else here than its filters, and stay a wish. */
export function isOfOther(context: Context, reading: Reading, filters: Filters): boolean {
  const word = context.words[reading.last - 1]?.flat ?? '';
  return (
    isOfPast(context.words, reading, filters) ||
    isPetOfOther(word, filters, context) ||
    isMoveOfDay(context, reading, filters)
  );
}
