import type { PropertyCard } from '@piacter/contracts/properties';
import { PropertyResultCard } from '../card/index.ts';

/** One in a list of listings of all kinds, with its price in the unit of its card. */
export const listedProperty = {
  getID: ({ realEstateID }: PropertyCard) => realEstateID,
  getPrice: ({ price }: PropertyCard) => price,
  render: (property: PropertyCard) => <PropertyResultCard property={property} />,
};
