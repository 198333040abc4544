/** Units of an offered price. */
export const priceUnits = [
  'óradíj',
  'napidíj',
  'teljes összeg',
  'bérleti díj',
  'előfizetési díj',
  'kilométerdíj',
  'termékenkénti díj',
] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** The states of an offer on the wire: pending until the requester accepts an offer on the request. */
export const offerStatuses = {
  pending: 'nem érkezett válasz',
  accepted: 'elfogadva',
  refused: 'elutasítva',
} as const;
export type OfferStatus = (typeof offerStatuses)[keyof typeof offerStatuses];
export const offerStatusNames = Object.values(offerStatuses) as [OfferStatus, ...OfferStatus[]];

/** Maximum length of an offer's description, in characters. */
export const offerDescriptionLimit = 4000;

/** Maximum price of an offer, in forints. */
export const offerPriceLimit = 999_999_999;
