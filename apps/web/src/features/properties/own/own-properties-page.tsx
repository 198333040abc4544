import type { OwnPropertyCard } from '@piacter/contracts/properties';
import { lacksEnergyClass } from '@piacter/contracts/properties/duties';
import { formatAdKind } from '@piacter/contracts/properties/values';
import { ownerPaths, paths } from '@piacter/contracts/site/paths';
import { api, useApi } from '../../../lib/api/index.ts';
import { thousandsToForints } from '../../../lib/format.ts';
import { OwnListings } from '../../desks/index.tsx';
import { getEnding } from '../../lifecycle/index.ts';
import type { OwnListing, OwnListingsConfig } from '../../listings/own/index.ts';
import { getFacts, getPriceUnit } from '../card/property-facts.ts';
import { ownListingsText as text } from '../text.ts';

/** The address of one of the user's ads in one line; its owner sees the street even if it is hidden. */
const formatPlace = ({ settlement, streetName }: OwnPropertyCard): string =>
  [settlement, streetName].filter(Boolean).join(', ');

const toOwnListing = (property: OwnPropertyCard): OwnListing => ({
  ...property,
  id: property.realEstateID,
  kind: 'property',
  ending: getEnding('property', property.adType),
  kindText: formatAdKind(property),
  title: formatPlace(property),
  price: { amount: thousandsToForints(property.price), unit: getPriceUnit(property.adType) },
  facts: getFacts(property),
  lacking: lacksEnergyClass(property) ? text.noEnergyClass : undefined,
  publicPath: paths.property(property.realEstateID),
  editPath: ownerPaths.listing(property.realEstateID),
});

const properties: OwnListingsConfig<OwnPropertyCard> = {
  kind: 'property',
  words: text,
  newPath: ownerPaths.newListing,
  editPath: ownerPaths.listing,
  useList: () => useApi('GET /api/real-estates-by-user', {}),
  remove: ({ realEstateID }) => api('DELETE /api/real-estate/{realEstateID}', { params: { realEstateID } }),
  toOwnListing,
};

/** /ingatlan_tulajdonos/ingatlanok (OWN-01). */
export function OwnPropertiesPage() {
  return <OwnListings config={properties} />;
}
