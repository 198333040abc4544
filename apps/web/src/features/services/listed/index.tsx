import type { ServiceCard } from '@piacter/contracts/services';
import { ServiceListingCard } from '../card/index.ts';

/** One in a list of listings of all kinds, with its price in the unit of its card. */
export const listedService = {
  getID: ({ serviceID }: ServiceCard) => serviceID,
  getPrice: ({ price }: ServiceCard) => price,
  render: (service: ServiceCard) => <ServiceListingCard service={service} />,
};
