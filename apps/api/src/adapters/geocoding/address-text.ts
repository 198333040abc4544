import { hungaryID } from '@piacter/contracts/lookups';
import { foldText } from '@piacter/db/fold-text';
import type { Gazetteer, Place } from './gazetteer.ts';
import { isPublicPlace, type PublicPlaces } from './typed-street.ts';

/** A search text split into its settlement, postal code and remaining words. */
export interface ParsedAddress {
  /** Several where the name is ambiguous. */
  settlements: Place[];
  postalCode: string | undefined;
  streetWords: string[];
}

/** Maximum words of a settlement name: 'Budapest XI. kerület', 'Sátoraljaújhely', 'Bad Ischl am See'. */
const maxNameWords = 4;
const minPrefixLength = 3;

type FindByName = (words: readonly string[]) => Place[];

function matchStart(words: readonly string[], findByName: FindByName, types: PublicPlaces) {
  for (let count = Math.min(maxNameWords, words.length); count > 0; count -= 1) {
    const settlements = findByName(words.slice(0, count));
    const rest = words.slice(count);
    // 'Baja utca, Budapest' starts with the name of a settlement but means a street.
    if (settlements.length > 0 && !(rest[0] && isPublicPlace(rest[0], types))) return { settlements, rest };
  }
  return undefined;
}

function matchEnd(words: readonly string[], findByName: FindByName) {
  for (let count = Math.min(maxNameWords, words.length - 1); count > 0; count -= 1) {
    const settlements = findByName(words.slice(-count));
    if (settlements.length > 0) return { settlements, rest: words.slice(0, -count) };
  }
  return undefined;
}

/** Matches an incomplete settlement after a complete street: 'Vincellér utca Debr'. */
function matchPrefixAtEnd(words: readonly string[], gazetteer: Gazetteer, types: PublicPlaces) {
  const type = words.findLastIndex((word, index) => index > 0 && isPublicPlace(word, types));
  const prefix = foldText(words.slice(type + 1).join(' '));
  if (type < 1 || prefix.length < minPrefixLength) return undefined;
  const settlement = gazetteer.settlements.find(({ foldedName }) => foldedName.startsWith(prefix));
  return settlement && { settlements: [settlement], rest: words.slice(0, type + 1) };
}

/**
 * Parses a search text: 'Debrecen, Vincellér u', 'Vincellér utca Debrecen', '4031', '4031 Vincellér u. 3'. Without a
 * settlement the list is empty and all words remain.
 */
export function parseAddress(
  typed: string,
  gazetteer: Gazetteer,
  types: PublicPlaces,
  countryID: number | undefined,
): ParsedAddress {
  const words = typed.split(/[\s,;]+/).filter((word) => foldText(word) !== '');
  const code = words[0] && /^\d{4}$/.test(words[0]) ? words[0] : undefined;
  const ofCode =
    code && (countryID ?? hungaryID) === hungaryID ? gazetteer.settlementsOfCode(hungaryID, code) : [];
  const rest = code ? words.slice(1) : words;
  const findByName: FindByName = (given) => gazetteer.settlementsNamed(given.join(' '), countryID);

  const found =
    matchStart(rest, findByName, types) ??
    matchEnd(rest, findByName) ??
    matchPrefixAtEnd(rest, gazetteer, types);
  if (found) {
    const withCode = code ? found.settlements.filter((place) => gazetteer.hasCode(place, code)) : [];
    // The postal code selects the district of Budapest, and one of several settlements with the same name.
    const settlements =
      found.settlements.some(gazetteer.isCapital) && ofCode.length > 0
        ? ofCode
        : withCode.length > 0
          ? withCode
          : found.settlements;
    return { settlements, postalCode: code, streetWords: [...found.rest] };
  }
  const prefix = foldText(rest.join(' '));
  const matching = ofCode.filter(({ foldedName }) => foldedName.startsWith(prefix));
  if (matching.length > 0) return { settlements: matching, postalCode: code, streetWords: [] };
  return { settlements: ofCode, postalCode: code, streetWords: rest };
}
