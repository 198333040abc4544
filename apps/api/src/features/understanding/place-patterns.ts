import { radii } from '@piacter/contracts/places/values';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { type FoundSettlement, findDistrict } from '../places/index.ts';
import { atMost } from './comparisons.ts';
import type { FlatText, Span } from './flat-text.ts';
import { opening } from './numbers.ts';

/** Whose districts and surroundings are places of their own. */
export const capital = 'Budapest';

/** Districts of Budapest by their numbers: 'XIII. kerület', 'bp 13', '5-6-7. kerület'. Taken out. */
export function readDistrict(text: FlatText): FoundSettlement[] {
  const found = findDistrict(text.flat);
  if (!found) return [];
  text.take(found.start, found.end);
  return [found];
}

/** So many kilometres around a place. */
export interface FoundRadius extends Span {
  kilometres: number;
}

const distance = new RegExp(
  `${opening}(?:${atMost} )?(\\d{1,3}) ?(?:km|kilometer)(?:-?(?:es|en|re))?(?: ?(?:belul|korzet\\p{L}*|kornyek\\p{L}*|sugar\\p{L}*|tavolsag\\p{L}*))?(?![\\p{L}\\d])`,
  'u',
);
const maxRadius = Math.max(...radii);

/** '20 km', '20 km-es körzetben', '10 kilométeren belül'; of more than the search knows its widest. Taken out. */
export function readRadius(text: FlatText): FoundRadius | undefined {
  const match = distance.exec(text.flat);
  const kilometres = Number(match?.[1]);
  if (!match || !(kilometres >= 1)) return undefined;
  return { ...text.takeMatch(match), kilometres: Math.min(kilometres, maxRadius) };
}

const hungaryID = 1;
/** What follows the year in which a house was built. */
const builtThen = /^ ?(?:utan|elott|ota|korul|(?:es )?epites|(?:ban |ben )?epul)/;

/** The settlement of a postal code; the code itself where several settlements share it. Taken out. */
export function readPostalCode(text: FlatText, gazetteer: Gazetteer, today: string): FoundSettlement[] {
  for (const match of text.flat.matchAll(/(?<![\p{L}\d.,-])(?:h-)?([1-9]\d{3})(?![\p{L}\d]|[.,]\d)/gu)) {
    const code = match[1] ?? '';
    // 2026 is a year before it is Visegrád, and 2000 in '2000 után épült' before it is Szentendre.
    if (Math.abs(Number(code) - Number(today.slice(0, 4))) <= 1) continue;
    if (builtThen.test(text.flat.slice(match.index + match[0].length))) continue;
    const [first, ...others] = gazetteer.settlementsOfCode(hungaryID, code);
    if (!first) continue;
    return [{ ...text.takeMatch(match), names: [others.length === 0 ? first.regionName : code] }];
  }
  return [];
}
