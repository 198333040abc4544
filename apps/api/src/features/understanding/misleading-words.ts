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

/** 'januártól költözhető' says when, 'gyerekkel költözhető' with whom, not that it may be at once. */
const isMoveOfDay = ({ text }: Context, { start, last, first }: Reading, { moveImmediately }: Filters) =>
  moveImmediately !== undefined && last - first === 1 && dayBefore.test(text.original.slice(0, start));
const dayBefore = new RegExp(
  `(?:(?<![a-z])(?:${month})[a-z]{0,8}\\.?|honap[a-z]{0,4}|tavass?z?[a-z]{0,4}|nyar[a-z]{0,4}|ossz?el|tell?el)(?: ?\\d{1,2}\\.?-?[a-z]{0,6})? ?$|[a-z]{3,}[b-df-hj-np-tv-z][ae]l ?$|(?<![a-z])(?:nelkul|mikor) ?$`,
);

const amount = String.raw`(?:\d{1,3}(?:[-–]\d{1,3})?|negyed|fel|haromnegyed|egy|masfel|ket|par|nehany)`;
const distance = '(?:perc|ora|km|kilometer)[a-z]{0,5}(?: (?:van|levo|eso|tavolsagra))?';
const farAfter = new RegExp(
  `^,? (?:messze|tavol|(?:max\\.?|kb\\.?|legfeljebb|legalabb|min\\.?) )?${amount} ?-?${distance}|^ (?:messze|tavol)(?:bb|abb)?(?![a-z])`,
);
const farBefore = new RegExp(
  `(?<![a-z])(?:${amount} ?-?${distance}|(?<!nem )(?:messze|tavol)(?:bb|abb)?) (?:az? )?$`,
);
/** 'Pécstől távol', 'a Balatontól fél órára': not there. Around a town a journey is a circle, see `readJourney`. */
function isFarFrom({ text, words, radius }: Context, { start, end, last, place }: Reading): boolean {
  if (!place || !/(?:tol|rol)$/.test(words[last - 1]?.flat ?? '')) return false;
  const isCircle = radius !== undefined && (place.kind === 'settlement' || place.kind === 'landmark');
  const { original } = text;
  return !isCircle && (farAfter.test(original.slice(end)) || farBefore.test(original.slice(0, start)));
}

const likeBefore = /(?<![a-z])mint (?:(?:az?|egy) )?$/;
/** 'mint egy garázs Pesten', but 'ugyanaz, mint tavaly Szántódon' */
const likeThere = /(?<![a-z])mint (?:az?|egy) [a-z]+ $/;
const likeAfter = /^ (?:araert|hasonlo[a-z]*|hangulatu|jellegu|stilusu)(?![a-z])/;
/** 'annyiért, mint egy garázs Pesten', 'egy garzon áráért', 'Debrecenhez hasonló': what something else is compared with. */
const isCompared = ({ text: { flat } }: Context, { start, end, place }: Reading): boolean => {
  const isThere = place !== undefined && /(?:[oe]n|b[ae]n|n[ae]l)$/.test(flat.slice(start, end));
  return (
    likeBefore.test(flat.slice(0, start)) ||
    (isThere && likeThere.test(flat.slice(0, start))) ||
    likeAfter.test(flat.slice(end))
  );
};

/** Whether the words of a reading say something else here than its filters, and stay a wish. */
export function isOfOther(context: Context, reading: Reading, filters: Filters): boolean {
  const word = context.words[reading.last - 1]?.flat ?? '';
  return (
    isOfPast(context.words, reading, filters) ||
    isPetOfOther(word, filters, context) ||
    isMoveOfDay(context, reading, filters) ||
    isFarFrom(context, reading) ||
    isCompared(context, reading)
  );
}
