import { hungaryID } from '@piacter/contracts/lookups';
import { foldText } from '@piacter/db';
import type { Gazetteer, Place } from './gazetteer.ts';
import { isPublicPlace, type PublicPlaces } from './typed-street.ts';

/** What of a typed address is settled: its settlement (or several that may be meant), a code, the words left over. */
export interface TypedAddress {
  settlements: Place[];
  postalCode: string | undefined;
  streetWords: string[];
}

/** Words of the longest settlement name: 'Budapest XI. kerület', 'Sátoraljaújhely', 'Bad Ischl am See'. */
const maxNameWords = 4;
const minPrefixLength = 3;

type Named = (words: readonly string[]) => Place[];

function atStart(words: readonly string[], named: Named, types: PublicPlaces) {
  for (let count = Math.min(maxNameWords, words.length); count > 0; count -= 1) {
    const settlements = named(words.slice(0, count));
    const rest = words.slice(count);
    // 'Baja utca, Budapest' begins with a settlement's name and means a street.
    if (settlements.length > 0 && !(rest[0] && isPublicPlace(rest[0], types))) return { settlements, rest };
  }
  return undefined;
}

function atEnd(words: readonly string[], named: Named) {
  for (let count = Math.min(maxNameWords, words.length - 1); count > 0; count -= 1) {
    const settlements = named(words.slice(-count));
    if (settlements.length > 0) return { settlements, rest: words.slice(0, -count) };
  }
  return undefined;
}

/** 'Vincellér utca Debr': a settlement that is still being typed, after a street that is complete. */
function prefixAtEnd(words: readonly string[], gazetteer: Gazetteer, types: PublicPlaces) {
  const type = words.findLastIndex((word, index) => index > 0 && isPublicPlace(word, types));
  const begun = foldText(words.slice(type + 1).join(' '));
  if (type < 1 || begun.length < minPrefixLength) return undefined;
  const settlement = gazetteer.settlements.find(({ foldedName }) => foldedName.startsWith(begun));
  return settlement && { settlements: [settlement], rest: words.slice(0, type + 1) };
}

/**
 * Takes a typed address apart: 'Debrecen, Vincellér u', 'Vincellér utca Debrecen', '4031', '4031 Vincellér u. 3'.
 * Without a settlement in it the list is empty and all words are left over.
 */
export function parseAddress(
  typed: string,
  gazetteer: Gazetteer,
  types: PublicPlaces,
  countryID: number | undefined,
): TypedAddress {
  const words = typed.split(/[\s,;]+/).filter((word) => foldText(word) !== '');
  const code = words[0] && /^\d{4}$/.test(words[0]) ? words[0] : undefined;
  const ofCode =
    code && (countryID ?? hungaryID) === hungaryID ? gazetteer.settlementsOfCode(hungaryID, code) : [];
  const rest = code ? words.slice(1) : words;
  const named: Named = (given) => gazetteer.settlementsNamed(given.join(' '), countryID);

  const found = atStart(rest, named, types) ?? atEnd(rest, named) ?? prefixAtEnd(rest, gazetteer, types);
  if (found) {
    const withCode = code ? found.settlements.filter((place) => gazetteer.hasCode(place, code)) : [];
    // The code tells the district, and which of two settlements of one name.
    const settlements =
      found.settlements.some(gazetteer.isCapital) && ofCode.length > 0
        ? ofCode
        : withCode.length > 0
          ? withCode
          : found.settlements;
    return { settlements, postalCode: code, streetWords: [...found.rest] };
  }
  const begun = foldText(rest.join(' '));
  const typing = ofCode.filter(({ foldedName }) => foldedName.startsWith(begun));
  if (typing.length > 0) return { settlements: typing, postalCode: code, streetWords: [] };
  return { settlements: ofCode, postalCode: code, streetWords: rest };
}
