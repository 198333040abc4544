import type { ListingKind } from '@piacter/contracts/listings/values';
import type { MapPin, SearchWords } from '../../features/kinds/search-words/index.ts';
import { searchWords as loadWords } from './search-words.ts';

/** What the pins of a map say. */
export async function describeMap(
  kind: ListingKind,
  pins: readonly MapPin[],
): Promise<ReturnType<SearchWords['describePin']>[]> {
  const { searchWords } = await loadWords[kind]();
  return pins.map((pin) => searchWords.describePin(pin, {}));
}
