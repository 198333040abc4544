import type { ListingKind } from '@piacter/contracts/listings/values';
import { kindParts } from '../../features/kinds/parts/index.ts';
import type { MapPin, SearchWords } from '../../features/listings/search-words/index.ts';

/** What the pins of a map say. */
export async function describeMap(
  kind: ListingKind,
  pins: readonly MapPin[],
): Promise<ReturnType<SearchWords['describePin']>[]> {
  const { searchWords } = await kindParts[kind].loadWords();
  return pins.map((pin) => searchWords.describePin(pin, {}));
}
