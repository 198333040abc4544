/** What an offered price is for. */
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

/** The states of an offer, as they stand on the wire: unanswered until the requester accepts one of the request's. */
export const offerStatuses = {
  pending: 'nem érkezett válasz',
  accepted: 'elfogadva',
  refused: 'elutasítva',
} as const;
export type OfferStatus = (typeof offerStatuses)[keyof typeof offerStatuses];
export const offerStatusNames = Object.values(offerStatuses) as [OfferStatus, ...OfferStatus[]];

/** Longest description of an offer, in characters. */
export const offerDescriptionLimit = 4000;

/** Greatest price of an offer, in forints. */
export const offerPriceLimit = 999_999_999;
