import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { nameWithPlace } from '@piacter/contracts/places/values';

/** The title of the document: 'Őrségi vendégház, Őriszentpéter'. */
export const getPageTitle = ({ accommodationName, settlement }: AccommodationDetail): string =>
  nameWithPlace(accommodationName, settlement);
