import type { ChosenProfession } from './choose-profession.ts';
import { isSwap } from './given-home.ts';
import type { FoundProfession } from './professions-index.ts';
import { commonPlaceWords, nearPlace } from './word-tables.ts';
import type { Reading, Word } from './words.ts';

/** A home of one's own or that something is for: 'eladom a lakásom', 'eladó házhoz'. */
const homeOfWork =
  /^(?:lakas|haz|telk|telek|garzon|ingatlan|nyaralo|sorhaz|ikerhaz)(?:hoz|hez|[aeo]?m(?:[ae]t|b[ae]n?|r[ae]|hoz|hez)?|u?nk(?:[ae]t|b[ae]n?|r[ae]|hoz|hez)?)$/;

/** Whether a home is what a professional is asked for: 'eladom a lakásom, kell hozzá energetikai tanúsítvány'. */
export const isOfWork = (
  words: readonly Word[],
  trades: readonly FoundProfession[],
  readings: readonly Reading[],
): boolean =>
  trades.some(({ weight }) => weight >= minTradeWeight) &&
  words.some(({ flat }, at) => homeOfWork.test(flat) && !nearPlace.has(words[at + 1]?.flat ?? '')) &&
  !readings.some(isSwap);
/** That of a trade that is named or described, not of a thing that something has: 'napelemmel'. */
const minTradeWeight = 4;

/** What a trade that is called by its name tells beyond 'eladó' and 'lakás'. */
export const callWeight = 2;

/** 'ingatlanfotós eladó lakás': the bare name of a trade, neither its room nor a place: 'asztalos műhellyel', 'Ács'. */
export function isCalled({ isOwnName, named }: ChosenProfession, words: readonly Word[]): boolean {
  const last = Math.max(...named);
  const [word = '', next] = [words[last]?.flat, words[last + 1]];
  const isPlace = commonPlaceWords.has(word) || (next?.isJoined && workplace.test(next.flat));
  return isOwnName === true && !isPlace && !withSuffix.test(word);
}
const withSuffix = /(?:h[oe]z|n[ae]l|b[ae]n?|t[oe]l|r[oe]l|r[ae]|[oe]n|[ae]l)$/;
const workplace = /^(?:muhely|muhell|uzlet|szalon|helyiseg|iroda|rendelo|studio|utca|uti?$|ter$|koz)/;

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
