import { foldText } from '@piacter/db/fold-text';
import type { RecognisedPlace } from '../places/index.ts';
import { listPositions, type Reading } from './candidates.ts';
import { type Denied, findDenial } from './denial.ts';
import type { Context } from './interpretation.ts';
import type { Filters } from './meaning.ts';
import { capital } from './place-patterns.ts';
import type { SearchBuilder } from './search-builder.ts';
import type { Word } from './split-words.ts';

/**
 * Whether the search of a place is wider than what was said, which then is a wish, too: a landmark is smaller than its
 * districts, a quarter than its town.
 */
export const isWider = ({ kind, quarter, name }: RecognisedPlace): boolean =>
  kind === 'landmark' || (quarter !== undefined && !name.startsWith(capital));

/** The denial of a part of a town, by itself or beside that; `isSkipped` says that no filter knows it. */
export function findDeniedPart(
  words: readonly Word[],
  reading: Reading,
  isSkipped: boolean,
  denied: readonly Denied[],
): Denied | undefined {
  const isPart = reading.place !== undefined && (isSkipped || isWider(reading.place));
  const denial = isPart ? findDenial(words, reading, denied) : undefined;
  return denial?.kind === 'unwanted' ? { last: reading.last, denial } : undefined;
}

/**
 * Drops a part of a town that is not wanted, as the wish would name it: 'ne a Nyugatinál', 'Győr, ne Nádorváros'. Of the
 * town around it that says nothing; 'Miskolc-Avas kivételével' names it.
 */
export function dropPart(
  search: SearchBuilder,
  reading: Reading,
  filters: Filters,
  { words, text }: Context,
  part: Denied,
  denied: Denied[],
): number[] {
  denied.push(part);
  const { first, last, start, end, place } = reading;
  const isTownNamed = last - first > 1 && words[first]?.flat === foldText(place?.name ?? '');
  if (isTownNamed) search.add(start, end, filters, text);
  return [...listPositions(reading), ...part.denial.words];
}
