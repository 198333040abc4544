import type { OwnAccommodationCard } from '@piacter/contracts/accommodations';
import { lacksNtakNumber } from '@piacter/contracts/accommodations/duties';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { hostPaths, paths } from '@piacter/contracts/site/paths';
import { api, useApi } from '../../../lib/api/index.ts';
import { OwnListings } from '../../desks/index.tsx';
import { getEnding } from '../../lifecycle/index.ts';
import type { OwnListing, OwnListingsConfig } from '../../listings/own/index.ts';
import { formatPlace, getFacts, priceUnit } from '../card/accommodation-facts.ts';
import { ownListingsText as text } from '../text.ts';

const toOwnListing = (accommodation: OwnAccommodationCard): OwnListing => ({
  ...accommodation,
  id: accommodation.accommodationID,
  kind: 'accommodation',
  ending: getEnding('accommodation'),
  kindText: upperFirst(accommodation.accommodationTypeName),
  title: accommodation.accommodationName,
  price: { amount: accommodation.pricePerPerson, unit: priceUnit },
  place: formatPlace(accommodation),
  facts: getFacts(accommodation),
  lacking: lacksNtakNumber(accommodation) ? text.noNtakNumber : undefined,
  publicPath: paths.accommodation(accommodation.accommodationUrl),
  editPath: hostPaths.listing(accommodation.accommodationID),
  calendarPath: hostPaths.calendar(accommodation.accommodationID),
});

const accommodations: OwnListingsConfig<OwnAccommodationCard> = {
  kind: 'accommodation',
  words: text,
  newPath: hostPaths.newListing,
  editPath: hostPaths.listing,
  useList: () => useApi('GET /api/accommodations-by-user', {}),
  remove: ({ accommodationID: id }) => api('DELETE /api/accommodations/{id}', { params: { id } }),
  toOwnListing,
};

/** /szallasado/szallasaim (HOST-01). */
export function OwnAccommodationsPage() {
  return <OwnListings config={accommodations} />;
}
