import type { Reading } from './candidates.ts';
import type { ChosenProfession } from './choose-profession.ts';
import { isSwap } from './given-home.ts';
import { homes } from './home-words.ts';
import type { FoundProfession } from './professions-index.ts';
import type { Word } from './split-words.ts';
import { commonPlaceWords, nearPlace } from './word-tables.ts';

/** The trades that are no part of what several words mean otherwise: 'borász vendégház', 'edző terem', 'vizes hely'. */
export const withoutPhrases = (
  trades: readonly FoundProfession[],
  phrases: readonly Pick<Reading, 'first' | 'last' | 'meaning'>[],
): FoundProfession[] =>
  trades.filter(
    ({ words }) =>
      !phrases.some(
        ({ first, last, meaning }) =>
          (meaning?.weight ?? 0) >= minPhraseWeight &&
          last - first > words.length &&
          words.every((at) => first <= at && at < last),
      ),
  );
/** That of a phrase which tells a kind; 'heti takarítás' is work as well. */
const minPhraseWeight = 1;

/** A home of one's own or that something is for: 'eladom a lakásom', 'eladó házhoz'. */
const homeOfWork = new RegExp(
  `^(?:valyog|csaladi|panel|tegla|paraszt|kocka|tarsas)?(?:${homes})(?:hoz|hez|[br][ae]|[aeo]?m(?:[ae]t|b[ae]n?|r[ae]|hoz|hez)?|u?nk(?:[ae]t|b[ae]n?|r[ae]|hoz|hez)?)$`,
);

/** What something is needed for: 'energetikai tanúsítvány lakás eladáshoz'. */
const purposeOfWork =
  /^(?:lakas|haz|telek)?(?:elad|vasarl|kiad|berbead|adasvetel|felujit|epit|koltoz)\p{L}*h[oe]z$/u;

/** Whether a home is what a professional is asked for: 'eladom a lakásom, kell hozzá energetikai tanúsítvány'. */
export const isOfWork = (
  words: readonly Word[],
  trades: readonly FoundProfession[],
  readings: readonly Reading[],
): boolean =>
  trades.some(({ weight }) => weight >= minTradeWeight) &&
  words.some(
    ({ flat }, at) =>
      (homeOfWork.test(flat) || purposeOfWork.test(flat)) && !nearPlace.has(words[at + 1]?.flat ?? ''),
  ) &&
  !readings.some(isSwap);
/** 'táncórát vennénk': who buys what is a trade's, and says nothing of a home, looks for the trade. */
export const isPurchaseOfWork = (
  words: readonly Word[],
  trades: readonly FoundProfession[],
  readings: readonly Reading[],
): boolean =>
  trades.some(({ weight }) => weight >= minTradeWeight) &&
  words.some(({ flat }) => /^(?:meg)?(?:venn|venni|veszek|veszunk|vasarol)/.test(flat)) &&
  readings.every(
    ({ place, meaning }) => place !== undefined || Object.keys(meaning?.filters ?? {}).join() === 'adType',
  );

/** That of a trade that is named or described, not of a thing that something has: 'napelemmel'. */
const minTradeWeight = 4;

/** What a trade that is called by its name tells beyond 'eladó' and 'lakás'. */
export const callWeight = 2;

/** What tells of a home alone, as 'albérlet' does: 'eladó' may be said of what the work is for. */
const minHomeWeight = 5;

/** 'villanyszerelő eladó lakás': the bare name of a trade, neither its room nor a place: 'asztalos műhellyel', 'Ács'. */
export function isCalled(
  { isOwnName, named }: ChosenProfession,
  words: readonly Word[],
  ofHomes: readonly Pick<Reading, 'first' | 'last' | 'meaning'>[],
): boolean {
  const last = Math.max(...named);
  const [word = '', next] = [words[last]?.flat, words[last + 1]];
  // 'vályogház aláfalazás' names the work, unless the home is let or for sale.
  const says = (name: string) => ofHomes.some(({ meaning }) => meaning?.filters[name] !== undefined);
  const isWork = work.test(word) && says('houseType') && !says('adType');
  if (isWork && !ofHomes.some(({ first, last: end }) => first <= last && last < end)) return true;
  if (isOwnName !== true || withSuffix.test(word) || adjective.test(word)) return false;
  if (commonPlaceWords.has(word) || (next?.isJoined && notAsked.test(next.flat))) return false;
  // 'edző terem mellett' is a place, 'cserépkályhás' a heating.
  const isOfHome = ({ first, last: end, meaning }: (typeof ofHomes)[number]) =>
    (first <= last && last < end) || (meaning?.weight ?? 0) >= minHomeWeight;
  return !ofHomes.some(isOfHome);
}
/** 'aláfalazás', 'bekötés' */
const work = /.{4}[ae]s$/;
/** 'parkettás lakás', 'üveges erkély' */
const adjective = /[aeo]s$/;
const withSuffix = /(?:h[oe]z|n[ae]l|n[ae]k|b[ae]n?|t[oe]l|r[oe]l|r[ae]|[oe]n|[ae]l)$/;
/** Where the trade is, or what it did: 'műhely', 'építész által tervezett'. */
const notAsked =
  /^(?:altal|szerint|muhely|muhell|uzlet|szalon|helyiseg|iroda|rendelo|studio|utca|uti?$|ter$|koz)/;

/** With whom somebody goes somewhere. */
const company =
  /^(?:kuty|cic|macsk|gyerek|gyermek|csalad|baba|unok|lany|lann|ferj|feleseg|barat)\p{L}*[ae]l$/u;

/** 'kutyussal Szarvasra, kerítés kell': what is named beside a way to go is a wish, not what a trade is asked for. */
export const isOfTravel = (words: readonly Word[], readings: readonly Reading[]): boolean =>
  words.some(({ flat }) => company.test(flat)) &&
  readings.some(
    ({ place, last }) => place?.suffix === 'place' && /[rb][ae]$/.test(words[last - 1]?.flat ?? ''),
  );
/** What the name of a thing tells of the trade then. */
export const thingWeight = 1;
